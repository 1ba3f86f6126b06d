import UIKitCore

extension UIViewController {
  /// Expects this controller to be gone after a delay, if it is just leaving; to be called from
  /// `viewDidDisappear(_:)`, as DeallocationChecker's method of this name.
  ///
  /// Acts when `isMovingFromParent`, or when the topmost parent `isBeingDismissed` (a screen wrapped in
  /// a navigation controller is not itself dismissed, the wrapper is). Otherwise, as on a tab switch or
  /// under a full-screen presentation, nothing happens. The controller is held weakly. When it is alive
  /// at the deadline, the simulation reports it: not deallocated after being removed from its parent, or
  /// after being dismissed. A controller that belongs to no simulation is not checked.
  /// - Parameter delay: how long the controller may live on, in virtual time.
  public func checkDeallocation(afterDelay delay: Duration = .seconds(2)) {
    guard let environment, let simulation = environment.simulation else { return }
    let root = rootParent
    let now = environment.clock.now
    if isMovingFromParent {
      let departure = ScreenDeparture(.removed, from: parent?.id ?? formerParent, at: now)
      simulation.delayedCheck.expect(self, departure, within: delay)
    } else if root.isBeingDismissed {
      let presenter = root.presentingViewController?.id ?? root.formerPresenter
      let departure = ScreenDeparture(.dismissed, from: presenter, at: now)
      simulation.delayedCheck.expect(self, departure, within: delay)
    }
  }
}
