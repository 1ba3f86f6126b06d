import LifecycleKit

enum SharedSubject: ScreenShape {
  static let entry = CatalogueEntry(
    79, "shared-subject", .abandoned,
    "A screen subscribes to the app's session, and leaves the cancellable with the session.",
    "The session lives on, and with it the subscription, its closure and the screen.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "user.sink { self.title = $0 }.store(in: &session.cancellables)",
    by: "user.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)"
  )
  .held(
    "SimulatedSubscription<String>.receiveValue → "
      + "closure #1 in SharedSubject.GreetingViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  @MainActor final class Session {
    let user: SimulatedSubject<String>
    var cancellables: Set<SimulatedCancellable> = []

    init(_ services: SimulatedServices) {
      user = services.subject(named: "user", isShared: true)
    }
  }

  final class GreetingViewController: ShapeViewController {
    weak var session: Session?
    var cancellables: Set<SimulatedCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let session else { return }
      let user = session.user
      switch form {
      case .broken:
        user.sink { self.title = $0 }.store(in: &session.cancellables)
      case .fixed:
        user.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let session = Session(stage.simulation.services)
    stage.keep(session)
    let screen = GreetingViewController(stage.form)
    screen.session = session
    return screen
  }
}
