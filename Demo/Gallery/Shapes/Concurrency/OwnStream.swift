import LifecycleKit

enum OwnStream: TaskShape {
  static let entry = CatalogueEntry(
    87, "own-stream", .abandoned,
    "A screen feeds a stream, and a task of its own shows what comes out of it.",
    "The loop ends when the stream does, the stream when its feed goes, and that is the screen's.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "feed?.finish()")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in OwnStream.ScannerViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class ScannerViewController: ServiceViewController {
    var feed: SimulatedStreamContinuation<String>?
    var showing: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      let (codes, feed) = services.tasks.makeStream(named: "codes", of: String.self)
      self.feed = feed
      showing = services.tasks.start("show codes") { await self.show(codes) }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        feed?.finish()
      }
    }

    func show(_ codes: AsyncStream<String>) async {
      for await code in codes { title = code }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScannerViewController(on: stage)
  }
}
