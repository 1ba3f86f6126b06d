import Foundation
import LifecycleKit

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
