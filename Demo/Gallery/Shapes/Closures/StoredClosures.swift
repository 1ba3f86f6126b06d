import LifecycleKit

enum LazyClosure: ScreenShape {
  static let entry = CatalogueEntry(
    10, "lazy-closure", .cycle,
    "A lazy property holds a closure that uses the screen.",
    "Lazy initialisers may say self, which escapes here: from the first access on there is a cycle.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"{ self.title = "Refreshed" }"#,
    by: #"{ [weak self] in self?.title = "Refreshed" }"#
  )
  .held(
    "cycle: FeedViewController.refresh → "
      + "closure #1 in LazyClosure.FeedViewController.refresh captures self")

  final class FeedViewController: ShapeViewController {
    lazy var refresh: () -> Void =
      switch form {
      case .broken:
        { self.title = "Refreshed" }
      case .fixed:
        { [weak self] in self?.title = "Refreshed" }
      }

    override func viewDidLoad() {
      super.viewDidLoad()
      refresh()
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}

enum ClosureList: ScreenShape {
  static let entry = CatalogueEntry(
    11, "closure-list", .cycle,
    "The screen appends a handler that uses it to its own list of handlers.",
    "The list holds every handler for as long as the screen lives, and one of them the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "handlers.append { self.title = user.name }",
    by: "handlers.append { [weak self] in self?.title = user.name }"
  )
  .held(
    "cycle: ProfileViewController.handlers[_] → "
      + "closure #1 in ClosureList.ProfileViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "an array's elements are read, functions too")

  struct User {
    var name = "Ada"
  }

  final class ProfileViewController: ShapeViewController {
    var handlers: [() -> Void] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let user = User()
      switch form {
      case .broken:
        handlers.append { self.title = user.name }
      case .fixed:
        handlers.append { [weak self] in self?.title = user.name }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}

enum ClosureTable: ScreenShape {
  static let entry = CatalogueEntry(
    12, "closure-table", .cycle,
    "The screen keeps its commands in a dictionary from key to closure.",
    "The dictionary is the screen's, and the closure under \"s\" holds the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"shortcuts["s"] = { self.title = "Saved" }"#,
    by: #"shortcuts["s"] = { [weak self] in self?.title = "Saved" }"#
  )
  .held(
    "cycle: EditorViewController.shortcuts[_] → "
      + "closure #1 in ClosureTable.EditorViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "a dictionary's values are read, functions too")

  final class EditorViewController: ShapeViewController {
    var shortcuts: [Character: () -> Void] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        shortcuts["s"] = { self.title = "Saved" }
      case .fixed:
        shortcuts["s"] = { [weak self] in self?.title = "Saved" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}

enum ClosureInStruct: ScreenShape {
  static let entry = CatalogueEntry(
    13, "closure-in-struct", .cycle,
    "The screen fills a struct of callbacks that it stores itself.",
    "A struct is no object and cannot leak, but the closure in it holds the screen that holds it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"callbacks.onSignIn = { self.title = "Welcome" }"#,
    by: #"callbacks.onSignIn = { [weak self] in self?.title = "Welcome" }"#
  )
  .held(
    "cycle: SignInViewController.callbacks.onSignIn → "
      + "closure #1 in ClosureInStruct.SignInViewController.viewDidLoad() captures self")

  struct Callbacks {
    var onSignIn: (() -> Void)?
    var onCancel: (() -> Void)?
  }

  final class SignInViewController: ShapeViewController {
    var callbacks = Callbacks()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        callbacks.onSignIn = { self.title = "Welcome" }
      case .fixed:
        callbacks.onSignIn = { [weak self] in self?.title = "Welcome" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignInViewController(stage.form)
  }
}

enum ClosureInTuple: ScreenShape {
  static let entry = CatalogueEntry(
    14, "closure-in-tuple", .cycle,
    "A button's words and its action are stored as a tuple.",
    "The action captures the screen that stores the tuple.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"button = ("Done", { self.title = "Done" })"#,
    by: #"button = ("Done", { [weak self] in self?.title = "Done" })"#
  )
  .held(
    "cycle: TaskViewController.button.action → "
      + "closure #1 in ClosureInTuple.TaskViewController.viewDidLoad() captures self")

  final class TaskViewController: ShapeViewController {
    var button: (label: String, action: (() -> Void)?) = ("Wait", nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        button = ("Done", { self.title = "Done" })
      case .fixed:
        button = ("Done", { [weak self] in self?.title = "Done" })
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    TaskViewController(stage.form)
  }
}

enum AsyncClosure: ScreenShape {
  static let entry = CatalogueEntry(
    15, "async-closure", .cycle,
    "A stored async closure captures the screen.",
    "It may never run: what is captured is held from the moment the closure is made.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "onRefresh = { self.title = await loadTitle() }",
    by: "onRefresh = { [weak self] in self?.title = await loadTitle() }"
  )
  .held(
    "cycle: FeedViewController.onRefresh → "
      + "closure #1 in AsyncClosure.FeedViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "the captures of an async closure lie as in any other")

  final class FeedViewController: ShapeViewController {
    var onRefresh: (() async -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onRefresh = { self.title = await loadTitle() }
      case .fixed:
        onRefresh = { [weak self] in self?.title = await loadTitle() }
      }
    }
  }

  static func loadTitle() async -> String {
    "Feed"
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}
