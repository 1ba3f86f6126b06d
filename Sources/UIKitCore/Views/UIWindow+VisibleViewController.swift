extension UIWindow {
  /// The screen that its user looks at: the last presented, selected, topmost one; `nil` without a root.
  ///
  /// Leads through stacks, tabs, pages, splits (the last column shown) and search controllers; a container
  /// of the program's own is a screen itself. During a transition it is the one that comes.
  public var visibleViewController: UIViewController? {
    var top = rootViewController
    while let current = top, let above = current.presentedViewController ?? current.shownOnTop {
      top = above
    }
    return top
  }
}

extension UIViewController {
  /// The screen on top of one of the containers that everybody knows.
  fileprivate var shownOnTop: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case is UIPageViewController, is UISplitViewController, is UISearchController:
      appearingChildren.last
    default: nil
    }
  }
}
