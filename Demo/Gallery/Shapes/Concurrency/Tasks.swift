import LifecycleKit

enum EndlessTask: TaskShape {
  static let entry = CatalogueEntry(
    82, "endless-task", .abandoned,
    "A screen refreshes itself in a task that sleeps and goes on for ever.",
    "The runtime holds a task until it ends; an object that stores it holds only a handle.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "refreshing?.cancel()")
  .held(
    "SimulatedTask.operation → "
      + "closure #1 in EndlessTask.ScoresViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a task that was started by name is a named root")

  final class ScoresViewController: ServiceViewController {
    var refreshing: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      let clock = services.clock
      refreshing = services.tasks.start("refresh") {
        while true {
          self.refresh()
          try await clock.sleep(for: .seconds(30))
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        refreshing?.cancel()
      }
    }

    func refresh() {
      title = "Scores"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScoresViewController(on: stage)
  }
}

enum ParkedTask: TaskShape {
  static let entry = CatalogueEntry(
    83, "parked-task", .remains,
    "A task waits for a chat's messages, captures the screen weakly, and is never cancelled.",
    "The screen goes; the task stays parked on its stream for ever, one more at each visit.",
    cells: "N N N N N N"
  )
  .fixed("", by: "listening?.cancel()")
  .leaving("task 'listen'")

  final class ChatViewController: ServiceViewController {
    var messages: AsyncStream<String>?
    var listening: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let messages else { return }
      listening = services.tasks.start("listen", owner: self) { [weak self] in
        for await message in messages { self?.show(message) }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        listening?.cancel()
      }
    }

    func show(_ message: String) {
      title = message
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = ChatViewController(on: stage)
    screen.messages = stage.makeMessages()
    return screen
  }
}

enum UnwrappedOnce: TaskShape {
  static let entry = CatalogueEntry(
    84, "unwrapped-once", .abandoned,
    "A task captures the screen weakly, and unwraps it once, in front of its loop.",
    "From then on the task's own variable holds the screen, for as long as the loop goes round.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    """
    guard let self else { return }
    for await message in messages { self.show(message) }
    """,
    by: "for await message in messages { self?.show(message) }"
  )
  .held(
    "SimulatedTask.task → task waits in → "
      + "closure #1 in UnwrappedOnce.ChatViewController.viewDidLoad() uses self"
  )
  .differing(.path, .partly, because: "the frame of the function that waits is read")

  final class ChatViewController: ServiceViewController {
    var messages: AsyncStream<String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let messages else { return }
      switch form {
      case .broken:
        services.tasks.start("listen") { [weak self] in
          guard let self else { return }
          for await message in messages { self.show(message) }
        }
      case .fixed:
        services.tasks.start("listen") { [weak self] in
          for await message in messages { self?.show(message) }
        }
      }
    }

    func show(_ message: String) {
      title = message
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = ChatViewController(on: stage)
    screen.messages = stage.makeMessages()
    return screen
  }
}

enum UnwrappedInside: TaskShape {
  static let entry = CatalogueEntry(
    85, "unwrapped-inside", .correct,
    "A task captures the screen weakly, and unwraps it in its loop, for each message anew.",
    "While it waits it holds nothing. Not cancelled it would stay parked, as in row 83.",
    cells: "- - - - - -"
  )

  final class ChatViewController: ServiceViewController {
    var messages: AsyncStream<String>?
    var listening: SimulatedTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let messages else { return }
      listening = services.tasks.start("listen", owner: self) { [weak self] in
        for await message in messages {
          guard let self else { return }
          self.show(message)
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      listening?.cancel()
    }

    func show(_ message: String) {
      title = message
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = ChatViewController(on: stage)
    screen.messages = stage.makeMessages()
    return screen
  }
}

enum HeldAcrossSleep: TaskShape {
  static let entry = CatalogueEntry(
    86, "held-across-sleep", .transient,
    "A loop unwraps the screen for each turn, and still holds it while it sleeps.",
    "Each turn keeps the screen for a minute more; it goes when the sleep is over.",
    cells: "F F 2 F N N"
  )
  .fixed(
    """
    while let self {
      self.refresh()
    """,
    by: """
      while self != nil {
        self?.refresh()
      """
  )
  .held(
    "SimulatedTask.task → task waits in → "
      + "closure #1 in HeldAcrossSleep.TrackingViewController.viewDidLoad() uses self"
  )
  .differing(.path, .partly, because: "the frame of the function that waits is read")

  final class TrackingViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let clock = services.clock
      switch form {
      case .broken:
        services.tasks.start("track") { [weak self] in
          while let self {
            self.refresh()
            try await clock.sleep(for: .seconds(60))
          }
        }
      case .fixed:
        services.tasks.start("track") { [weak self] in
          while self != nil {
            self?.refresh()
            try await clock.sleep(for: .seconds(60))
          }
        }
      }
    }

    func refresh() {
      title = "In delivery"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    TrackingViewController(on: stage)
  }
}
