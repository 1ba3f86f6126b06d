import Dispatch
import LifecycleKit

enum WorkItem: ScreenShape {
  static let entry = CatalogueEntry(
    22, "work-item", .cycle,
    "The block of a work item captures the item to ask whether it was cancelled.",
    "The item holds its block even after it has run, and the block the item and the screen.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "search?.perform()",
    by: "search?.perform()\nsearch = nil"
  )
  .held("closure #1 in WorkItem.SearchViewController.viewDidLoad() captures self")
  .differing(
    .path, .found,
    because: "the item's block is scanned, and the closure in it read by its captures")

  final class SearchViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      var search: DispatchWorkItem?
      search = DispatchWorkItem {
        if search?.isCancelled != true { self.title = "3 results" }
      }
      switch form {
      case .broken:
        search?.perform()
      case .fixed:
        search?.perform()
        search = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SearchViewController(stage.form)
  }
}
