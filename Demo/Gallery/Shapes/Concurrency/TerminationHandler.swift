import LifecycleKit

enum TerminationHandler: TaskShape {
  static let entry = CatalogueEntry(
    88, "termination-handler", .cycle,
    "A screen owns a stream whose termination handler stops the screen's camera.",
    "The stream holds its handler until it ends, the handler the screen, the screen the stream.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "feed.onTermination = { Task { await self.stopCamera() } }",
    by: "feed.onTermination = { [weak self] in Task { await self?.stopCamera() } }"
  )
  .held(
    "cycle: ScannerViewController.feed.record → StreamRecord.ending → "
      + "StreamEnding.handler → "
      + "closure #1 in TerminationHandler.ScannerViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the handler of a simulated stream is an object's field")

  final class ScannerViewController: ServiceViewController {
    var codes: AsyncStream<String>?
    var feed: SimulatedStreamContinuation<String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let (codes, feed) = services.tasks.makeStream(named: "codes", of: String.self)
      (self.codes, self.feed) = (codes, feed)
      switch form {
      case .broken:
        feed.onTermination = { Task { await self.stopCamera() } }
      case .fixed:
        feed.onTermination = { [weak self] in Task { await self?.stopCamera() } }
      }
    }

    func stopCamera() {
      title = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScannerViewController(on: stage)
  }
}
