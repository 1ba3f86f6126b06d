import LifecycleKit

extension Simulation {
  /// The screen on top of everything in the main window: the last presented, selected, topmost one.
  var visibleScreen: ViewController? {
    var top = window.rootViewController
    while let current = top {
      if let presented = current.presentedViewController {
        top = presented
      } else if let tabs = current as? TabBarController, let selected = tabs.selectedViewController
      {
        top = selected
      } else if let stack = current as? NavigationController, let last = stack.topViewController {
        top = last
      } else {
        break
      }
    }
    return top
  }
}
