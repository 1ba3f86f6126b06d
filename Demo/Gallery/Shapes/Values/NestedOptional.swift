import LifecycleKit

enum NestedOptional: ScreenShape {
  static let entry = CatalogueEntry(
    47, "nested-optional", .cycle,
    "A screen looks up once who scrolls to top; nil is not looked up, .some(nil) is nobody.",
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
