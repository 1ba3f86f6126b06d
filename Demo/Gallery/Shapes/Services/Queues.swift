import Dispatch
import LifecycleKit

enum DelayedBlock: ScreenShape {
  static let entry = CatalogueEntry(
    63, "delayed-block", .transient,
    "A screen hides its banner by a block on the main queue, a minute later.",
    "The queue holds the block, and the block the screen, until the minute is over.",
    cells: "F F 2 F N N"
  )
  .fixed("{ self.hideBanner() }", by: "{ [weak self] in self?.hideBanner() }")
  .held(
    "DelayedBlock.block → "
      + "closure #1 in DelayedBlock.OfferViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class OfferViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let queue = services.mainQueue
      switch form {
      case .broken:
        queue.asyncAfter(.seconds(60), named: "hide banner") { self.hideBanner() }
      case .fixed:
        queue.asyncAfter(.seconds(60), named: "hide banner") { [weak self] in self?.hideBanner() }
      }
    }

    func hideBanner() {
      title = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OfferViewController(on: stage)
  }
}

enum CancelledWorkItem: ScreenShape {
  static let entry = CatalogueEntry(
    64, "cancelled-work-item", .transient,
    "A screen cancels the work item of its next attempt when it disappears, and releases it.",
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

enum RunningSource: ScreenShape {
  static let entry = CatalogueEntry(
    65, "running-source", .abandoned,
    "A screen refreshes itself by a timer source of Dispatch, whose handler uses the screen.",
    "A source that runs is held by its queue, and the source holds its handler until cancelled.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "timer.setEventHandler { self.refresh() }",
    by: "timer.setEventHandler { [weak self] in self?.refresh() }"
  )
  .held(
    "block holds → "
      + "closure #1 in RunningSource.WeatherViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .partly, because: "the source's block is found on the heap, and the closure in it read")

  final class WeatherViewController: ShapeViewController {
    let timer = DispatchSource.makeTimerSource(queue: .main)

    override func viewDidLoad() {
      super.viewDidLoad()
      timer.schedule(deadline: .now() + 3600, repeating: 3600)
      switch form {
      case .broken:
        timer.setEventHandler { self.refresh() }
      case .fixed:
        timer.setEventHandler { [weak self] in self?.refresh() }
      }
      timer.resume()
    }

    isolated deinit {
      timer.cancel()
    }

    func refresh() {
      title = "Sunny"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = WeatherViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.timer.cancel() }
    return screen
  }
}

enum SuspendedSource: ScreenShape {
  static let entry = CatalogueEntry(
    66, "suspended-source", .abandoned,
    "A screen suspends its timer source when it disappears, which silences it well enough.",
    "Suspended is not cancelled: the source keeps its handler, and the handler the screen.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    """
    timer.setEventHandler { self.refresh() }
    timer.suspend()
    """,
    by: """
      timer.setEventHandler { [weak self] in self?.refresh() }
      timer.cancel()
      """
  )
  .held(
    "block holds → "
      + "closure #1 in SuspendedSource.RadarViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .partly, because: "the source's block is found on the heap, and the closure in it read"
  )
  .differing(
    .sanitizer, .partly, because: "only the screen holds the source: a cycle, at times hidden")

  final class RadarViewController: ShapeViewController {
    let timer = DispatchSource.makeTimerSource(queue: .main)

    override func viewDidLoad() {
      super.viewDidLoad()
      timer.schedule(deadline: .now() + 3600, repeating: 3600)
      switch form {
      case .broken:
        timer.setEventHandler { self.refresh() }
      case .fixed:
        timer.setEventHandler { [weak self] in self?.refresh() }
      }
      timer.resume()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        timer.suspend()
      case .fixed:
        timer.cancel()
      }
    }

    func refresh() {
      title = "Rain at 5"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = RadarViewController(stage.form)
    stage.atEnd { [weak screen] in
      screen?.timer.cancel()
      screen?.timer.resume()
    }
    return screen
  }
}
