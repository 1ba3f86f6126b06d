import LifecycleTesting
import UIKit

/// What leaks of a screen that is pushed and popped at once, and the screen where it is alive at the end.
@MainActor func leave<Screen: UIViewController>(
  _ makeScreen: () -> Screen, after oneSecond: (Screen?) -> Void = { _ in }
) -> (leaks: [LeakReport], screen: Screen?) {
  let simulation = Simulation()
  weak var left: Screen?
  simulation.perform {
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    let screen = makeScreen()
    left = screen
    stack.pushViewController(screen, animated: false)
    stack.popViewController(animated: false)
  }
  simulation.advance(by: .seconds(1))
  oneSecond(left)
  return (simulation.conclude().leaks, left)
}
