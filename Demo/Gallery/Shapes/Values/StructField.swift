import LifecycleKit

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
