import LifecycleKit

enum SelfInProperty: ScreenShape {
  static let entry = CatalogueEntry(
    29, "self-in-property", .cycle,
    "A screen names itself as the presenter of its alerts.",
    "A strong reference to oneself is a cycle of one: the count cannot reach zero.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "var alertPresenter: UIViewController?",
    by: "weak var alertPresenter: UIViewController?"
  )
  .held("cycle: LoginViewController.alertPresenter")

  enum Broken {
    final class LoginViewController: UIViewController {
      var alertPresenter: UIViewController?

      override func viewDidLoad() {
        super.viewDidLoad()
        alertPresenter = self
      }
    }
  }

  enum Fixed {
    final class LoginViewController: UIViewController {
      weak var alertPresenter: UIViewController?

      override func viewDidLoad() {
        super.viewDidLoad()
        alertPresenter = self
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    switch stage.form {
    case .broken: Broken.LoginViewController()
    case .fixed: Fixed.LoginViewController()
    }
  }
}

enum TwoObjects: ScreenShape {
  static let entry = CatalogueEntry(
    30, "two-objects", .cycle,
    "A screen owns its presenter, and the presenter holds its screen strongly.",
    "Two objects that point at each other keep each other, whatever else releases them.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "var screen: ProfileViewController?",
    by: "weak var screen: ProfileViewController?"
  )
  .held("cycle: ProfilePresenter.screen → ProfileViewController.presenter")

  class Presenter {}

  enum Broken {
    final class ProfilePresenter: Presenter {
      var screen: ProfileViewController?
      init(_ screen: ProfileViewController) { self.screen = screen }
    }
  }

  enum Fixed {
    final class ProfilePresenter: Presenter {
      weak var screen: ProfileViewController?
      init(_ screen: ProfileViewController) { self.screen = screen }
    }
  }

  final class ProfileViewController: ShapeViewController {
    var presenter: Presenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken: presenter = Broken.ProfilePresenter(self)
      case .fixed: presenter = Fixed.ProfilePresenter(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}

enum LongChain: ScreenShape {
  static let entry = CatalogueEntry(
    31, "long-chain", .cycle,
    "A survey's questions each own the next one, and the last one points at the screen.",
    "Twenty-seven objects in a retain cycle: a search ten steps deep finds nothing.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("next = self", by: "next = nil")
  .held("cycle: Question.next → SurveyViewController.first")

  final class Question {
    let next: AnyObject?
    init(before next: AnyObject?) { self.next = next }
  }

  final class SurveyViewController: ShapeViewController {
    var first: AnyObject?

    override func viewDidLoad() {
      super.viewDidLoad()
      var next: AnyObject?
      switch form {
      case .broken: next = self
      case .fixed: next = nil
      }
      for _ in 1...26 { next = Question(before: next) }
      first = next
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SurveyViewController(stage.form)
  }
}

enum VeryLongChain: ScreenShape {
  static let entry = CatalogueEntry(
    32, "very-long-chain", .cycle,
    "An undo history is a list of 20,000 edits; the oldest names the editor, not the document.",
    "A ring like any other, but a search that recurses for each object runs out of stack.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("last.edited = self", by: "last.edited = document")
  .held("cycle: Edit.edited → EditorViewController.history → Edit.previous")

  final class Document {}

  final class Edit {
    var previous: Edit?
    var edited: AnyObject?

    // One by one, for released in one go the list would need a stack frame an edit.
    deinit {
      var rest = previous
      previous = nil
      while let edit = rest {
        rest = edit.previous
        edit.previous = nil
      }
    }
  }

  final class EditorViewController: ShapeViewController {
    let document = Document()
    var history: Edit?

    override func viewDidLoad() {
      super.viewDidLoad()
      let last = Edit()
      switch form {
      case .broken: last.edited = self
      case .fixed: last.edited = document
      }
      history = last
      for _ in 1..<20_000 {
        let edit = Edit()
        edit.previous = history
        history = edit
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}

enum StrongDelegate: ScreenShape {
  static let entry = CatalogueEntry(
    33, "strong-delegate", .cycle,
    "A screen owns a player and is its delegate; the player holds its delegate strongly.",
    "A delegate owns the delegating object, so the way back has to be weak.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "var delegate: (any PlayerDelegate)?",
    by: "weak var delegate: (any PlayerDelegate)?"
  )
  .held("cycle: MovieViewController.player → Player.delegate")

  protocol PlayerDelegate: AnyObject {}

  enum Broken {
    final class Player {
      var delegate: (any PlayerDelegate)?
    }
  }

  enum Fixed {
    final class Player {
      weak var delegate: (any PlayerDelegate)?
    }
  }

  final class MovieViewController: ShapeViewController, PlayerDelegate {
    var player: AnyObject?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        let player = Broken.Player()
        player.delegate = self
        self.player = player
      case .fixed:
        let player = Fixed.Player()
        player.delegate = self
        self.player = player
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MovieViewController(stage.form)
  }
}

enum ParentLink: ScreenShape {
  static let entry = CatalogueEntry(
    34, "parent-link", .cycle,
    "A form owns its sections, and each section keeps the form that it is in.",
    "Down the tree references are strong, up the tree they must not be.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("let parent: FormViewController", by: "unowned let parent: FormViewController")
  .held("cycle: FormSection.parent → FormViewController.sections[_]")

  class Section {}

  enum Broken {
    final class FormSection: Section {
      let parent: FormViewController
      init(in parent: FormViewController) { self.parent = parent }
    }
  }

  enum Fixed {
    final class FormSection: Section {
      unowned let parent: FormViewController
      init(in parent: FormViewController) { self.parent = parent }
    }
  }

  final class FormViewController: ShapeViewController {
    var sections: [Section] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken: sections = [Broken.FormSection(in: self), Broken.FormSection(in: self)]
      case .fixed: sections = [Fixed.FormSection(in: self), Fixed.FormSection(in: self)]
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FormViewController(stage.form)
  }
}
