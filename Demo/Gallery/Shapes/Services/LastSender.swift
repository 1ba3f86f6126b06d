import LifecycleKit

enum LastSender: ScreenShape {
  static let entry = CatalogueEntry(
    81, "last-sender", .transient,
    "The app's analytics keep the last event with its sender until the next event or batch.",
    "Never more than one is kept, and it goes in time: late, and bounded.",
    cells: "F F 2 F P N"
  )
  .fixed(
    #"Analytics.shared?.track("opened", by: self)"#,
    by: #"Analytics.shared?.track("opened", by: "\(Self.self)")"#
  )
  .held("Analytics.unsent.sender")
  .differing(
    .counting, .silent, because: "the second sender takes the place of the first: always one"
  )
  .differing(.path, .found, because: "statics are found without being registered")

  @MainActor final class Analytics {
    static var shared: Analytics?
    private var unsent: (event: String, sender: Any)?

    init(_ services: SimulatedServices) {
      services.scheduledTimer(named: "send batch", every: .seconds(300)) { [weak self] _ in
        self?.unsent = nil
      }
    }

    func track(_ event: String, by sender: Any) {
      unsent = (event, sender)
    }
  }

  final class ArticleViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken:
        Analytics.shared?.track("opened", by: self)
      case .fixed:
        Analytics.shared?.track("opened", by: "\(Self.self)")
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    Analytics.shared = Analytics.shared ?? Analytics(stage.simulation.services)
    return ArticleViewController(stage.form)
  }

  static func cleanUp() {
    Analytics.shared = nil
  }
}
