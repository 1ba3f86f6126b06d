import LifecycleKit

enum PoppedChild: LeakShape {
  static let entry = CatalogueEntry(
    118, "popped-child", .abandoned,
    "An article embeds a video screen from a pool, and is popped without giving it back.",
    "The child leaves with its container, and no call of its own says that it does.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "pool.videos.removeAll { $0 === video }")
  .held("VideoPool.videos[_]")
  .differing(.delayed, .found, because: "children depart with the container that is popped")

  final class VideoViewController: UIViewController {}

  @MainActor final class VideoPool {
    var videos: [VideoViewController] = []
  }

  final class ArticleViewController: ShapeViewController {
    var pool = VideoPool()
    let video = VideoViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      pool.videos.append(video)
      addChild(video)
      view.addSubview(video.view)
      video.didMove(toParent: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        pool.videos.removeAll { $0 === video }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let pool = VideoPool()
    stage.keep(pool, named: "the video pool")
    try stage.pushAndPop {
      let article = ArticleViewController(stage.form)
      article.pool = pool
      stage.expectGone(article.video)
      return article
    }
  }
}
