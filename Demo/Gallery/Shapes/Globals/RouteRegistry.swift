import LifecycleKit

enum RouteRegistry: ScreenShape {
  static let entry = CatalogueEntry(
    104, "route-registry", .abandoned,
    "A screen registers a link to itself: the builder answers with this very screen.",
    "The registry keeps the builder, and the builder what it captured: a screen, and no recipe.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "Routes.builders[path] = { self }",
    by: "Routes.builders[path] = { OrderViewController() }"
  )
  .held("closure #1 in RouteRegistry.OrderViewController.viewDidLoad() captures self")
  .differing(.path, .found, because: "statics are found by their symbols, and closures are read")

  @MainActor enum Routes {
    static var builders: [String: @MainActor () -> UIViewController] = [:]
  }

  final class OrderViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let path = "orders/\(Routes.builders.count + 1)"
      switch form {
      case .broken:
        Routes.builders[path] = { self }
      case .fixed:
        Routes.builders[path] = { OrderViewController() }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrderViewController(stage.form)
  }

  static func cleanUp() {
    Routes.builders = [:]
  }
}
