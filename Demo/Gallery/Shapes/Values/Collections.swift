import Foundation
import LifecycleKit

enum ArrayElement: ScreenShape {
  static let entry = CatalogueEntry(
    35, "array-element", .cycle,
    "A screen puts itself into its own array of validators.",
    "An array retains its elements, so the screen is held by what it holds.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "validators = [EmailValidator(), self]",
    by: "validators = [EmailValidator(), TermsValidator()]"
  )
  .held("cycle: SignUpViewController.validators[_]")

  protocol Validator: AnyObject {}
  final class EmailValidator: Validator {}
  final class TermsValidator: Validator {}

  final class SignUpViewController: ShapeViewController, Validator {
    var validators: [any Validator] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        validators = [EmailValidator(), self]
      case .fixed:
        validators = [EmailValidator(), TermsValidator()]
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SignUpViewController(stage.form)
  }
}

enum DictionaryValue: ScreenShape {
  static let entry = CatalogueEntry(
    36, "dictionary-value", .cycle,
    "A screen registers with its own key commands, which keep their targets by name.",
    "A dictionary retains its values as any property would.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"commands.targets["save"] = self"#,
    by: #"commands.targets["save"] = WeakTarget(self)"#
  )
  .held("cycle: EditorViewController.commands → KeyCommands.targets[_]")

  final class KeyCommands {
    var targets: [String: AnyObject] = [:]
  }

  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  final class EditorViewController: ShapeViewController {
    let commands = KeyCommands()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        commands.targets["save"] = self
      case .fixed:
        commands.targets["save"] = WeakTarget(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }
}

enum DictionaryKey: ScreenShape {
  static let entry = CatalogueEntry(
    37, "dictionary-key", .cycle,
    "A cart counts its items by item, and an item remembers the cart that it was put into.",
    "Keys and members of sets are retained like values, though few think of them.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("Item(sku: 4711, cart: self)", by: "Item(sku: 4711, cart: nil)")
  .held("cycle: CartViewController.quantities[_] → Item.cart")
  .differing(.path, .found, because: "keys of dictionaries are read as their values are")

  final class Item: Hashable {
    let sku: Int
    let cart: UIViewController?

    init(sku: Int, cart: UIViewController?) {
      self.sku = sku
      self.cart = cart
    }
    static func == (left: Item, right: Item) -> Bool { left.sku == right.sku }
    func hash(into hasher: inout Hasher) { hasher.combine(sku) }
  }

  final class CartViewController: ShapeViewController {
    var quantities: [Item: Int] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        quantities[Item(sku: 4711, cart: self)] = 2
      case .fixed:
        quantities[Item(sku: 4711, cart: nil)] = 2
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController(stage.form)
  }
}

enum FoundationArray: ScreenShape {
  static let entry = CatalogueEntry(
    38, "foundation-array", .cycle,
    "A screen adds itself to an NSMutableArray of observers that it owns, for good.",
    "The array retains what is in it; what is added has to be removed when it leaves.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("", by: "observers.remove(self)")
  .held("cycle: ChatViewController.observers → NSMutableArray[_]")
  .differing(
    .path, .found, because: "the storage of Foundation's array is a Swift array, and read as one")

  final class ChatViewController: ShapeViewController {
    let observers = NSMutableArray()

    override func viewDidLoad() {
      super.viewDidLoad()
      observers.add(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        observers.remove(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ChatViewController(stage.form)
  }
}

enum TupleElement: ScreenShape {
  static let entry = CatalogueEntry(
    39, "tuple-element", .cycle,
    "A screen notes its last tap as a tuple of count and sender, and names itself as sender.",
    "A tuple in a property is stored inline: its elements are as strong as properties.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "lastTap = (count: 1, sender: self)",
    by: "lastTap = (count: 1, sender: view)"
  )
  .held("cycle: PhotoViewController.lastTap.sender")

  final class PhotoViewController: ShapeViewController {
    var lastTap: (count: Int, sender: AnyObject)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        lastTap = (count: 1, sender: self)
      case .fixed:
        lastTap = (count: 1, sender: view)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotoViewController(stage.form)
  }
}

enum StructField: ScreenShape {
  static let entry = CatalogueEntry(
    40, "struct-field", .cycle,
    "A screen keeps a share request, a struct, with itself as the place that it came from.",
    "A struct has no identity, but what it holds it holds as strongly as its owner would.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"request = ShareRequest(text: "Look!", source: self)"#,
    by: #"request = ShareRequest(text: "Look!", source: view)"#
  )
  .held("cycle: PhotoViewController.request.source")

  struct ShareRequest {
    var text: String
    var source: AnyObject
  }

  final class PhotoViewController: ShapeViewController {
    var request: ShareRequest?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        request = ShareRequest(text: "Look!", source: self)
      case .fixed:
        request = ShareRequest(text: "Look!", source: view)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotoViewController(stage.form)
  }
}

enum NestedStruct: ScreenShape {
  static let entry = CatalogueEntry(
    41, "nested-struct", .cycle,
    "A screen's state is a struct of structs, and one of them names the presenter of errors.",
    "However deep the field lies in values, it is stored in the screen itself.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "state.payment.errorPresenter = self",
    by: "state.payment.errorPresenter = navigationController"
  )
  .held("cycle: CheckoutViewController.state.payment.errorPresenter")

  struct Payment {
    var amount = 0
    var errorPresenter: UIViewController?
  }

  struct CheckoutState {
    var coupon = ""
    var payment = Payment()
  }

  final class CheckoutViewController: ShapeViewController {
    var state = CheckoutState()

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        state.payment.errorPresenter = self
      case .fixed:
        state.payment.errorPresenter = navigationController
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CheckoutViewController(stage.form)
  }
}
