import LifecycleKit

enum HangingOffCycle: LeakShape {
  static let entry = CatalogueEntry(
    53, "hanging-off-cycle", .cycle,
    "A coordinator and its router hold each other; the coordinator also holds its screen.",
    "The screen is part of no cycle, it hangs off one that nobody can take apart any more.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("let coordinator: AnyObject", by: "unowned let coordinator: AnyObject")
  .held("OrdersCoordinator.screen")

  enum Broken {
    final class Router {
      let coordinator: AnyObject
      init(_ coordinator: AnyObject) { self.coordinator = coordinator }
    }
  }

  enum Fixed {
    final class Router {
      unowned let coordinator: AnyObject
      init(_ coordinator: AnyObject) { self.coordinator = coordinator }
    }
  }

  final class OrdersViewController: UIViewController {}

  @MainActor final class OrdersCoordinator {
    let screen = OrdersViewController()
    var router: AnyObject?

    init(_ form: Form) {
      switch form {
      case .broken: router = Broken.Router(self)
      case .fixed: router = Fixed.Router(self)
      }
    }
  }

  static func play(on stage: Stage) throws {
    let coordinator = stage.simulation.perform { OrdersCoordinator(stage.form) }
    try stage.pushAndPop { coordinator.screen }
  }
}
