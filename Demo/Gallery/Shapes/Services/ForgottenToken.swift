import LifecycleKit

enum ForgottenToken: ScreenShape {
  static let entry = CatalogueEntry(
    73, "forgotten-token", .remains,
    "A block that observes a notification captures the screen weakly, and its token is forgotten.",
    "The screen goes, but the block stays and is called for ever, one more at each visit.",
    cells: "- - - - P N"
  )
  .fixed("", by: "if let token { services.notificationCenter.removeObserver(token) }")
  .leaving("notification 'cart changed'")
  .differing(.delayed, .missed, because: silence)
  .differing(.scan, .missed, because: silence)
  .differing(.counting, .missed, because: silence)
  .differing(.teardown, .missed, because: silence)
  .differing(
    .path, .missed, because: "the screen is gone; the table of registrations has the block")

  private static let silence = "no object is left, and it is silent; but something is, as in row 83"

  final class CartViewController: ServiceViewController {
    var token: SimulatedNotificationToken?

    override func viewDidLoad() {
      super.viewDidLoad()
      let center = services.notificationCenter
      token = center.addObserver(forName: "cart changed", owner: self) { [weak self] _ in
        self?.reload()
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        if let token { services.notificationCenter.removeObserver(token) }
      }
    }

    func reload() {
      title = "2 things"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController(on: stage)
  }
}
