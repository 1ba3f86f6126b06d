extension View {
  /// Puts `view` among the subviews and lets the controllers inside it appear or disappear.
  func insert(_ view: View, at index: Int) {
    guard view !== self, !isDescendant(of: view), !(view is Window) else { return }
    let oldWindow = view.window
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.leaveSuperview() }
    // Inside one window too: there may be another parent by now, which is shown and the old one was not.
    let arriving = newWindow != nil ? view.topmostControllers() : []
    if let environment = newWindow?.environment {
      for controller in arriving { controller.viewWillEnterWindow(in: environment) }
    }
    view.willMove(toSuperview: self)
    place(view, at: index)
    view.didMoveToSuperview()
    for controller in arriving { controller.viewDidEnterWindow() }
  }

  func leaveSuperview() {
    // Also outside of a window or of any view: a controller may be between its will and its did while its
    // parent leaves, or while this view is being added.
    let leaving = topmostControllers()
    for controller in leaving { controller.viewWillLeaveWindow() }
    if superview != nil {
      willMove(toSuperview: nil)
      displace()
      didMoveToSuperview()
    }
    for controller in leaving { controller.viewDidLeaveWindow() }
  }

  /// Changes the tree and nothing else: containers that drive appearance themselves use it directly.
  func place(_ view: View, at index: Int? = nil) {
    view.displace()
    if let index, index < subviewList.count {
      subviewList.insert(view, at: max(index, 0))
    } else {
      subviewList.append(view)
    }
    view.superviewReference = backReference
  }

  /// Undoes `place(_:at:)`.
  func displace() {
    guard let superview else { return }
    superviewReference = nil
    // Containers take away the view they added last; taking the last costs a small part of a search.
    if superview.subviewList.last === self {
      superview.subviewList.removeLast()
    } else if let index = superview.subviewList.lastPosition(of: self) {
      superview.subviewList.remove(at: index)
    }
  }

  /// The controllers whose views are in this tree and not below another controller's view.
  ///
  /// - Complexity: O(views above the first controller's view on each branch).
  private func topmostControllers() -> [ViewController] {
    var found: [ViewController] = []
    var waiting: [View] = [self]
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
