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

enum CoordinatorClosure: LeakShape {
  static let entry = CatalogueEntry(
    109, "coordinator-closure", .cycle,
    "A coordinator stores its screen, and the screen's callback captures the coordinator.",
    "The two keep each other, also when the coordinator's starter has released it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "screen.onDone = { self.finish() }", by: "screen.onDone = { [weak self] in self?.finish() }"
  )
  .held(
    "cycle: OrderCoordinator.screen → OrderViewController.onDone → "
      + "closure #1 in CoordinatorClosure.OrderCoordinator.start(_:) captures self")

  final class OrderViewController: UIViewController {
    var onDone: (() -> Void)?
  }

  @MainActor final class OrderCoordinator {
    let screen = OrderViewController()
    private(set) var isFinished = false

    func start(_ form: Form) {
      switch form {
      case .broken:
        screen.onDone = { self.finish() }
      case .fixed:
        screen.onDone = { [weak self] in self?.finish() }
      }
    }

    private func finish() {
      isFinished = true
      screen.navigationController?.popViewController(animated: true)
    }
  }

  static func play(on stage: Stage) throws {
    let coordinator = stage.simulation.perform { OrderCoordinator() }
    coordinator.start(stage.form)
    stage.push { coordinator.screen }
    stage.simulation.advance(by: .seconds(1))
    coordinator.screen.onDone?()
    try stage.simulation.settle()
  }
}

enum SwipeBack: LeakShape {
  static let entry = CatalogueEntry(
    110, "swipe-back", .abandoned,
    "A router detaches its child when the screen's back button is tapped, and only then.",
    "A swipe from the edge pops the screen too, but taps no button: the child stays attached.",
    cells: "P P 2 Y Y N"
  )
  .fixed("", by: "if isMovingFromParent { onLeave?() }")
  .held("HomeRouter.children[_]")
  .differing(.delayed, .missed, because: "this router keeps no screen, and the screen goes")
  .differing(.scan, .missed, because: "this router keeps no screen, and the screen goes")

  final class TripViewController: ShapeViewController {
    var onLeave: (() -> Void)?

    func tapBack() {
      navigationController?.popViewController(animated: true)
      onLeave?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        if isMovingFromParent { onLeave?() }
      }
    }
  }

  @MainActor final class TripRouter: LeakDetectable {
    let instanceToken = InstanceToken()

    init() {
      countInstance(self)
    }
  }

  @MainActor final class HomeRouter {
    private(set) var children: [TripRouter] = []

    func attachTrip(to screen: TripViewController) {
      let child = TripRouter()
      children.append(child)
      screen.onLeave = { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let home = HomeRouter()
    stage.keep(home, named: "the home router")
    stage.push {
      let screen = TripViewController(stage.form)
      home.attachTrip(to: screen)
      return screen
    }
    home.children.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.user.swipeBack(in: stage.navigation)
    try stage.simulation.settle()
  }
}
