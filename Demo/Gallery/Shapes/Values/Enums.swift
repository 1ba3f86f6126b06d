import LifecycleKit

enum EnumPayload: ScreenShape {
  static let entry = CatalogueEntry(
    42, "enum-payload", .cycle,
    "A screen's mode names the screen being edited, and the screen puts itself there.",
    "The payload of an enum's case is a stored reference like any other.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("mode = .editing(self)", by: "mode = .editing(nameField)")
  .held("cycle: ContactViewController.mode.editing")
  .differing(.path, .found, because: "the payload is read by the enum's own layout")

  enum Mode {
    case idle
    case editing(AnyObject)
  }

  final class ContactViewController: ShapeViewController {
    let nameField = UIView()
    var mode = Mode.idle

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        mode = .editing(self)
      case .fixed:
        mode = .editing(nameField)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ContactViewController(stage.form)
  }
}

enum TaggedPayload: ScreenShape {
  static let entry = CatalogueEntry(
    43, "tagged-payload", .cycle,
    "A popover's anchor is a view or a whole screen, and the screen anchors it to itself.",
    "Which of the two it is stands in spare bits of the pointer; the reference is strong.",
    cells: "Y Y 2 Y P P"
  )
  .fixed("anchor = .screen(self)", by: "anchor = .view(view)")
  .held("cycle: MapViewController.anchor.screen")
  .differing(
    .path, .found, because: "the case is read from the spare bits, and the pointer without them"
  )
  .differing(
    .sanitizer, .found,
    because: "tags hide what is in use, as in row 151; a cycle is reported all the same")

  enum Anchor {
    case view(UIView)
    case screen(UIViewController)
  }

  final class MapViewController: ShapeViewController {
    var anchor: Anchor?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        anchor = .screen(self)
      case .fixed:
        anchor = .view(view)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MapViewController(stage.form)
  }
}

enum IndirectEnum: ScreenShape {
  static let entry = CatalogueEntry(
    44, "indirect-enum", .cycle,
    "A layout is a tree of indirect cases, and one leaf of it is the screen that owns it.",
    "Each indirect case is a box on the heap; the boxes hold each other, and the last the leaf.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "layout = .row(.item(header), .row(.item(self), .end))",
    by: "layout = .row(.item(header), .row(.item(footer), .end))"
  )
  .held("cycle: SettingsViewController.layout.row.1.row.0.item")
  .differing(.path, .found, because: "the boxes of indirect cases are read by the payload's type")

  indirect enum Layout {
    case end
    case item(AnyObject)
    case row(Layout, Layout)
  }

  final class SettingsViewController: ShapeViewController {
    let header = UIView()
    let footer = UIView()
    var layout = Layout.end

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        layout = .row(.item(header), .row(.item(self), .end))
      case .fixed:
        layout = .row(.item(header), .row(.item(footer), .end))
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SettingsViewController(stage.form)
  }
}

enum ResultPayload: ScreenShape {
  static let entry = CatalogueEntry(
    45, "result-payload", .cycle,
    "A sign-in screen keeps its result, and success comes with the screen that saw it.",
    "Success or failure, a Result holds what it carries for as long as it is stored.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("result = .success(self)", by: "result = .success(User())")
  .held("cycle: SignInViewController.result.success")
  .differing(.path, .found, because: "a Result is read as any generic enum")

  final class User {}
  struct SignInError: Error {}

  final class SignInViewController: ShapeViewController {
    var result: Result<AnyObject, SignInError>?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        result = .success(self)
      case .fixed:
        result = .success(User())
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignInViewController(stage.form)
  }
}

enum ErrorPayload: ScreenShape {
  static let entry = CatalogueEntry(
    46, "error-payload", .cycle,
    "A form keeps its last error, and the error names the form where it should name the field.",
    "An error is kept in a box of its own on the heap, and the box holds what is in it.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "lastError = FormError.invalid(self)",
    by: #"lastError = FormError.missing("email")"#
  )
  .held("cycle: AddressViewController.lastError.invalid")
  .differing(.path, .found, because: "the error's box says which type is in it, and where")

  enum FormError: Error {
    case missing(String)
    case invalid(UIViewController)
  }

  final class AddressViewController: ShapeViewController {
    var lastError: (any Error)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        lastError = FormError.invalid(self)
      case .fixed:
        lastError = FormError.missing("email")
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AddressViewController(stage.form)
  }
}

enum NestedOptional: ScreenShape {
  static let entry = CatalogueEntry(
    47, "nested-optional", .cycle,
    "A screen looks up once what scrolls to top; nil is not looked up, .some(nil) is none.",
    "It finds itself. Two question marks store the same strong reference as one.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("scroller = .some(self)", by: "scroller = .some(view)")
  .held("cycle: NewsViewController.scroller")

  final class NewsViewController: ShapeViewController {
    var scroller: UIResponder??

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        scroller = .some(self)
      case .fixed:
        scroller = .some(view)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    NewsViewController(stage.form)
  }
}
