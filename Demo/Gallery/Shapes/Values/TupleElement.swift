import LifecycleKit

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
