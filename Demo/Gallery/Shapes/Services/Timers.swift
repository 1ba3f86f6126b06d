import LifecycleKit

enum RepeatingTimer: ScreenShape {
  static let entry = CatalogueEntry(
    57, "repeating-timer", .abandoned,
    "A countdown stores its repeating timer, and the timer's block uses the screen.",
    "The run loop holds the timer until it is invalidated, whatever else releases it.",
    cells: "Y Y 2 Y P N"
  )
  .fixed("", by: "timer?.invalidate()")
  .held(
    "SimulatedTimer.block → "
      + "closure #1 in RepeatingTimer.CountdownViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class CountdownViewController: ServiceViewController {
    var secondsLeft = 600
    var timer: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in
        self.secondsLeft -= 1
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        timer?.invalidate()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CountdownViewController(on: stage)
  }
}

enum TimerInDeinit: ScreenShape {
  static let entry = CatalogueEntry(
    58, "timer-in-deinit", .abandoned,
    "A screen invalidates its repeating timer, but only in its deinit.",
    "The deinit waits for the timer to release the screen, and the timer for the deinit.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    #"timer = services.scheduledTimer(named: "refresh", every: wait) { _ in self.refresh() }"#,
    by: """
      timer = services.scheduledTimer(named: "refresh", every: wait) { [weak self] _ in
        self?.refresh()
      }
      """
  )
  .held(
    "SimulatedTimer.block → "
      + "closure #1 in TimerInDeinit.ScoresViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class ScoresViewController: ServiceViewController {
    var timer: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      let wait = Duration.seconds(30)
      switch form {
      case .broken:
        timer = services.scheduledTimer(named: "refresh", every: wait) { _ in self.refresh() }
      case .fixed:
        timer = services.scheduledTimer(named: "refresh", every: wait) { [weak self] _ in
          self?.refresh()
        }
      }
    }

    isolated deinit {
      timer?.invalidate()
    }

    func refresh() {
      title = "Scores"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScoresViewController(on: stage)
  }
}

enum TimerTarget: ScreenShape {
  static let entry = CatalogueEntry(
    59, "timer-target", .abandoned,
    "A screen is the target of a repeating timer, and stores the timer weakly.",
    "A timer holds its target, and the run loop the timer: the screen has nothing to release.",
    cells: "Y Y 2 Y P N"
  )
  .fixed("", by: "timer?.invalidate()")
  .held("SimulatedTimer.target")
  .differing(.path, .found, because: "the simulated service is a named root")

  final class AuctionViewController: ServiceViewController {
    weak var timer: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      timer = services.scheduledTimer(named: "bid", every: .seconds(5), target: self) { screen, _ in
        screen.showHighestBid()
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        timer?.invalidate()
      }
    }

    func showHighestBid() {
      title = "10 €"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AuctionViewController(on: stage)
  }
}

enum DisplayLinkTarget: ScreenShape {
  static let entry = CatalogueEntry(
    60, "display-link-target", .abandoned,
    "A watch face moves its hand by a display link whose target it is.",
    "A display link holds its target until invalidated; a proxy stands in, and holds it weakly.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    #"link = services.displayLink(named: "hand", framesPerSecond: 1, target: self) {"#,
    by: """
      let proxy = SimulatedWeakProxy(self)
      link = services.displayLink(named: "hand", framesPerSecond: 1, target: proxy) {
      """
  )
  .held("SimulatedDisplayLink.target")
  .differing(.path, .found, because: "the simulated service is a named root")

  final class WatchFaceViewController: ServiceViewController {
    var angle = 0
    var link: SimulatedDisplayLink?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        link = services.displayLink(named: "hand", framesPerSecond: 1, target: self) {
          screen, _ in screen.angle += 6
        }
      case .fixed:
        let proxy = SimulatedWeakProxy(self)
        link = services.displayLink(named: "hand", framesPerSecond: 1, target: proxy) {
          proxy, _ in proxy.target?.angle += 6
        }
      }
    }

    isolated deinit {
      link?.invalidate()
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    WatchFaceViewController(on: stage)
  }
}

enum FarTimer: ScreenShape {
  static let entry = CatalogueEntry(
    61, "far-timer", .transient,
    "A banking screen locks itself by a timer that fires once, after five minutes.",
    "The run loop holds the timer until it has fired: the screen goes, five minutes late.",
    cells: "F F 2 F P N"
  )
  .fixed(
    #"services.scheduledTimer(named: "lock", every: wait, repeats: false) { _ in self.lock() }"#,
    by: """
      services.scheduledTimer(named: "lock", every: wait, repeats: false) { [weak self] _ in
        self?.lock()
      }
      """
  )
  .held(
    "SimulatedTimer.block → "
      + "closure #1 in FarTimer.BalanceViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class BalanceViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let wait = Duration.seconds(300)
      switch form {
      case .broken:
        services.scheduledTimer(named: "lock", every: wait, repeats: false) { _ in self.lock() }
      case .fixed:
        services.scheduledTimer(named: "lock", every: wait, repeats: false) { [weak self] _ in
          self?.lock()
        }
      }
    }

    func lock() {
      title = "Locked"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    BalanceViewController(on: stage)
  }
}

enum FiredTimer: ScreenShape {
  static let entry = CatalogueEntry(
    62, "fired-timer", .cycle,
    "A screen stores a timer that has fired once, and whose block uses the screen.",
    "The run loop is done with it, but on Linux a fired timer still holds its block.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    """
    tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { _ in
      self.showTip()
    """,
    by: """
      tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { [weak self] _ in
        self?.showTip()
      """
  )
  .held(
    "cycle: CanvasViewController.tip → SimulatedTimer.block → "
      + "closure #1 in FiredTimer.CanvasViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated timer's block is read like any closure")

  final class CanvasViewController: ServiceViewController {
    var tip: SimulatedTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      let wait = Duration.milliseconds(500)
      switch form {
      case .broken:
        tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { _ in
          self.showTip()
        }
      case .fixed:
        tip = services.scheduledTimer(named: "tip", every: wait, repeats: false) { [weak self] _ in
          self?.showTip()
        }
      }
    }

    func showTip() {
      title = "Draw with two fingers"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    stage.simulation.services.timerRetention = .linux
    return CanvasViewController(on: stage)
  }
}
