extension UISplitViewController: TransitioningContainer {
  /// The children that belong on screen, in order.
  var childrenOnScreen: [UIViewController] {
    if arrangement.isCollapsed { return collapsedChild.map { [$0] } ?? [] }
    let columns = mode.columns(of: style) + (showsInspector ? [.inspector] : [])
    return columns.compactMap { occupants[$0]?.controller }.filter { $0.parent === self }
  }

  /// The child that stands for all while collapsed; another where its column is empty.
  var collapsedChild: UIViewController? {
    for column in [arrangement.soleColumn, .primary, .supplementary, .secondary] {
      if let controller = occupants[column]?.controller, controller.parent === self {
        return controller
      }
    }
    return nil
  }

  /// Brings screen, moves and the primary's stack in line with the columns, now or when that is possible.
  func update() {
    // A container on its way on or off screen comes back to this when it has arrived.
    guard appearance.isSettled || preparesChildren || !machine.isIdle else { return }
    request(())
  }

  func beginChange() {
    switch appearance.state {
    case .appeared: exchange()
    case .disappeared: removeUnshown()
    case .appearing where preparesChildren: removeUnshown()
    case .appearing, .disappearing: break
    }
  }

  func endChange() {
    settleMembers()
    putColumnsOnStack()
  }

  /// Sends the appearance callbacks between what is shown and what belongs on screen.
  private func exchange() {
    let next = childrenOnScreen
    let from = shown.filter { next.lastPosition(of: $0) == nil }
    let to = next.filter { shown.lastPosition(of: $0) == nil }
    shown = next
    for controller in from where isOurs(controller) {
      if leaving.lastPosition(of: controller) != nil {
        controller.transitionFlags.insert(.fromParent)
      }
      controller.beginAppearance(false, animated: false)
    }
    for controller in to where controller.parent === self {
      // Loading may take it away again; what has no parent would appear all the same.
      controller.loadViewIfNeeded()
      guard controller.parent === self, shown.lastPosition(of: controller) != nil else { continue }
      if entering.lastPosition(of: controller) != nil {
        controller.transitionFlags.insert(.toParent)
      }
      controller.beginAppearance(true, animated: false)
    }
    for controller in from where isOurs(controller) { controller.displaceView() }
    putShownInPlace()
    for controller in to where controller.parent === self { controller.enterHierarchy() }
    for controller in from where isOurs(controller) { controller.endAppearance() }
    for controller in to where controller.parent === self { controller.endAppearance() }
    // Where a callback took all off screen, no last callback has cleared the flags.
    for controller in from where isOurs(controller) {
      controller.transitionFlags.remove(.fromParent)
    }
    for controller in to where controller.parent === self {
      controller.transitionFlags.remove(.toParent)
    }
  }

  /// Takes out what was on its way out with the container, or is off screen with it.
  func removeUnshown() {
    let next = childrenOnScreen
    let gone = shown.filter { next.lastPosition(of: $0) == nil }
    shown = shown.filter { next.lastPosition(of: $0) != nil }
    for controller in gone where isOurs(controller) { controller.takeOffScreen() }
  }

  func putShownInPlace() {
    for controller in shown where controller.parent === self { putInPlace(controller) }
  }

  // MARK: - Moves

  /// Sends the moves that are owed, but for those whose appearance callbacks are still to come.
  ///
  /// One at a time: a callback may bring back one that is to go, or take out one that has come.
  private func settleMembers() {
    let next = appearance.state == .disappeared ? [] : childrenOnScreen
    func waits(_ controller: UIViewController) -> Bool {
      next.lastPosition(of: controller) != nil && shown.lastPosition(of: controller) == nil
    }
    while let index = entering.firstIndex(where: { !waits($0) }) {
      let controller = entering.remove(at: index)
      if controller.parent === self { controller.sendDidMove(to: self) }
    }
    while let index = leaving.firstIndex(where: { shown.lastPosition(of: $0.controller) == nil }) {
      let member = leaving.remove(at: index)
      let controller = member.controller
      guard controller.parent === self else { continue }
      controller.unlinkFromParent()
      controller.sendDidMove(to: nil)
      controller.membership = .settled
      if controller.parent == nil { controller.noteDeparture(member.departure, from: self) }
    }
  }
}
