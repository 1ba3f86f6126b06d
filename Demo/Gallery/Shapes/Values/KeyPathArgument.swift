import LifecycleKit

enum KeyPathArgument: ScreenShape {
  static let entry = CatalogueEntry(
    56, "key-path-argument", .abandoned,
    "A screen registers a key path for sorting, with itself as the subscript's argument.",
    "A key path keeps the arguments of its subscripts, and the list of sort keys is global.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    #"SortKeys.all.append(\Price.[in: self])"#,
    by: #"SortKeys.all.append(\Price.[in: currency])"#
  )
  .held("KeyPath<Price, Int> holds")
  .differing(
    .path, .partly,
    because: "the static is found, and in the key path's own memory the screen's address"
  )

  @MainActor enum SortKeys {
    static var all: [PartialKeyPath<Price>] = []
  }

  struct Price {
    var cents = 0
    subscript(in context: AnyHashable) -> Int { cents }
  }

  final class PricesViewController: ShapeViewController {
    let currency = "EUR"

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        SortKeys.all.append(\Price.[in: self])
      case .fixed:
        SortKeys.all.append(\Price.[in: currency])
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PricesViewController(stage.form)
  }

  static func cleanUp() {
    SortKeys.all = []
  }
}
