import LifecycleKit

enum SinkOnSelf: ScreenShape {
  static let entry = CatalogueEntry(
    77, "sink-on-self", .cycle,
    "A screen subscribes to a subject, and keeps the cancellable in its own set.",
    "The set holds the subscription, that its closure, and the closure the screen with the set.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("{ self.show($0) }", by: "{ [weak self] in self?.show($0) }")
  .held(
    "cycle: PriceViewController.cancellables[_] → SimulatedCancellable.subscription → "
      + "SimulatedSubscription<Int>.receiveValue → "
      + "closure #1 in SinkOnSelf.PriceViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a simulated subscription is read like any object")

  final class PriceViewController: ServiceViewController {
    var cancellables: Set<SimulatedCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let prices = services.subject(named: "prices", of: Int.self)
      switch form {
      case .broken:
        prices.sink { self.show($0) }.store(in: &cancellables)
      case .fixed:
        prices.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
      }
    }

    func show(_ price: Int) {
      title = "\(price) €"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PriceViewController(on: stage)
  }
}
