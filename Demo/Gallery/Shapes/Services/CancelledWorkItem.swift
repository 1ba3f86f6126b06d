import LifecycleKit

enum CancelledWorkItem: ScreenShape {
  static let entry = CatalogueEntry(
    64, "cancelled-work-item", .transient,
    "A screen cancels the work item of its next attempt when it disappears, and lets go of it.",
    "To cancel does not take the item out of the queue, which holds its block until the deadline.",
    cells: "F F 2 F N N"
  )
  .fixed(
    #"retry = SimulatedWorkItem(named: "retry") { self.load() }"#,
    by: #"retry = SimulatedWorkItem(named: "retry") { [weak self] in self?.load() }"#
  )
  .held(
    "WaitingItem.item → SimulatedWorkItem.block → "
      + "closure #1 in CancelledWorkItem.FeedViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class FeedViewController: ServiceViewController {
    var retry: SimulatedWorkItem?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        retry = SimulatedWorkItem(named: "retry") { self.load() }
      case .fixed:
        retry = SimulatedWorkItem(named: "retry") { [weak self] in self?.load() }
      }
      if let retry { services.mainQueue.asyncAfter(.seconds(60), execute: retry) }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      retry?.cancel()
      retry = nil
    }

    func load() {
      title = "Feed"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(on: stage)
  }
}
