extension Window {
  /// The screen that its user looks at: the last presented, selected, topmost one; `nil` without a root.
  ///
  /// Leads through stacks, tabs, pages, splits (the last column shown) and search controllers; a container
  /// of the program's own is a screen itself. During a transition it is the one that comes.
  public var visibleViewController: ViewController? {
    var top = rootViewController
    while let current = top, let above = current.presentedViewController ?? current.shownOnTop {
      top = above
    }
    return top
  }
}

extension ViewController {
  /// The screen on top of one of the containers that everybody knows.
  fileprivate var shownOnTop: ViewController? {
    switch self {
    case let stack as NavigationController: stack.topViewController
    case let tabs as TabBarController: tabs.selectedViewController
    case is PageViewController, is SplitViewController, is SearchController:
      appearingChildren.last
    default: nil
    }
  }
}
