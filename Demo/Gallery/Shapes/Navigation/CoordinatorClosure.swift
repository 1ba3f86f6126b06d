import LifecycleKit

enum CoordinatorClosure: LeakShape {
  static let entry = CatalogueEntry(
    109, "coordinator-closure", .cycle,
    "A coordinator stores its screen, and the screen's callback captures the coordinator.",
    "The two keep each other, also when whoever started the coordinator has let go of it.",
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
