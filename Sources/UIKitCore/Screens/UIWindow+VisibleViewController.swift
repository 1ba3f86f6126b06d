extension UIWindow {
  /// The screen that its user looks at: the last presented, selected, topmost one; `nil` without a root.
  ///
  /// Leads through stacks, tabs, pages, splits (the last column shown) and search controllers; a container
  /// of the program's own is a screen itself. During a transition it is the one that comes.
  public var visibleViewController: UIViewController? {
    var top = rootViewController
    while let current = top, let above = current.presentedViewController ?? current.childOnTop {
      top = above
    }
    return top
  }
}
