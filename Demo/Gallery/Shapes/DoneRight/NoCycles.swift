import LifecycleKit

enum Diamond: ScreenShape {
  static let entry = CatalogueEntry(
    141, "diamond", .correct,
    "A screen owns a header and a list, and both own the same cart.",
    "Two ways lead down to the cart and none leads up. With one up again it is row 34.",
    cells: "- - - - - -"
  )

  final class Cart {}

  final class Header {
    let cart: Cart
    init(_ cart: Cart) { self.cart = cart }
  }

  final class ItemList {
    let cart: Cart
    init(_ cart: Cart) { self.cart = cart }
  }

  final class CartViewController: UIViewController {
    var header: Header?
    var list: ItemList?

    override func viewDidLoad() {
      super.viewDidLoad()
      let cart = Cart()
      header = Header(cart)
      list = ItemList(cart)
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController()
  }
}

enum CopiedValue: ScreenShape {
  static let entry = CatalogueEntry(
    142, "copied-value", .correct,
    "A capture list takes a copy of the order's number, and the closure reads the copy.",
    "The closure has a number and no screen. Without the capture list it has self, as in row 1.",
    cells: "- - - - - -"
  )

  final class OrderViewController: UIViewController {
    let orderNumber = 4711
    var subtitle: (() -> String)?

    override func viewDidLoad() {
      super.viewDidLoad()
      subtitle = { [orderNumber] in "Order \(orderNumber)" }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrderViewController()
  }
}

enum UnboundMethodOnly: ScreenShape {
  static let entry = CatalogueEntry(
    143, "unbound-method-only", .correct,
    "A screen stores a method of its type, and calls it with itself when the time comes.",
    "A method of a type holds no object. Stored as a method of self it is row 7.",
    cells: "- - - - - -"
  )

  final class EditorViewController: UIViewController {
    var action: ((EditorViewController) -> () -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      action = EditorViewController.save
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      action?(self)()
    }

    func save() { title = "Saved" }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController()
  }
}

enum IdentifierOnly: ScreenShape {
  static let entry = CatalogueEntry(
    144, "identifier-only", .correct,
    "A global list of screens already seen keeps the identifiers of the objects.",
    "An identifier is the object's address as a number. With the screens themselves it is row 98.",
    cells: "- - - - - -"
  )

  @MainActor enum Tutorial {
    static var seen: Set<ObjectIdentifier> = []
  }

  final class WelcomeViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Tutorial.seen.insert(ObjectIdentifier(self))
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    WelcomeViewController()
  }

  static func cleanUp() {
    Tutorial.seen = []
  }
}

enum NonEscapingClosure: ScreenShape {
  static let entry = CatalogueEntry(
    145, "non-escaping-closure", .correct,
    "A screen names itself in closures that run at once, and in an animation's completion.",
    "The first are never stored, and the last is released when it has run: no weak is needed.",
    cells: "- - - - - -"
  )

  final class BannerViewController: UIViewController {
    var lines: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      [1, 2, 3].forEach { number in self.lines.append("line \(number)") }
      UIView.animate(withDuration: 0.3) {
        self.view.isHidden = false
      } completion: { _ in
        self.title = self.lines.first
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    BannerViewController()
  }
}

enum ClearedClosure: ScreenShape {
  static let entry = CatalogueEntry(
    146, "cleared-closure", .correct,
    "A screen stores a closure that captures it, calls it once, and clears the property.",
    "The cycle is real until it is cleared. Never called, or never cleared, it is row 1.",
    cells: "- - - - - -"
  )

  final class PermissionViewController: UIViewController {
    var onAnswer: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onAnswer = { self.title = "Thank you" }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAnswer?()
      onAnswer = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PermissionViewController()
  }
}

enum SliceOfBuffer: ScreenShape {
  static let entry = CatalogueEntry(
    149, "slice-of-buffer", .remains,
    "A global list of thumbnails keeps one element of each photo's samples, as a slice.",
    "A slice shares the storage of its array: one element keeps all ten thousand.",
    cells: "N N N N P N"
  )
  .fixed(
    "Thumbnails.all.append(samples.prefix(1))",
    by: "Thumbnails.all.append([samples[0]])"
  )
  .differing(.path, .missed, because: "what remains is storage of numbers, and no object of ours")

  @MainActor enum Thumbnails {
    static var all: [ArraySlice<Int>] = []
  }

  final class PhotoViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let samples = Array(1...10_000)
      switch form {
      case .broken:
        Thumbnails.all.append(samples.prefix(1))
      case .fixed:
        Thumbnails.all.append([samples[0]])
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotoViewController(stage.form)
  }

  static func cleanUp() {
    Thumbnails.all = []
  }
}
