import LifecycleKit

enum DeepLinkTwice: LeakShape {
  static let entry = CatalogueEntry(
    123, "deep-link-twice", .abandoned,
    "One link is handled by the app's delegate and by the scene's: the order opens twice.",
    "Each of the two screens is on the stack, where it belongs; only their number is wrong.",
    cells: "N N Y P Y N"
  )
  .fixed("", by: "if orders.contains(where: { $0.title == title }) { return }")
  .held("UIWindow.rootViewController → UINavigationController.topViewController")
  .differing(
    .teardown, .found, because: "it is handed the second screen; who asks has to know which")

  final class OrderViewController: UIViewController {}

  @MainActor struct LinkRouter {
    let navigation: UINavigationController
    let form: Form

    var orders: [OrderViewController] {
      navigation.viewControllers.compactMap { $0 as? OrderViewController }
    }

    func open(_ title: String) {
      switch form {
      case .broken:
        break
      case .fixed:
        if orders.contains(where: { $0.title == title }) { return }
      }
      let screen = OrderViewController()
      screen.title = title
      navigation.pushViewController(screen, animated: true)
    }
  }

  static func play(on stage: Stage) throws {
    let router = LinkRouter(navigation: stage.navigation, form: stage.form)
    for _ in ["the app's delegate", "the scene's delegate"] {
      stage.simulation.perform { router.open("Order 7") }
      try stage.simulation.settle()
    }
    router.orders.dropFirst().forEach(stage.expectGone)
  }
}
