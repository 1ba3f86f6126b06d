import LifecycleKit

enum WeakLinks: ScreenShape {
  static let entry = CatalogueEntry(
    138, "weak-links", .correct,
    "A closure captures its screen weakly, and a section knows its delegate and parent weakly.",
    "Every way back is weak: nothing goes round. Without one of the three it is row 1, 33 or 34.",
    cells: "- - - - - -"
  )

  final class Section {
    weak var delegate: AnyObject?
    weak var parent: UIViewController?
  }

  final class SettingsViewController: UIViewController {
    let section = Section()
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      section.delegate = self
      section.parent = self
      onSave = { [weak self] in self?.title = "Saved" }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SettingsViewController()
  }
}

enum WeakTimerProxy: ScreenShape {
  static let entry = CatalogueEntry(
    139, "weak-proxy", .correct,
    "A repeating timer holds a proxy, and the proxy holds the screen weakly.",
    "The timer goes on without the screen until the proxy cancels it; holding it, it is row 57.",
    cells: "- - - - - -"
  )

  @MainActor final class TimerProxy {
    weak var target: ClockViewController?
    var timer: ScheduledVirtualWork?

    func tick() {
      guard let target else {
        timer?.cancel()
        return
      }
      target.seconds += 1
    }
  }

  final class ClockViewController: UIViewController {
    var seconds = 0
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = ClockViewController()
    let proxy = TimerProxy()
    proxy.target = screen
    proxy.timer = stage.simulation.clock.schedule("tick", every: .seconds(1)) { proxy.tick() }
    return screen
  }
}

enum UnownedCapture: ScreenShape {
  static let entry = CatalogueEntry(
    140, "unowned-capture", .correct,
    "A screen stores a closure that captures it unowned, and no other object has the closure.",
    "The closure dies with the screen, so it never runs without it. Without unowned it is row 1.",
    cells: "- - - - - -"
  )

  final class ProfileViewController: UIViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onSave = { [unowned self] in title = "Saved" }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController()
  }
}

enum UnownedRemains: ScreenShape {
  static let entry = CatalogueEntry(
    147, "unowned-remains", .remains,
    "A global table of shortcuts keeps a closure that captures the screen unowned.",
    "The screen is deinitialised, but its memory stays: unowned references count it, too.",
    cells: "N N N N P N"
  )
  .fixed("", by: #"Shortcuts.actions["save"] = nil"#)
  .differing(.path, .missed, because: "the object is deallocated; only its memory is held")
  .differing(
    .sanitizer, .partly,
    because: "it was also referred to weakly, and its side table is reported, as in row 150")

  @MainActor enum Shortcuts {
    static var actions: [String: () -> Void] = [:]
  }

  final class EditorViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Shortcuts.actions["save"] = { [unowned self] in title = "Saved" }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Shortcuts.actions["save"] = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }

  static func cleanUp() {
    Shortcuts.actions = [:]
  }
}

enum WeakBoxes: ScreenShape {
  static let entry = CatalogueEntry(
    148, "weak-boxes", .remains,
    "A theme's listeners are kept in weak boxes, one more for each screen, none ever removed.",
    "No screen is kept, but each leaves an empty box behind, and the list only grows.",
    cells: "N N N N P N"
  )
  .fixed("", by: "Theme.listeners.removeAll { $0.object === self }")
  .differing(.path, .missed, because: "the object is deallocated; an empty box names no holder")

  final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @MainActor enum Theme {
    static var listeners: [WeakBox] = []
  }

  final class ArticleViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Theme.listeners.append(WeakBox(self))
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Theme.listeners.removeAll { $0.object === self }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ArticleViewController(stage.form)
  }

  static func cleanUp() {
    Theme.listeners = []
  }
}

enum WeaklySeenRoot: ScreenShape {
  static let entry = CatalogueEntry(
    150, "weakly-seen-root", .correct,
    "A singleton lives on as it should, and a screen that has left referred to it weakly.",
    "A weak reference gives an object a side table that the sanitizer finds no pointer to.",
    cells: "- - - - - F"
  )

  @MainActor final class Session {
    static var current: Session?
  }

  final class AccountViewController: UIViewController {
    weak var session: Session?

    override func viewDidLoad() {
      super.viewDidLoad()
      session = Session.current
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    Session.current = Session()
    return AccountViewController()
  }

  static func cleanUp() {
    Session.current = nil
  }
}

enum TaggedRoot: ScreenShape {
  static let entry = CatalogueEntry(
    151, "tagged-root", .correct,
    "A global holds the signed-in user, a guest or a member, each an object; both may live on.",
    "The case stands in the pointer's spare bits, and the sanitizer does not know the pointer.",
    cells: "- - - - - F"
  )

  final class Guest {}
  final class Member {}

  enum User {
    case guest(Guest)
    case member(Member)
  }

  @MainActor enum SignedIn {
    static var user: User?
  }

  final class SignInViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      SignedIn.user = .member(Member())
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignInViewController()
  }

  static func cleanUp() {
    SignedIn.user = nil
  }
}
