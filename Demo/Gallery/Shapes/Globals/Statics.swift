import LifecycleKit

enum SingletonList: ScreenShape {
  static let entry = CatalogueEntry(
    98, "singleton-list", .abandoned,
    "A screen enters itself in the list of a singleton, and never takes itself out.",
    "A singleton lives as long as the app, and with it all that it holds.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed("", by: "Downloads.shared.clients.removeAll { $0 === self }")
  .held("Downloads.clients[_]")

  @MainActor final class Downloads {
    static let shared = Downloads()
    var clients: [AnyObject] = []
  }

  final class EpisodeViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Downloads.shared.clients.append(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Downloads.shared.clients.removeAll { $0 === self }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EpisodeViewController(stage.form)
  }

  static func cleanUp() {
    Downloads.shared.clients = []
  }
}

enum StaticClosure: ScreenShape {
  static let entry = CatalogueEntry(
    99, "static-closure", .abandoned,
    "A screen adds a closure that captures it to a static list of handlers.",
    "No cycle, for nothing leads back to the list; but what a static holds is never released.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "Session.onLogout.append { self.clear() }",
    by: "Session.onLogout.append { [weak self] in self?.clear() }"
  )
  .held("closure #1 in StaticClosure.AccountViewController.viewDidLoad() captures self")
  .differing(.path, .found, because: "statics are found by their symbols, without registration")

  @MainActor enum Session {
    static var onLogout: [@MainActor () -> Void] = []
  }

  final class AccountViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        Session.onLogout.append { self.clear() }
      case .fixed:
        Session.onLogout.append { [weak self] in self?.clear() }
      }
    }

    func clear() {
      title = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AccountViewController(stage.form)
  }

  static func cleanUp() {
    Session.onLogout = []
  }
}

enum CurrentScreen: ScreenShape {
  static let entry = CatalogueEntry(
    100, "current-screen", .abandoned,
    "A static names the chat that is open, so that a push notification finds it.",
    "The last chat stays until another is opened: never more than one, so no count grows.",
    cells: "Y Y N Y P N"
  )
  .fixed(
    "static var current: ChatViewController?", by: "static weak var current: ChatViewController?"
  )
  .held("held by static CurrentScreen.Broken.current")
  .differing(.path, .found, because: "statics are found by their symbols, without registration")

  @MainActor enum Broken {
    static var current: ChatViewController?
  }

  @MainActor enum Fixed {
    static weak var current: ChatViewController?
  }

  final class ChatViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken: Broken.current = self
      case .fixed: Fixed.current = self
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ChatViewController(stage.form)
  }

  static func cleanUp() {
    Broken.current = nil
  }
}

/// Where the app was last, for the next launch.
@MainActor private var lastDestination = GlobalEnum.Destination.home

enum GlobalEnum: ScreenShape {
  static let entry = CatalogueEntry(
    101, "global-enum", .abandoned,
    "A global remembers where the user was last, and its case carries the screen itself.",
    "A global is as good as a singleton; an enum's payload is held like any other value.",
    cells: "Y Y 2 Y P N"
  )
  .fixed("lastDestination = .screen(self)", by: "lastDestination = .profile(id: 7)")
  .held("held by global lastDestination.screen")
  .differing(.counting, .missed, because: "one global names one screen, the next takes its place")
  .differing(.path, .found, because: "globals are found by their symbols, without registration")

  enum Destination {
    case home
    case screen(ProfileViewController)
    case profile(id: Int)
  }

  final class ProfileViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken:
        lastDestination = .screen(self)
      case .fixed:
        lastDestination = .profile(id: 7)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }

  static func cleanUp() {
    lastDestination = .home
  }
}
