import LifecycleKit

/// A push and a pop in a simulation, on a stack that is on screen.
@MainActor struct SimulatedCycle {
  let simulation = Simulation()
  let stack = UINavigationController(rootViewController: BenchScreen())
  let isAnimated: Bool

  init(isAnimated: Bool = false, isLogged: Bool = false, isChecked: Bool = true) {
    self.isAnimated = isAnimated
    simulation.log.isEnabled = isLogged
    simulation.delayedCheck.isAutomatic = isChecked
    simulation.scan.isPeriodic = isChecked
    simulation.window.rootViewController = stack
    simulation.window.makeKeyAndVisible()
  }

  /// The log is emptied once a call, so that it does not grow from round to round.
  func run(_ repetitions: Int) {
    for _ in 0..<repetitions {
      stack.pushViewController(BenchScreen(), animated: isAnimated)
      finishAnimation()
      stack.popViewController(animated: isAnimated)
      finishAnimation()
    }
    simulation.log.removeAll()
  }

  private func finishAnimation() {
    if isAnimated { simulation.advance(by: UIKitDuration.navigation) }
  }
}
