import LifecycleKit
import SeededRandom
import Testing

/// Fingers on stacks and sheets while callbacks push, pop, present, hide the window and take screens from
/// one container to another; every seed can be run again by its number.
@MainActor struct GestureRandomTests {
  @Test(arguments: Campaign.seeds(60, full: 300))
  func `no swipe or pull breaks a pair, a flag or a link`(seed: UInt64) {
    let flow = Flow(seed: seed, nesting: Int(seed % 4) * 5)
    for _ in 0..<60 { flow.step() }
    flow.end()
  }

  @Test(arguments: Campaign.seeds(20, full: 100))
  func `no swipe or pull keeps a controller alive once all is over`(seed: UInt64) {
    let left = RandomFlow.countLeft(behind: { Flow(seed: seed, nesting: 10) }, steps: 60)
    #expect(left == 0)
  }
}

/// An app, a finger, and somebody who touches everything in it without a plan.
@MainActor private final class Flow: RandomFlow {
  /// All fingers ever put down; one that is not lifted leaves its transition undecided.
  private var gestures: [SimulatedUser.Gesture] = []

  override init(seed: UInt64, nesting: Int) {
    super.init(seed: seed, nesting: nesting)
    // Kept screens would be searched for their holders.
    app.simulation.delayedCheck.isAutomatic = false
    app.simulation.scan.isPeriodic = false
    app.simulation.perform { app.window.rootViewController = stack() }
  }

  override func end() {
    // From here on no callback does anything of its own.
    depth = 3
    for gesture in gestures { gesture.finish() }
    gestures = []
    super.end()
    // What a replaced root presents stays up with it.
    for screen in living
    where !screen.isReachable && screen.presentingViewController == nil {
      #expect(screen.appearance.state == .disappeared, "\(screen.readableName) has no place")
    }
    guard !app.window.isHidden, var top = app.window.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    checkShown(top)
  }

  /// Whether a container's child is on screen along with it.
  private func checkShown(_ controller: UIViewController) {
    #expect(controller.appearance.state == .appeared, "\(controller.readableName) is shown")
    #expect(controller.view.window === app.window, "\(controller.readableName) is in the window")
    guard controller is Nav || controller is Tabs else { return }
    let top =
      (controller as? Nav)?.topViewController ?? (controller as? Tabs)?.selectedViewController
    if let top { checkShown(top) }
  }

  override func touch() {
    let controller = anyController
    let animated = number(2) == 0
    switch number(20) {
    case 0, 1: app.advance(by: .milliseconds(number(4) * 100))
    case 2...4: controller?.nav?.pushViewController(screen(), animated: animated)
    case 5: controller?.nav?.popViewController(animated: animated)
    case 6...8:
      let user = app.simulation.application.user
      let begun = controller?.nav.flatMap { user.beginSwipeBack(in: $0) }
      if let gesture = begun ?? controller.flatMap({ user.beginPullingDown($0) }) {
        gestures.append(gesture)
      }
    case 9, 10: gestures.last?.cancel()
    case 11: gestures.last?.finish()
    case 12: gestures.last?.move(to: 0.5)
    case 13, 14: controller?.present(presentable(), animated: animated)
    case 15: controller?.dismiss(animated: animated)
    case 16: if let other = anyController { take(other, to: controller) }
    case 17: (controller as? Tabs)?.selectedIndex = number(3)
    case 18: if number(4) == 0 { app.window.rootViewController = container() }
    default: if number(3) == 0 { app.window.isHidden.toggle() }
    }
  }

  /// Has another container take a screen, from wherever it is.
  private func take(_ screen: UIViewController, to controller: UIViewController?) {
    guard screen.parent != nil, screen.presentingViewController == nil || number(2) == 0 else {
      return
    }
    if let tabs = controller as? Tabs {
      tabs.viewControllers = (tabs.viewControllers ?? []).dropLast() + [screen]
    } else if let nav = controller?.nav, nav !== screen.parent {
      nav.setViewControllers([screen], animated: number(2) == 0)
    } else {
      screen.willMove(toParent: nil)
      screen.viewIfLoaded?.removeFromSuperview()
      screen.removeFromParent()
    }
  }

  private func presentable() -> UIViewController {
    let presented = container()
    let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover, .fullScreen]
    presented.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .automatic
    return presented
  }

  private func container() -> UIViewController {
    switch number(3) {
    case 0: return stack()
    case 1:
      let tabs = Tabs()
      tabs.viewControllers = [stack(), screen(), screen()]
      return note(tabs)
    default: return screen()
    }
  }

  private func stack() -> Nav {
    let nav = Nav()
    nav.setViewControllers([screen(), screen()], animated: false)
    return note(nav)
  }

}

extension UIViewController {
  fileprivate var nav: Nav? { (self as? Nav) ?? (navigationController as? Nav) }
}
