import LifecycleKit

/// Sends messages as long as the app runs.
@MainActor private final class ChatServer {
  private let feed: SimulatedStreamContinuation<String>

  init(_ feed: SimulatedStreamContinuation<String>) {
    self.feed = feed
    feed.yield("Hello")
  }
}

extension Stage {
  /// A stream of one message that never ends by itself: who feeds it lives as long as the app.
  func makeMessages() -> AsyncStream<String> {
    let (stream, feed) = simulation.services.tasks.makeStream(named: "messages", of: String.self)
    keep(ChatServer(feed))
    return stream
  }
}

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

enum KeptContinuation: TaskShape {
  static let entry = CatalogueEntry(
    89, "kept-continuation", .abandoned,
    "A task asks for confirmation and waits; the screen keeps the continuation for the answer.",
    "No answer comes any more when the screen has left, so the task waits with it for ever.",
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
