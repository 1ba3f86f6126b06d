import LifecycleKit

enum DroppedContinuation: TaskShape {
  static let entry = CatalogueEntry(
    90, "dropped-continuation", .abandoned,
    "A function with a continuation returns early and forgets to resume it.",
    "The task can never go on nor end, and what it uses stays with it.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "guard let lastPlace else { return }",
    by: "guard let lastPlace else { return continuation.resume(throwing: NoPlace()) }"
  )
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in DroppedContinuation.MapViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  struct NoPlace: Error {}

  final class MapViewController: ServiceViewController {
    var lastPlace: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      services.tasks.start("locate") { self.title = try await self.place() }
    }

    func place() async throws -> String {
      try await services.tasks.withContinuation(named: "place") { continuation in
        switch form {
        case .broken:
          guard let lastPlace else { return }
          continuation.resume(returning: lastPlace)
        case .fixed:
          guard let lastPlace else { return continuation.resume(throwing: NoPlace()) }
          continuation.resume(returning: lastPlace)
        }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MapViewController(on: stage)
  }
}
