extension UISplitViewController {
  func collapseNow() {
    arrangement = style == .unspecified ? collapsedArrangement() : collapsedColumns()
    update()
    if let delegate = ownDelegate {
      tell("didCollapse")
      delegate.splitViewControllerDidCollapse(self)
    }
  }

  private func collapsedArrangement() -> Arrangement {
    if let delegate = ownDelegate {
      tell("primaryForCollapsing")
      let answer = delegate.primaryViewController(forCollapsing: self)
      // The secondary one in its place is shown alone; nothing is left to be put on a stack.
      if let answer, answer === occupants[.secondary]?.controller { return .alone(.secondary) }
      replacePrimary(with: answer)
    }
    guard let primary = occupants[.primary]?.controller,
      let secondary = occupants[.secondary]?.controller
    else { return .stack([]) }
    if let delegate = ownDelegate {
      tell("collapseSecondary \(secondary.readableName) onto \(primary.readableName)")
      if delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) {
        return .stack([])
      }
    }
    return .stack([.secondary])
  }

  private func collapsedColumns() -> Arrangement {
    var top = occupants[.compact] == nil ? Column.secondary : .compact
    if let delegate = ownDelegate {
      tell("topColumnForCollapsing to \(top)")
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
    }
    if top == .compact, occupants[.compact] != nil { return .alone(.compact) }
    return .stack(Set([.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }))
  }

  func expandNow() {
    // A swipe back that is under way is given up: its column is on the stack again, and comes off with the others.
    primaryStack?.interruptTransition()
    if style == .unspecified { decideExpansion() }
    let (columns, stackIsDue) = (columnsOnStack, arrangement.stackIsDue)
    arrangement = .sideBySide
    primaryStack?.takeOff(columns)
    if stackIsDue || !columns.isEmpty { primaryStack?.showTop(animated: false) }
    changeForExpanding()
    update()
    if let delegate = ownDelegate {
      tell("didExpand")
      delegate.splitViewControllerDidExpand(self)
    }
  }

  private func changeForExpanding() {
    var next = preferredDisplayMode.resolved(for: style)
    if let delegate = ownDelegate, style != .unspecified {
      tell("displayModeForExpanding to \(next)")
      next = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: next)
    }
    change(to: next)
  }

  private func decideExpansion() {
    if let delegate = ownDelegate {
      tell("primaryForExpanding")
      replacePrimary(with: delegate.primaryViewController(forExpanding: self))
    }
    guard arrangement.isStack, let primary = occupants[.primary]?.controller else { return }
    var answer: UIViewController?
    if let delegate = ownDelegate {
      tell("separateSecondaryFrom \(primary.readableName)")
      answer = delegate.splitViewController(self, separateSecondaryFrom: primary)
    }
    if answer == nil, let stack = primaryStack, stack.viewControllers.count > 1 {
      answer = stack.topViewController
    }
    if let answer, answer !== occupants[.secondary]?.controller { separate(answer) }
  }

  /// Makes another one the secondary one: if it is on the primary's stack, it departs from nowhere.
  private func separate(_ controller: UIViewController) {
    guard column(of: controller) == nil else { return reportTwice(controller) }
    let isOnStack = controller.parent != nil && controller.parent === primaryStack
    guard isOnStack || canHold(controller) else { return }
    // What was put on the stack and has another above it is an ordinary screen there from now on.
    letStayOnStack()
    if isOnStack { controller.columnKeeper = self }
    replace([.secondary: Occupant(controller: controller, isWrapper: false)])
  }

  func letStayOnStack() {
    guard let old = occupants[.secondary]?.controller, old.columnKeeper === self else {
      return
    }
    old.columnKeeper = nil
    occupants[.secondary] = nil
  }

  private func replacePrimary(with controller: UIViewController?) {
    guard let controller, controller !== occupants[.primary]?.controller, canHold(controller)
    else { return }
    replace([.primary: Occupant(controller: controller, isWrapper: false)])
  }

  // MARK: - The primary's stack

  /// The columns that are on the primary's stack, lowest first.
  var columnsOnStack: [UIViewController] {
    (primaryStack?.viewControllers ?? []).filter { $0.columnKeeper === self }
  }

  /// Puts the columns on the primary's stack that belong there and are here yet.
  func putColumnsOnStack() {
    guard let stack = primaryStack else { return }
    pushWaitingColumns(on: stack)
    guard arrangement.stackIsDue else { return }
    arrangement.stackIsDue = false
    stack.showTop(animated: false)
  }

  private func pushWaitingColumns(on stack: UINavigationController) {
    for column in [Column.supplementary, .secondary] where arrangement.stacked.contains(column) {
      guard let controller = occupants[column]?.controller, controller.parent === self,
        shown.lastPosition(of: controller) == nil, entering.lastPosition(of: controller) == nil,
        let index = childList.lastPosition(of: controller)
      else { continue }
      controller.sendWillMove(to: nil)
      guard index < childList.count, childList[index] === controller else { continue }
      childList.remove(at: index)
      controller.unlinkFromParent()
      controller.sendDidMove(to: nil)
      controller.membership = .settled
      // A callback may have put the column elsewhere, or have expanded this: it is a child again then.
      guard controller.parent == nil, occupants[column]?.controller === controller else { continue }
      guard arrangement.isStack else {
        _ = takesBack(controller, from: stack)
        continue
      }
      put(controller, in: column, on: stack)
      arrangement.stackIsDue = true
    }
  }

  /// Puts a column on the primary's stack, below the columns that come after it.
  func put(_ controller: UIViewController, in column: Column, on stack: UINavigationController) {
    controller.columnKeeper = self
    stack.enter(controller) {
      let above = stack.viewControllers.firstIndex { other in
        guard other.columnKeeper === self, let place = self.column(of: other) else {
          return false
        }
        return place.rawValue > column.rawValue
      }
      stack.childList.insert(controller, at: above ?? stack.childList.count)
    }
  }
}

extension UINavigationController {
  /// Takes columns off the stack for the split view controller that they belong to.
  func takeOff(_ columns: [UIViewController]) {
    interruptTransition()
    for controller in columns.reversed() {
      guard let index = childList.lastPosition(of: controller) else { continue }
      childList.remove(at: index)
      leave(controller, .replaced)
    }
  }
}

extension UISplitViewController {
  /// Collapses or expands if the width around this asks for it; a width that is not known asks for nothing.
  func followTraits() {
    // One that was never shown waits for its first appearance, when its columns and its delegate are set.
    guard isViewLoaded, !isFollowingTraits else { return }
    isFollowingTraits = true
    defer { isFollowingTraits = false }
    // A callback of the one may change the traits again, which asks for the other when it is done.
    while let collapses = isToBeCollapsed, collapses != arrangement.isCollapsed {
      perform { collapses ? collapseNow() : expandNow() }
    }
  }

  private var isToBeCollapsed: Bool? {
    switch traitCollection.horizontalSizeClass {
    case .compact: true
    case .regular: false
    case .unspecified: nil
    }
  }

  /// Whether a column is one of those on screen while this is there.
  func shows(_ column: Column) -> Bool {
    guard let controller = occupants[column]?.controller else { return false }
    guard arrangement.isCollapsed else {
      return childrenOnScreen.lastPosition(of: controller) != nil
    }
    return controller === (columnsOnStack.last ?? collapsedChild)
  }
}
