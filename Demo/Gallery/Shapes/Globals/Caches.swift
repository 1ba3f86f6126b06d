import Foundation
import LifecycleKit

enum CostLimitedCache: ScreenShape {
  static let entry = CatalogueEntry(
    102, "cost-limited-cache", .abandoned,
    "An NSCache for previews is given the screen that the preview was drawn by.",
    "A cache evicts when it is full; screens that cost next to nothing never fill it.",
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

enum IdentityTable: ScreenShape {
  static let entry = CatalogueEntry(
    103, "identity-table", .abandoned,
    "A table by object identifier says which screen shows a tooltip.",
    "The key holds nothing, the value does: an entry that is not taken out keeps its screen.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed("", by: "Tooltips.hosts[ObjectIdentifier(self)] = nil")
  .held("held by static IdentityTable.Tooltips.hosts[_]")

  @MainActor enum Tooltips {
    static var hosts: [ObjectIdentifier: UIViewController] = [:]
  }

  final class EditorViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Tooltips.hosts[ObjectIdentifier(self)] = self
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Tooltips.hosts[ObjectIdentifier(self)] = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }

  static func cleanUp() {
    Tooltips.hosts = [:]
  }
}

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

enum ViewModelStore: LeakShape {
  static let entry = CatalogueEntry(
    105, "view-model-store", .abandoned,
    "A store keeps the view models of a flow by name; it is not cleared when the flow is over.",
    "The screen goes, so no check of screens speaks; numbers or expectDeallocation(of:) would.",
    cells: "N N 2 Y Y N"
  )
  .fixed("", by: "Models.all[model.name] = nil")
  .held("held by static ViewModelStore.Models.all[_]")

  @MainActor enum Models {
    static var all: [String: FilterModel] = [:]
  }

  @MainActor final class FilterModel: LeakDetectable {
    let instanceToken = InstanceToken()
    let name: String

    init(_ name: String) {
      self.name = name
      countInstance(self)
    }
  }

  final class FilterViewController: ShapeViewController {
    let model = FilterModel("filter \(Models.all.count + 1)")

    override func viewDidLoad() {
      super.viewDidLoad()
      Models.all[model.name] = model
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Models.all[model.name] = nil
      }
    }
  }

  static func play(on stage: Stage) throws {
    try stage.pushAndPop {
      let screen = FilterViewController(stage.form)
      stage.expectGone(screen.model)
      return screen
    }
  }

  static func cleanUp() {
    Models.all = [:]
  }
}

enum DebugLog: ScreenShape {
  static let entry = CatalogueEntry(
    106, "debug-log", .abandoned,
    "A log for debugging keeps what each entry is about: the screen, and not its name.",
    "Even a leak checker does this wrong when it stores what it watches.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed(
    #"Log.shared.note("opened", self)"#,
    by: #"Log.shared.note("opened", readableName)"#
  )
  .held("Log.entries[_].subject")

  @MainActor final class Log {
    static let shared = Log()
    private(set) var entries: [(text: String, subject: Any)] = []

    func note(_ text: String, _ subject: Any) {
      entries.append((text, subject))
    }

    func clear() {
      entries = []
    }
  }

  final class PaymentViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken:
        Log.shared.note("opened", self)
      case .fixed:
        Log.shared.note("opened", readableName)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PaymentViewController(stage.form)
  }

  static func cleanUp() {
    Log.shared.clear()
  }
}

enum PageCache: LeakShape {
  static let entry = CatalogueEntry(
    107, "page-cache", .correct,
    "A calendar keeps the three months seen last, as it should: their screens come back.",
    "The checks were not told, so they take what is kept on purpose for what was forgotten.",
    cells: "F F F F - -"
  )
  .fixed(
    "stage.expectGone(page)  // As of any other screen.",
    by: "stage.simulation.scan.declareCached(page)"
  )
  .held("held by static PageCache.Calendar.pages[_]")

  final class MonthViewController: UIViewController {}

  @MainActor enum Calendar {
    static var pages: [Int: MonthViewController] = [:]

    static func page(_ month: Int) -> MonthViewController {
      let page = pages[month] ?? MonthViewController()
      pages[month] = page
      return page
    }
  }

  static func play(on stage: Stage) throws {
    for month in 1...3 {
      stage.simulation.perform {
        let page = Calendar.page(month)
        switch stage.form {
        case .broken:
          stage.expectGone(page)  // As of any other screen.
        case .fixed:
          stage.simulation.scan.declareCached(page)
        }
        stage.navigation.pushViewController(page, animated: true)
      }
      stage.simulation.advance(by: .seconds(1))
      stage.navigation.popViewController(animated: true)
      try stage.simulation.settle()
    }
  }

  static func cleanUp() {
    Calendar.pages = [:]
  }
}
