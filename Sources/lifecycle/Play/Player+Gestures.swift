import LifecycleKit

extension Player {
  /// Taps back, swipes or pulls; what no finger could do is a misuse, which the script may expect.
  func useFinger(_ step: Script.Step) throws(StepFailure) {
    let screen = try visible()
    switch step {
    case .tapBack: simulation.user.tapBackButton(in: try navigation(nil))
    case .swipeBack(let isCancelled):
      end(simulation.user.beginSwipeBack(in: try navigation(nil)), isCancelled: isCancelled)
    case .pullDown(let isCancelled):
      end(simulation.user.beginPullingDown(screen), isCancelled: isCancelled)
    default: break
    }
    try finish()
  }

  /// Moves a gesture half the way and lets go.
  private func end(_ gesture: SimulatedUser.Gesture?, isCancelled: Bool) {
    gesture?.move(to: 0.5)
    if isCancelled { gesture?.cancel() } else { gesture?.finish() }
  }
}
