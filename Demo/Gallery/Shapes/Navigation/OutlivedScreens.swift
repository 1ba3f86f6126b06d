import Foundation
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

enum RemovedView: LeakShape {
  static let entry = CatalogueEntry(
    126, "removed-view", .abandoned,
    "A feed takes a banner off its view when it was read, and keeps it in a list of banners.",
    "The screen is in use, so it holds the view rightly as far as screens go.",
    cells: "N N 2 Y Y N"
  )
  .fixed("", by: "banners.removeAll { $0 === banner }")
  .held(
    "UIWindow.rootViewController → UINavigationController.topViewController → "
      + "FeedViewController.banners[_]")

  final class BannerView: UIView, LeakDetectable {
    let instanceToken = InstanceToken()

    override init(frame: CGRect) {
      super.init(frame: frame)
      countInstance(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class FeedViewController: ShapeViewController {
    private var banners: [BannerView] = []

    func show(_ banner: BannerView) {
      banners.append(banner)
      view.addSubview(banner)
    }

    func remove(_ banner: BannerView) {
      banner.removeFromSuperview()
      switch form {
      case .broken:
        break
      case .fixed:
        banners.removeAll { $0 === banner }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let feed = stage.simulation.perform { FeedViewController(stage.form) }
    stage.navigation.pushViewController(feed, animated: true)
    try stage.simulation.settle()
    let banner = stage.simulation.perform { BannerView(frame: .zero) }
    stage.expectGone(banner)
    feed.show(banner)
    stage.simulation.advance(by: .seconds(3))
    feed.remove(banner)
    try stage.simulation.settle()
  }
}

enum VictimChild: LeakShape {
  static let entry = CatalogueEntry(
    127, "victim-child", .abandoned,
    "A reading list keeps the article's screen, and that one still has its comments as a child.",
    "Two screens leak by one mistake: the child is the victim, and goes with its parent.",
    cells: "Y Y 2 Y Y P"
  )
  .fixed("", by: "list.open.removeAll { $0 === self }")
  .held("ReadingList.open[_]")
  .differing(.sanitizer, .missed, because: "here no cycle keeps it, but a list that is in use")

  @MainActor final class ReadingList {
    var open: [UIViewController] = []
  }

  final class CommentsViewController: UIViewController {}

  final class ArticleViewController: ShapeViewController {
    var list = ReadingList()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.open.append(self)
      let comments = CommentsViewController()
      addChild(comments)
      view.addSubview(comments.view)
      comments.didMove(toParent: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        list.open.removeAll { $0 === self }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let list = ReadingList()
    stage.keep(list, named: "the reading list")
    let article = stage.simulation.perform { ArticleViewController(stage.form) }
    article.list = list
    stage.push { article }
    article.children.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    try stage.simulation.settle()
  }
}

enum SlowUpload: LeakShape {
  static let entry = CatalogueEntry(
    128, "slow-upload", .transient,
    "An upload of eighteen seconds holds the screen that began it, which is left before.",
    "It ends and releases the screen: late, and no leak. The reports say so afterwards.",
    cells: "F F - F - -"
  )
  .fixed(
    "uploads.completions.append { self.showUploaded() }",
    by: "uploads.completions.append { [weak self] in self?.showUploaded() }"
  )
  .held(
    "Uploads.completions[_] → "
      + "closure #1 in SlowUpload.ComposeViewController.send(with:) captures self"
  )
  .differing(.path, .found, because: "while it lives, its holder can be found")

  /// As much of an upload service as matters here.
  @MainActor final class Uploads {
    var completions: [@MainActor () -> Void] = []

    func end() {
      for completion in completions { completion() }
      completions = []
    }
  }

  final class ComposeViewController: ShapeViewController {
    func send(with uploads: Uploads) {
      switch form {
      case .broken:
        uploads.completions.append { self.showUploaded() }
      case .fixed:
        uploads.completions.append { [weak self] in self?.showUploaded() }
      }
    }

    func showUploaded() {
      title = "Uploaded"
    }
  }

  static func play(on stage: Stage) {
    let uploads = Uploads()
    stage.keep(uploads, named: "the uploads")
    stage.simulation.clock.schedule("the upload's end", after: .seconds(18)) { [weak uploads] in
      uploads?.end()
    }
    stage.push {
      let screen = ComposeViewController(stage.form)
      screen.send(with: uploads)
      return screen
    }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.popViewController(animated: true)
    stage.simulation.advance(by: .milliseconds(500))
  }
}
