import LifecycleKit

enum ReplacedStack: LeakShape {
  static let entry = CatalogueEntry(
    114, "replaced-stack", .abandoned,
    "An order is paid: the steps of the checkout leave the stack in one call.",
    "The coordinator lists the steps for its progress bar, and still does when they are over.",
    cells: "P Y 2 Y Y N"
  )
  .fixed("", by: "steps = []")
  .held("CheckoutCoordinator.steps[_]")
  .differing(
    .delayed, .found, because: "every screen that leaves the stack departs, covered or not")

  final class AddressViewController: UIViewController {}
  final class PaymentViewController: UIViewController {}
  final class ReceiptViewController: UIViewController {}

  @MainActor final class CheckoutCoordinator {
    private(set) var steps: [UIViewController] = []

    func start(on navigation: UINavigationController) {
      steps = [AddressViewController(), PaymentViewController()]
      for step in steps { navigation.pushViewController(step, animated: false) }
    }

    func finish(on navigation: UINavigationController, _ form: Form) {
      let list = navigation.viewControllers[0]
      navigation.setViewControllers([list, ReceiptViewController()], animated: true)
      switch form {
      case .broken:
        break
      case .fixed:
        steps = []
      }
    }
  }

  static func play(on stage: Stage) throws {
    let checkout = CheckoutCoordinator()
    stage.keep(checkout, named: "the checkout's coordinator")
    stage.simulation.perform { checkout.start(on: stage.navigation) }
    checkout.steps.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform { checkout.finish(on: stage.navigation, stage.form) }
    try stage.simulation.settle()
  }
}
