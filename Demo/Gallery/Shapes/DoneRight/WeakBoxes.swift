import LifecycleKit

enum WeakBoxes: ScreenShape {
  static let entry = CatalogueEntry(
    148, "weak-boxes", .remains,
    "A theme's listeners are kept in weak boxes, one more for each screen, none ever removed.",
    "No screen is kept, but each leaves an empty box behind, and the list only grows.",
    cells: "N N N N P N"
  )
  .fixed("", by: "Theme.listeners.removeAll { $0.object === self }")
  .differing(.path, .missed, because: "the object is gone, and an empty box names nobody")

  final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @MainActor enum Theme {
    static var listeners: [WeakBox] = []
  }

  final class ArticleViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Theme.listeners.append(WeakBox(self))
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Theme.listeners.removeAll { $0.object === self }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ArticleViewController(stage.form)
  }

  static func cleanUp() {
    Theme.listeners = []
  }
}
