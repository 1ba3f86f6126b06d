extension ViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear` here and then to the children that go along.
  ///
  /// Does nothing when the controller is on that side already, so a container may ask without looking.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let event: AppearanceMachine.Event = isAppearing ? .beginAppearing : .beginDisappearing
    guard appearance.accepts(event) else { return }
    if isAppearing {
      loadViewIfNeeded()
      noteReturn()
    } else {
      interruptTransition()
    }
    guard case .send(let callback) = appearanceMachine.handle(event) else { return }
    let state = appearance.state
    appearanceIsAnimated = animated
    isInHierarchy = false
    // A change inside the other one's last callback begins while that one's flag is still set.
    movement.remove(isAppearing ? .fromParent : .toParent)
    send(callback, animated: animated)
    // Turned round inside the callback: the children went along with that already.
    guard appearance.state == state else { return }
    prepareChildrenForAppearance(animated: animated)
    forward { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Tells an appearing controller, and its children, that the view is in the window now.
  func enterHierarchy() {
    sendIsAppearing()
    layOutTree()
  }

  /// Sends `viewDidAppear` or `viewDidDisappear` here and then to the children that go along.
  ///
  /// Does nothing when no change is under way.
  func endAppearance() {
    guard case .send(let callback) = appearanceMachine.handle(.finish) else { return }
    let state = appearance.state
    send(callback, animated: appearanceIsAnimated)
    // Turned round inside the callback: the children went along, and the new change ends by itself.
    guard appearance.state == state else { return }
    membership = .settled
    movement.subtract([.toParent, .fromParent])
    forward { $0.endAppearance() }
    appearanceDidSettle()
  }

  private func sendIsAppearing() {
    guard appearance.state == .appearing, !isInHierarchy else { return }
    isInHierarchy = true
    send(.viewIsAppearing, animated: appearanceIsAnimated)
    forward { $0.sendIsAppearing() }
  }

  private func layOutTree() {
    guard appearance.state == .appearing else { return }
    layOut()
    forward { $0.layOutTree() }
  }

  private func forward(_ step: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren where goesAlong(child) { step(child) }
  }

  /// Whether a child still goes along; a callback of one before it may have taken it away.
  private func goesAlong(_ child: ViewController) -> Bool {
    if drivesAppearanceOfChildren { return true }
    guard child.parent === self, let loadedView else { return false }
    return child.loadedView?.isDescendant(of: loadedView) == true
  }

  /// Performs a begin or an end that somebody asked for by hand, or reports that it is out of turn.
  func performByHand(_ event: AppearanceMachine.Event, _ change: () -> Void) {
    guard appearance.accepts(event) else {
      return report(
        .unbalancedAppearance,
        "Unbalanced calls to begin/end appearance transitions for <\(readableName)>")
    }
    change()
  }

  // MARK: - Appearance that follows the view

  /// Whether adding and removing the view makes this controller appear and disappear.
  private var followsItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && !parent.drivesAppearanceOfChildren && parent.appearance.state != .disappearing
  }

  func viewWillEnterWindow() {
    guard followsItsView, appearance.state == .disappeared else { return }
    if membership == .joining { movement.insert(.toParent) }
    beginAppearance(true, animated: false)
  }

  func viewDidEnterWindow() {
    guard followsItsView, appearance.state == .appearing else { return }
    enterHierarchy()
    // While the parent itself appears, its own end brings this one's along.
    guard parent?.appearance.state != .appearing, let environment else { return }
    pendingEnd = environment.clock.schedule("appearance of \(readableName)", after: .zero) {
      [weak self] in
      guard let self, self.appearance.state == .appearing else { return }
      environment.perform { self.endAppearance() }
    }
  }

  func viewWillLeaveWindow() {
    guard followsItsView else { return }
    pendingEnd?.cancel()
    pendingEnd = nil
    if membership == .leaving { movement.insert(.fromParent) }
    beginAppearance(false, animated: false)
  }

  func viewDidLeaveWindow() {
    guard followsItsView else { return }
    endAppearance()
  }
}
