import Foundation
import LifecycleTesting
import Testing

final class ClockViewController: UIViewController {
  private let services: SimulatedServices
  private var timer: SimulatedTimer?
  private var seconds = 0

  init(services: SimulatedServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in self.seconds += 1 }
  }
}

@MainActor @Suite struct ClockTests {
  @Test(.checksDeallocation) func `a clock that was popped is deallocated`() {
    let simulation = Simulation.ofTest()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    navigation.pushViewController(
      ClockViewController(services: simulation.services), animated: true)
    simulation.advance(by: .seconds(3))
    simulation.tapBackButton()
    simulation.advance(by: .seconds(3))
  }
}
