import LifecycleKit

enum DismissedContainer: LeakShape {
  static let entry = CatalogueEntry(
    116, "dismissed-container", .abandoned,
    "A sheet with a stack of screens is dismissed; its first one has a callback in a library.",
    "Only the sheet is dismissed by name: what is covered in it gets no call, and still leaves.",
    cells: "P Y 2 Y Y N"
  )
  .fixed(
    "library.onChange.append { self.reload() }",
    by: "library.onChange.append { [weak self] in self?.reload() }"
  )
  .held(
    "PhotoLibrary.onChange[_] → "
      + "closure #1 in DismissedContainer.AlbumViewController.watch(_:) captures self"
  )
  .differing(.delayed, .found, because: "all that a dismissed container holds departs with it")

  @MainActor final class PhotoLibrary {
    var onChange: [@MainActor () -> Void] = []
  }

  final class AlbumViewController: ShapeViewController {
    func watch(_ library: PhotoLibrary) {
      switch form {
      case .broken:
        library.onChange.append { self.reload() }
      case .fixed:
        library.onChange.append { [weak self] in self?.reload() }
      }
    }

    func reload() {
      title = "Album"
    }
  }

  final class PhotoViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let library = PhotoLibrary()
    stage.keep(library, named: "the photo library")
    stage.present {
      let album = AlbumViewController(stage.form)
      album.watch(library)
      let photo = PhotoViewController()
      stage.expectGone(album)
      stage.expectGone(photo)
      let sheet = UINavigationController(rootViewController: album)
      sheet.pushViewController(photo, animated: false)
      return sheet
    }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.dismiss(animated: true)
    try stage.simulation.settle()
  }
}

enum DismissedChain: LeakShape {
  static let entry = CatalogueEntry(
    117, "dismissed-chain", .abandoned,
    "A screen joins a call when it appears, and leaves it when it disappears being dismissed.",
    "In the middle of a chain it disappears when covered, and is dismissed without a call.",
    cells: "P Y 2 Y Y N"
  )
  .fixed("if isBeingDismissed { call.leave(self) }", by: "call.leave(self)")
  .held("Call.participants[_]")
  .differing(.delayed, .found, because: "all of the chain depart, covered or not")

  @MainActor final class Call {
    private var participants: [AnyObject] = []

    func join(_ participant: AnyObject) {
      participants.append(participant)
    }

    func leave(_ participant: AnyObject) {
      participants.removeAll { $0 === participant }
    }
  }

  final class CallViewController: ShapeViewController {
    var call = Call()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      call.join(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        if isBeingDismissed { call.leave(self) }
      case .fixed:
        call.leave(self)
      }
    }
  }

  final class RatingViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let call = Call()
    stage.keep(call, named: "the call")
    stage.present {
      let screen = CallViewController(stage.form)
      screen.call = call
      screen.modalPresentationStyle = .fullScreen
      return screen
    }
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform {
      let rating = RatingViewController()
      rating.modalPresentationStyle = .fullScreen
      stage.navigation.presentedViewController?.present(rating, animated: true)
    }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.dismiss(animated: true)
    try stage.simulation.settle()
  }
}

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

enum ForgottenChild: LeakShape {
  static let entry = CatalogueEntry(
    119, "forgotten-child", .abandoned,
    "A dashboard closes a card: off its own list and off the view, and never detached.",
    "The container that is on screen still has it as a child, so nothing looks wrong.",
    cells: "N P 2 Y Y N"
  )
  .fixed(
    "",
    by: """
      card.willMove(toParent: nil)
      card.removeFromParent()
      """
  )
  .held(
    "UIWindow.rootViewController → UINavigationController.topViewController → "
      + "DashboardViewController.children[_]"
  )
  .differing(
    .scan, .missed, because: "a child of what is on screen is tied; detached and kept it is not")

  final class CardViewController: UIViewController {}

  final class DashboardViewController: ShapeViewController {
    private var cards: [CardViewController] = []

    func open(_ card: CardViewController) {
      cards.append(card)
      addChild(card)
      view.addSubview(card.view)
      card.didMove(toParent: self)
    }

    func close(_ card: CardViewController) {
      cards.removeAll { $0 === card }
      card.view.removeFromSuperview()
      switch form {
      case .broken:
        break
      case .fixed:
        card.willMove(toParent: nil)
        card.removeFromParent()
      }
    }
  }

  static func play(on stage: Stage) throws {
    let (dashboard, card) = stage.simulation.perform {
      (DashboardViewController(stage.form), CardViewController())
    }
    stage.expectGone(card)
    stage.navigation.pushViewController(dashboard, animated: true)
    try stage.simulation.settle()
    dashboard.open(card)
    stage.simulation.advance(by: .seconds(1))
    dashboard.close(card)
    try stage.simulation.settle()
  }
}
