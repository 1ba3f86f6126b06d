import LifecycleKit

enum KeptContinuation: TaskShape {
  static let entry = CatalogueEntry(
    89, "kept-continuation", .abandoned,
    "A task asks for confirmation and waits; the screen keeps the continuation for the answer.",
    "Nobody answers any more when the screen has left, so the task waits with it for ever.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "for answer in answers { answer.resume(returning: false) }")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in KeptContinuation.DraftViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class DraftViewController: ServiceViewController {
    var answers: [SimulatedContinuation<Bool>] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      services.tasks.start("delete") {
        if try await self.confirm() { self.title = "Deleted" }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        for answer in answers { answer.resume(returning: false) }
      }
    }

    func confirm() async throws -> Bool {
      try await services.tasks.withContinuation(named: "answer") { answers.append($0) }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    DraftViewController(on: stage)
  }
}
