import Foundation
import LifecycleKit

enum EndlessThread: ScreenShape {
  static let entry = CatalogueEntry(
    67, "endless-thread", .abandoned,
    "A screen starts a thread that waits for measurements, in a loop that never ends.",
    "A thread holds its block until the block returns, and this one does not.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "{ while sensor.hasNext() { Task { await self.show() } } }",
    by: "{ [weak self] in while sensor.hasNext() { Task { await self?.show() } } }"
  )
  .held(
    "Thread._main → "
      + "closure #1 in EndlessThread.PulseViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "Foundation is Swift on Linux: a thread and its block are read")

  /// Measures nothing, until it is switched off.
  final class Sensor: Sendable {
    private let ready = DispatchSemaphore(value: 0)

    func hasNext() -> Bool {
      ready.wait()
      return false
    }

    func switchOff() {
      ready.signal()
    }
  }

  final class PulseViewController: ShapeViewController {
    let sensor = Sensor()

    override func viewDidLoad() {
      super.viewDidLoad()
      let sensor = sensor
      let thread: Thread
      switch form {
      case .broken:
        thread = Thread { while sensor.hasNext() { Task { await self.show() } } }
      case .fixed:
        thread = Thread { [weak self] in while sensor.hasNext() { Task { await self?.show() } } }
      }
      thread.start()
    }

    deinit {
      sensor.switchOff()
    }

    func show() {
      title = "72"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = PulseViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.sensor.switchOff() }
    return screen
  }
}

enum ThreadDictionary: ScreenShape {
  static let entry = CatalogueEntry(
    68, "thread-dictionary", .abandoned,
    "A logger notes in the main thread's dictionary which screens its lines are about.",
    "The dictionary lives as long as the thread: what is put in has to be taken out.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "LogContext.screens.removeLast()")
  .held("NSMutableDictionary[_] → NSArray[_]")
  .differing(
    .path, .found, because: "Foundation is Swift on Linux: the main thread is a static of it")

  @MainActor enum LogContext {
    static var screens: [UIViewController] {
      get { Thread.current.threadDictionary["screens"] as? [UIViewController] ?? [] }
      set { Thread.current.threadDictionary["screens"] = newValue }
    }
  }

  final class PaymentViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      LogContext.screens.append(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        LogContext.screens.removeLast()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PaymentViewController(stage.form)
  }

  static func cleanUp() {
    Thread.current.threadDictionary.removeObject(forKey: "screens")
  }
}

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum ForgottenRequest: ScreenShape {
  static let entry = CatalogueEntry(
    69, "forgotten-request", .abandoned,
    "A screen makes a network task that will show its photo, and forgets to resume it.",
    "A session holds its tasks, and a task its handler, until it completes. This one never begins.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "request = URLSession.shared.dataTask(with: photo) { _, _, _ in",
    by: "request = URLSession.shared.dataTask(with: photo) { [weak self] _, _, _ in"
  )
  .held(
    "cycle: PhotoViewController.request → URLSessionDataTask.session → "
      + "URLSession.taskRegistry → _TaskRegistry.behaviours[_].dataCompletionHandler → "
      + "closure #1 in ForgottenRequest.PhotoViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "Foundation is Swift on Linux: the session's tasks are read")

  final class PhotoViewController: ShapeViewController {
    var request: URLSessionDataTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let photo = URL(string: "https://example.com/photo") else { return }
      switch form {
      case .broken:
        request = URLSession.shared.dataTask(with: photo) { _, _, _ in
          Task { await self.show() }
        }
      case .fixed:
        request = URLSession.shared.dataTask(with: photo) { [weak self] _, _, _ in
          Task { await self?.show() }
        }
      }
    }

    func show() {
      title = "Photo"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = PhotoViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.request?.cancel() }
    return screen
  }
}

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum SessionDelegate: ScreenShape {
  static let entry = CatalogueEntry(
    70, "session-delegate", .abandoned,
    "A screen owns a network session, whose delegate tells the screen of the progress.",
    "A session holds its delegate strongly until it is invalidated, unlike almost everything else.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "let screen: UploadViewController?",
    by: """
      weak let screen: UploadViewController?
      session?.finishTasksAndInvalidate()
      """
  )
  .held("cycle: URLSession.delegate → UploadProgress.screen → UploadViewController.session")
  .differing(
    .path, .found, because: "Foundation is Swift on Linux: there the session is part of a cycle"
  )
  .differing(.sanitizer, .found, because: "the same cycle; nothing else holds the session")

  enum Broken {
    final class UploadProgress: NSObject, URLSessionDelegate {
      let screen: UploadViewController?
      init(_ screen: UploadViewController) { self.screen = screen }
    }
  }

  enum Fixed {
    final class UploadProgress: NSObject, URLSessionDelegate {
      weak let screen: UploadViewController?
      init(_ screen: UploadViewController) { self.screen = screen }
    }
  }

  final class UploadViewController: ShapeViewController {
    var session: URLSession?

    override func viewDidLoad() {
      super.viewDidLoad()
      let progress: any URLSessionDelegate
      switch form {
      case .broken: progress = Broken.UploadProgress(self)
      case .fixed: progress = Fixed.UploadProgress(self)
      }
      session = URLSession(configuration: .ephemeral, delegate: progress, delegateQueue: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed {
        session?.finishTasksAndInvalidate()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = UploadViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.session?.invalidateAndCancel() }
    return screen
  }
}

enum SlowRequest: ScreenShape {
  static let entry = CatalogueEntry(
    71, "slow-request", .transient,
    "A screen asks a server that takes a minute to answer, and is left meanwhile.",
    "The request in flight holds its completion, and that the screen: late, not leaked.",
    cells: "F F 2 F N N"
  )
  .fixed(
    #"api.get("/orders") { self.show($0) }"#,
    by: #"api.get("/orders") { [weak self] in self?.show($0) }"#
  )
  .held(
    "DelayedBlock.block → closure #1 in SlowRequest.API.get(_:completion:) captures #1 → "
      + "closure #1 in SlowRequest.OrdersViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the answer comes by a simulated queue, a named root")

  /// A client whose server needs a minute for everything.
  @MainActor struct API {
    unowned let queue: SimulatedDispatchQueue

    func get(_ path: String, completion: @escaping @MainActor (String) -> Void) {
      queue.asyncAfter(.seconds(60), named: "answer to \(path)") { completion("3 orders") }
    }
  }

  final class OrdersViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let api = API(queue: services.mainQueue)
      switch form {
      case .broken:
        api.get("/orders") { self.show($0) }
      case .fixed:
        api.get("/orders") { [weak self] in self?.show($0) }
      }
    }

    func show(_ orders: String) {
      title = orders
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrdersViewController(on: stage)
  }
}
