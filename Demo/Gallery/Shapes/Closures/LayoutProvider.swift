import LifecycleKit

enum LayoutProvider: ScreenShape {
  static let entry = CatalogueEntry(
    26, "layout-provider", .cycle,
    "A layout asks the screen, through a closure, how each section is laid out.",
    "The screen holds the layout, the layout its provider, and the provider the screen.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "layout = CompositionalLayout { section in self.columns(in: section) }",
    by: "layout = CompositionalLayout { [weak self] section in self?.columns(in: section) }"
  )
  .held(
    "cycle: CompositionalLayout.sectionProvider → "
      + "closure #1 in LayoutProvider.PhotosViewController.viewDidLoad() captures self → "
      + "PhotosViewController.layout")

  /// As much of `UICollectionViewCompositionalLayout` as matters here.
  final class CompositionalLayout {
    let sectionProvider: (Int) -> Int?

    init(sectionProvider: @escaping (Int) -> Int?) {
      self.sectionProvider = sectionProvider
    }
  }

  final class PhotosViewController: ShapeViewController {
    var layout: CompositionalLayout?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        layout = CompositionalLayout { section in self.columns(in: section) }
      case .fixed:
        layout = CompositionalLayout { [weak self] section in self?.columns(in: section) }
      }
    }

    func columns(in section: Int) -> Int {
      section == 0 ? 1 : 3
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotosViewController(stage.form)
  }
}
