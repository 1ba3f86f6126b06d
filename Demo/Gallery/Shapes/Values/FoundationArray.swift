import Foundation
import LifecycleKit

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
