import LifecycleKit

enum BackButton: LeakShape {
  static let entry = CatalogueEntry(
    108, "back-button", .abandoned,
    "A coordinator starts a child for an order, and forgets it when the order ends with Done.",
    "The back button tells no coordinator: the child stays, and with it the screen it stores.",
    cells: "P P 2 Y Y N"
  )
  .fixed("", by: "children.removeAll { !navigation.viewControllers.contains($0.screen) }")
  .held("OrdersCoordinator.children[_] → OrderCoordinator.screen")
  .differing(.delayed, .found, because: "this child stores its screen, and the screen is missed")
  .differing(.scan, .found, because: "this child stores its screen, and the screen is missed")

  final class OrderViewController: UIViewController {
    var onDone: (() -> Void)?
  }

  @MainActor final class OrderCoordinator: LeakDetectable {
    let instanceToken = InstanceToken()
    let screen = OrderViewController()

    init() {
      countInstance(self)
    }
  }

  @MainActor final class OrdersCoordinator: UINavigationControllerDelegate {
    private let form: Form
    private(set) var children: [OrderCoordinator] = []

    init(_ form: Form) {
      self.form = form
    }

    func showOrder(on navigation: UINavigationController) {
      let child = OrderCoordinator()
      child.screen.onDone = { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
      children.append(child)
      navigation.delegate = self
      navigation.pushViewController(child.screen, animated: true)
    }

    func navigationController(
      _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      switch form {
      case .broken:
        break
      case .fixed:
        children.removeAll { !navigation.viewControllers.contains($0.screen) }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let orders = OrdersCoordinator(stage.form)
    stage.keep(orders, named: "the orders' coordinator")
    stage.simulation.perform { orders.showOrder(on: stage.navigation) }
    orders.children.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.user.tapBackButton(in: stage.navigation)
    try stage.simulation.settle()
  }
}
