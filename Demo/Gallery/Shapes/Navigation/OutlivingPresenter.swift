import LifecycleKit

enum OutlivingPresenter: LeakShape {
  static let entry = CatalogueEntry(
    125, "outliving-presenter", .abandoned,
    "A presenter listens to a feed of prices; its screen goes, and the presenter stays.",
    "It knows its screen weakly, so no screen is missed; expectDeallocation(of:) would tell.",
    cells: "N N 2 Y Y P"
  )
  .fixed("", by: "feed.listeners.removeAll { $0 === presenter }")
  .held("PriceFeed.listeners[_]")
  .differing(.sanitizer, .missed, because: "here no cycle keeps it, but a feed that is in use")

  @MainActor final class PriceFeed {
    var listeners: [PricePresenter] = []
  }

  @MainActor final class PricePresenter: LeakDetectable {
    let instanceToken = InstanceToken()
    weak var screen: PriceViewController?

    init() {
      countInstance(self)
    }
  }

  final class PriceViewController: ShapeViewController {
    let presenter = PricePresenter()
    var feed = PriceFeed()

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.screen = self
      feed.listeners.append(presenter)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        feed.listeners.removeAll { $0 === presenter }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let feed = PriceFeed()
    stage.keep(feed, named: "the price feed")
    try stage.pushAndPop {
      let screen = PriceViewController(stage.form)
      screen.feed = feed
      stage.expectGone(screen.presenter)
      return screen
    }
  }
}
