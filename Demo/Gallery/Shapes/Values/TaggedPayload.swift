import LifecycleKit

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
