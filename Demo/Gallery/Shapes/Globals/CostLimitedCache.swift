import Foundation
import LifecycleKit

enum CostLimitedCache: ScreenShape {
  static let entry = CatalogueEntry(
    102, "cost-limited-cache", .abandoned,
    "An NSCache for previews is given the screen that the preview was drawn by.",
    "A cache lets go when it is full; screens that cost next to nothing never fill it.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "Previews.cache.setObject(self, forKey: key, cost: 1)",
    by: "Previews.cache.setObject(drawing, forKey: key, cost: 1)"
  )
  .held(
    "NSCache<NSString, AnyObject>._head → "
      + "NSCacheEntry<NSString, AnyObject>.value"
  )
  .differing(.path, .found, because: "Foundation is Swift on Linux: the cache's entries are read")

  @MainActor enum Previews {
    static let cache: NSCache<NSString, AnyObject> = {
      let cache = NSCache<NSString, AnyObject>()
      cache.totalCostLimit = 10_000
      return cache
    }()
    static var count = 0
  }

  final class Drawing {}

  final class SketchViewController: ShapeViewController {
    let drawing = Drawing()

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      Previews.count += 1
      let key = "sketch \(Previews.count)" as NSString
      switch form {
      case .broken:
        Previews.cache.setObject(self, forKey: key, cost: 1)
      case .fixed:
        Previews.cache.setObject(drawing, forKey: key, cost: 1)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SketchViewController(stage.form)
  }

  static func cleanUp() {
    Previews.cache.removeAllObjects()
    Previews.count = 0
  }
}
