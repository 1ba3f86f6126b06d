import LifecycleKit

enum GenericBox: ScreenShape {
  static let entry = CatalogueEntry(
    50, "generic-box", .cycle,
    "A screen keeps an observable value of a generic class, and the value is the screen.",
    "What the box holds is known from its generic argument, not from the class alone.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("selection.value = self", by: "selection.value = view")
  .held("cycle: GalleryViewController.selection → Observable<Optional<UIResponder>>.value")
  .differing(
    .path, .found,
    because: "the generic arguments stand in the class's metadata, and bind the field's type")

  final class Observable<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  final class GalleryViewController: ShapeViewController {
    let selection = Observable<UIResponder?>(nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        selection.value = self
      case .fixed:
        selection.value = view
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    GalleryViewController(stage.form)
  }
}
