import LifecycleKit

enum ObservationToken: ScreenShape {
  static let entry = CatalogueEntry(
    75, "observation-token", .cycle,
    "A screen stores the token of an observation whose handler uses the screen.",
    "The token ends the observation in its deinit, which waits for the screen to let go of it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("{ _, rate in self.show(rate) }", by: "{ [weak self] _, rate in self?.show(rate) }")
  .held(
    "cycle: MovieViewController.observation → SimulatedObservation.registration → "
      + "PropertyRegistration<Double>.changeHandler → "
      + "closure #1 in ObservationToken.MovieViewController.viewDidLoad() captures self")

  @MainActor final class Player {
    let rate: SimulatedProperty<Double>
    init(_ services: SimulatedServices) {
      rate = services.observedProperty(named: "rate", value: 1)
    }
  }

  final class MovieViewController: ServiceViewController {
    private(set) lazy var player = Player(services)
    var observation: SimulatedObservation?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        observation = player.rate.observe { _, rate in self.show(rate) }
      case .fixed:
        observation = player.rate.observe { [weak self] _, rate in self?.show(rate) }
      }
    }

    func show(_ rate: Double) {
      title = rate == 0 ? "Paused" : "Playing"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MovieViewController(on: stage)
  }
}
