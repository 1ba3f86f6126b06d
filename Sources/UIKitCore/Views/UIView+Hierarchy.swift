extension UIView {
  /// Puts `view` among the subviews and lets the controllers inside it appear or disappear.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !(view is UIWindow) else { return }
    // Nothing is below a view without subviews: no need to look at all that is above this one.
    guard view.subviewList.isEmpty || !isDescendant(of: view) else { return }
    let oldWindow = view.superview?.window
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.leaveSuperview() }
    // Inside one window too: there may be another parent by now, which is shown and the old one was not.
    let arriving = newWindow != nil ? view.topmostControllers() : []
    if let environment = newWindow?.environment {
      for controller in arriving { controller.viewWillEnterWindow(in: environment) }
    }
    if view.superview !== self { view.dropConstraintsAbove() }
    place(view, at: index)
    for controller in arriving { controller.viewDidEnterWindow() }
  }

  func leaveSuperview() {
    // Also outside of a window or of any view: a controller may be between its will and its did while its
    // parent leaves, or while this view is being added.
    let leaving = topmostControllers()
    for controller in leaving { controller.viewWillLeaveWindow() }
    dropConstraintsAbove()
    displace()
    for controller in leaving { controller.viewDidLeaveWindow() }
  }

  /// Adds a view beside a sibling, without counting the view itself.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviewList.filter { $0 !== view }
    let position = others.lastPosition(of: sibling).map { $0 + offset } ?? others.count
    insert(view, at: position)
  }

  /// Moves a subview within the list, without a callback; others are left alone.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.lastPosition(of: view) else { return }
    subviewList.remove(at: old)
    subviewList.insert(view, at: min(index, subviewList.count))
  }

  /// Changes the tree and tells views, not controllers: containers that drive appearance themselves use it
  /// directly.
  func place(_ view: UIView, at index: Int? = nil) {
    let old = view.superviewReference?.object
    let isElsewhere = old !== self
    let newWindow = windowReference?.object
    let changesWindow = isElsewhere && old?.windowReference?.object !== newWindow
    if isElsewhere {
      old?.willRemoveSubview(view)
      view.willMove(toSuperview: self)
      if changesWindow { view.tellWillMove(to: newWindow) }
    }
    view.superviewReference?.object?.takeOut(view)
    if let index, index < subviewList.count {
      subviewList.insert(view, at: max(index, 0))
    } else {
      subviewList.append(view)
    }
    view.superviewReference = backReference
    // A callback may have taken this view out of its window meanwhile.
    view.follow(windowReference)
    needsLayout = true
    if isElsewhere {
      if changesWindow { view.tellDidMoveToWindow() }
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  func displace() {
    guard let superview = superviewReference?.object else { return }
    let changesWindow = windowReference?.object != nil
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if changesWindow { tellWillMove(to: nil) }
    // One of these may have moved it.
    (isSubview(of: superview) ? superview : superviewReference?.object)?.takeOut(self)
    follow(nil)
    if changesWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Costs less than to ask for the superview.
  private func isSubview(of view: UIView) -> Bool {
    guard let superviewReference else { return false }
    return superviewReference === view.backReference
  }

  /// Takes over the window of a new superview, with all below.
  private func follow(_ reference: BackReference<UIWindow>?) {
    guard windowReference !== reference else { return }
    if subviewList.isEmpty { return windowReference = reference }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.windowReference = reference
      waiting.append(contentsOf: view.subviewList)
    }
  }

  private func takeOut(_ view: UIView) {
    view.superviewReference = nil
    // Containers take away the view they added last; taking the last costs a small part of a search.
    if subviewList.last === view {
      subviewList.removeLast()
    } else if let index = subviewList.lastPosition(of: view) {
      subviewList.remove(at: index)
    }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    if subviewList.isEmpty { return }
    for view in subviewList { view.tellWillMove(to: window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    if subviewList.isEmpty { return }
    for view in subviewList { view.tellDidMoveToWindow() }
  }

  /// Tells this view and the views below that inherit its tint.
  func tellTintColor() {
    tintColorDidChange()
    for view in subviewList where view.values.tintColor == nil { view.tellTintColor() }
  }

  /// Removes the constraints between this view, or a view in it, and views above.
  private func dropConstraintsAbove() {
    var above = superview
    while let view = above {
      for constraint in view.values.constraints where constraint.reaches(into: self) {
        view.removeConstraint(constraint)
      }
      above = view.superview
    }
  }

  /// The controllers whose views are in this tree and not below another controller's view.
  ///
  /// - Complexity: O(views above the first controller's view on each branch).
  private func topmostControllers() -> [UIViewController] {
    var found: [UIViewController] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if let controller = view.controller {
        found.append(controller)
      } else {
        waiting.append(contentsOf: view.subviewList.reversed())
      }
    }
    return found
  }
}
