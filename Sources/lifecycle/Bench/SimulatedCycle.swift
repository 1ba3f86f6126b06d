import LifecycleKit

/// A push and a pop in a simulation, on a stack that is on screen, each in a turn of its own.
@MainActor struct SimulatedCycle {
  let simulation = Simulation()
  let stack = UINavigationController(rootViewController: BenchScreen())
  let isAnimated: Bool

  init(isAnimated: Bool = false, isLogged: Bool = false, isChecked: Bool = true) {
    self.isAnimated = isAnimated
    simulation.log.isEnabled = isLogged
    simulation.delayedCheck.isAutomatic = isChecked
    simulation.scan.isPeriodic = isChecked
    simulation.show(stack)
  }

  /// Objects are counted in the scope that a checked test has for its task. The log is emptied once a call,
  /// so that it does not grow from round to round.
  func run(_ repetitions: Int) {
    simulation.counts.perform {
      for _ in 0..<repetitions { pushAndPop() }
    }
    simulation.log.removeAll()
  }

  private func pushAndPop() {
    stack.pushViewController(BenchScreen(), animated: isAnimated)
    finish()
    stack.popViewController(animated: isAnimated)
    finish()
  }

  /// Pushes a screen every second, and pops it half a second later.
  func spend(seconds: Int) {
    for _ in 0..<seconds {
      stack.pushViewController(BenchScreen(), animated: isAnimated)
      simulation.advance(by: .milliseconds(500))
      stack.popViewController(animated: isAnimated)
      simulation.advance(by: .milliseconds(500))
    }
  }

  /// Ends the turn, and the animation.
  private func finish() {
    if isAnimated { simulation.advance(by: UIKitDuration.navigation) } else { simulation.endTurn() }
  }
}
