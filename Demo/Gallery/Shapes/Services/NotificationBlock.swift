import LifecycleKit

enum NotificationBlock: ScreenShape {
  static let entry = CatalogueEntry(
    72, "notification-block", .abandoned,
    "A screen observes a notification by a block that uses the screen.",
    "The centre holds the block until the token is given back; to store the token does not help.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "token = center.addObserver(forName: name) { _ in self.reload() }",
    by: """
      token = center.addObserver(forName: name) { [weak self] _ in self?.reload() }
      if let token { services.notificationCenter.removeObserver(token) }
      """
  )
  .held(
    "SimulatedNotificationToken.block → "
      + "closure #1 in NotificationBlock.ProfileViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class ProfileViewController: ServiceViewController {
    var token: SimulatedNotificationToken?

    override func viewDidLoad() {
      super.viewDidLoad()
      let (center, name) = (services.notificationCenter, "profile changed")
      switch form {
      case .broken:
        token = center.addObserver(forName: name) { _ in self.reload() }
      case .fixed:
        token = center.addObserver(forName: name) { [weak self] _ in self?.reload() }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed {
        if let token { services.notificationCenter.removeObserver(token) }
      }
    }

    func reload() {
      title = "Profile"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(on: stage)
  }
}
