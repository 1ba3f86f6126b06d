import LifecycleKit

enum MethodReference: ScreenShape {
  static let entry = CatalogueEntry(
    7, "method-reference", .cycle,
    "A method of the screen is stored where a closure is expected.",
    "A bound method holds its object; no self and no braces give it away.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onSave = save",
    by: "onSave = { [weak self] in self?.save() }"
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "method reference in MethodReference.ProfileViewController.viewDidLoad() captures self")

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onSave = save
      case .fixed:
        onSave = { [weak self] in self?.save() }
      }
    }

    func save() {
      title = "Saved"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}

enum MethodFactory: ScreenShape {
  static let entry = CatalogueEntry(
    8, "method-factory", .cycle,
    "A static function makes the handler: it returns a method bound to the screen it was given.",
    "What comes back holds the screen, and the line that stores it shows no closure at all.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "screen.save",
    by: "{ [weak screen] in screen?.save() }"
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "method reference in static MethodFactory.ProfileViewController.saveHandler(for:) captures #1"
  )

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onSave = Self.saveHandler(for: self)
    }

    static func saveHandler(for screen: ProfileViewController) -> () -> Void {
      switch screen.form {
      case .broken:
        screen.save
      case .fixed:
        { [weak screen] in screen?.save() }
      }
    }

    func save() {
      title = "Saved"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}

enum UnboundMethod: ScreenShape {
  static let entry = CatalogueEntry(
    9, "unbound-method", .cycle,
    "A stored closure captures a method without its object, and the object to apply it to.",
    "The method alone would be harmless; beside it the closure captures the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "onTap = { action(self)() }",
    by: "onTap = { [weak self] in self.map(action)?() }"
  )
  .held(
    "cycle: EditorViewController.onTap → "
      + "closure #1 in UnboundMethod.EditorViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "the method is read as the function it is, and the screen beside it")

  final class EditorViewController: ShapeViewController {
    var onTap: (() -> Void)?
    var isDraft = true

    override func viewDidLoad() {
      super.viewDidLoad()
      let action = isDraft ? EditorViewController.save : EditorViewController.publish
      switch form {
      case .broken:
        onTap = { action(self)() }
      case .fixed:
        onTap = { [weak self] in self.map(action)?() }
      }
    }

    func save() {
      title = "Saved"
    }

    func publish() {
      title = "Published"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}

enum LocalFunction: ScreenShape {
  static let entry = CatalogueEntry(
    16, "local-function", .cycle,
    "The stored closure calls a local function that calls itself and uses the screen.",
    "A local function captures like a closure, without a capture list to say weak in.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onRetry = { attempt(3) }",
    by: "onRetry = { [weak self] in self?.retry(3) }"
  )
  .held(
    "cycle: UploadViewController.onRetry → "
      + "closure #1 in LocalFunction.UploadViewController.viewDidLoad() captures self")

  final class UploadViewController: ShapeViewController {
    var onRetry: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        func attempt(_ left: Int) {
          title = "\(left) attempts left"
          if left > 0 { attempt(left - 1) }
        }
        onRetry = { attempt(3) }
      case .fixed:
        onRetry = { [weak self] in self?.retry(3) }
      }
    }

    func retry(_ left: Int) {
      title = "\(left) attempts left"
      if left > 0 { retry(left - 1) }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    UploadViewController(stage.form)
  }
}

enum SelfCallingClosure: ScreenShape {
  static let entry = CatalogueEntry(
    17, "self-calling-closure", .cycle,
    "A closure that calls itself captures the variable that it is stored in.",
    "Variable and closure hold each other; the screen is in no cycle, but captured by one.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "showNext?()",
    by: "showNext?()\nshowNext = nil"
  )
  .held(
    "closure #1 in SelfCallingClosure.OnboardingViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found,
    because: "the variable's box is read; the cycle is named as what holds the closure")

  final class OnboardingViewController: ShapeViewController {
    var pages = ["Welcome", "Sign in"]

    override func viewDidLoad() {
      super.viewDidLoad()
      var showNext: (() -> Void)?
      showNext = {
        guard !self.pages.isEmpty else { return }
        self.title = self.pages.removeFirst()
        showNext?()
      }
      switch form {
      case .broken:
        showNext?()
      case .fixed:
        showNext?()
        showNext = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OnboardingViewController(stage.form)
  }
}
