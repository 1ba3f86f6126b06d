extension UIViewController {
  // MARK: - For containers: a child and what is presented in its context

  /// Sends `viewWillAppear` or `viewWillDisappear` here and then to all that goes along: children, and
  /// what this controller presents in its own context, which may have taken its place.
  ///
  /// Does nothing when the controller is on that side already, so a container may ask without looking.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let event: AppearanceMachine.Event = isAppearing ? .beginAppearing : .beginDisappearing
    guard appearance.accepts(event) || presentationInContext != nil else { return }
    appearing.isDriven = true
    beginAppearanceTransition(isAppearing, animated: animated)
    appearing.isDriven = false
  }

  /// The base implementation of `beginAppearanceTransition(_:animated:)`, called by a container.
  func beginDriven(_ isAppearing: Bool, animated: Bool) {
    // A presentation that is under way here has its end first, and may be gone then.
    if presentation?.isInContext == true { presentation?.interrupt() }
    guard let inContext = presentationInContext else {
      return beginOwnAppearance(isAppearing, animated: animated)
    }
    if !isAppearing || !inContext.removesPresenterView {
      beginOwnAppearance(isAppearing, animated: animated)
    }
    // One that is covered itself stays off screen, and so does one that a callback has dismissed meanwhile.
    if isAppearing {
      if inContext.presented.presentation?.coversPresenter == true { return }
      guard presentationInContext === inContext, inContext.state != .dismissing else { return }
    }
    inContext.presented.beginAppearance(isAppearing, animated: animated)
  }

  /// Tells an appearing controller, and all that goes along, that the view is in the window now.
  ///
  /// - Parameter animated: without animation the layout comes in a pass of its own, after the last callback.
  func enterHierarchy(animated: Bool = true) {
    enterOwnHierarchy(animated: animated)
    presentationInContext?.presented.enterHierarchy(animated: animated)
  }

  /// Sends `viewDidAppear` or `viewDidDisappear` here and then to all that goes along.
  ///
  /// Does nothing when no change is under way, nor for an appearance that a callback has begun meanwhile: before
  /// `viewIsAppearing` it has not come as far, and has an end of its own.
  func endAppearance() {
    guard !appearance.isSettled || presentationInContext != nil else { return }
    guard appearance.state != .appearing || appearing.isInHierarchy else { return }
    appearing.isDriven = true
    endAppearanceTransition()
    appearing.isDriven = false
  }

  /// The base implementation of `endAppearanceTransition()`, called by a container.
  func endDriven() {
    endOwnAppearance()
    guard let presented = presentationInContext?.presented else { return }
    if !goesAlongWithParent, presented.appearance.accepts(.beginDisappearing) {
      // Presented while this was on its way out already.
      presentationInContext?.interrupt()
      presented.beginAppearance(false, animated: false)
      presentationInContext?.containerView.displace()
    }
    presented.endAppearance()
  }

  /// Whether the parent is on screen, or on its way there, and shows this child.
  var goesAlongWithParent: Bool {
    guard let parent else { return false }
    return parentIsShown && parent.appearingChildren.contains { $0 === self }
  }

  // MARK: - For presentations: a controller alone

  /// Same as `beginAppearance(_:animated:)`, without the presentation in the controller's context.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    let event: AppearanceMachine.Event = isAppearing ? .beginAppearing : .beginDisappearing
    guard appearance.accepts(event) else { return }
    if isAppearing {
      loadViewIfNeeded()
      // Loading, or a callback before it, may have sent the container away: it is the container's then.
      if let parent = parentReference?.object, parent.drivesAppearanceOfChildren, !parent.isShown,
        !parent.showsChildrenAhead
      {
        return
      }
      noteReturn()
    } else {
      appearing.isArriving = false
      interruptTransition()
    }
    guard case .send(let callback) = appearance.handle(event) else { return }
    appearing.isAnimated = animated
    appearing.isInHierarchy = false
    // A change inside the other one's last callback begins while that one's flag is still set.
    transitionFlags.remove(isAppearing ? .fromParent : .toParent)
    appearing.pending = .beginning
    send(callback, animated: appearing.isAnimated)
    forwardPending(.beginning)
  }

  /// Forwards a callback to the children unless the container's own callback has done so: a stack's child gets it
  /// inside the stack's `super`.
  func forwardPending(_ step: AppearanceProgress.Forwarding) {
    guard appearing.pending == step else { return }
    appearing.pending = nil
    switch step {
    case .beginning: bringChildrenAlong()
    case .entry: enterChildren()
    case .end: endChildren()
    }
  }

  /// Brings the children to where this controller is by now; a callback may have moved it on meanwhile.
  private func bringChildrenAlong() {
    let state = appearance.state
    let animated = appearing.isAnimated
    if state == .appearing { prepareChildrenForAppearance(animated: animated) }
    if hasChildren {
      forward { child in
        child.beginAppearance(state == .appearing || state == .appeared, animated: animated)
        if state == .appeared { child.enterHierarchy() }
        if state == .appeared || state == .disappeared { child.endAppearance() }
      }
    }
    guard appearance.state == state else { return bringChildrenAlong() }
    if state == .appearing { childrenDidBeginAppearance() }
  }

  /// Same as `enterHierarchy(animated:)`, without the presentation in the controller's context.
  func enterOwnHierarchy(animated: Bool = true) {
    sendIsAppearing()
    if animated { return layOutTree() }
    environment?.turnEnd.wait(for: .layout, to: .layOut, as: self)
  }

  /// Same as `endAppearance()`, without the presentation in the controller's context.
  func endOwnAppearance() {
    guard case .send(let callback) = appearance.handle(.finish) else { return }
    let state = appearance.state
    appearing.pending = .end
    send(callback, animated: appearing.isAnimated)
    guard appearance.state == state else { return bringChildrenAlong() }
    membership = .settled
    forwardPending(.end)
    guard appearance.state == state else { return bringChildrenAlong() }
    // The children's callbacks have seen them. (Observed.)
    transitionFlags.remove(.toParent)
    transitionFlags.remove(.fromParent)
    appearanceDidSettle()
    if state == .appeared, let environment, environment.tellsOfRest {
      environment.turnEnd.wait(for: .commit, to: .rest, as: self)
    }
  }

  private func endChildren() {
    guard hasChildren else { return }
    let state = appearance.state
    forward { child in
      // Its view was moved here while this was on its way out already.
      if state == .disappeared { child.beginAppearance(false, animated: appearing.isAnimated) }
      // One whose view was just added comes at the end of the turn.
      if !child.appearing.isArriving { child.endAppearance() }
    }
  }

  private func sendIsAppearing() {
    guard appearance.state == .appearing, !appearing.isInHierarchy else { return }
    appearing.isInHierarchy = true
    loadedView?.needsLayout = true
    appearing.pending = .entry
    let isTold = systemVersion >= .iOS(13)
    if isTold { send(.viewIsAppearing, animated: appearing.isAnimated) }
    forwardPending(.entry)
  }

  private func enterChildren() {
    guard hasChildren else { return }
    forward { child in
      // Added since this began to appear, and in the window only now.
      if !drivesAppearanceOfChildren, appearance.state == .appearing,
        child.appearance.state == .disappeared, child.presentationInContext == nil
      {
        child.beginAppearance(true, animated: appearing.isAnimated)
      }
      child.sendIsAppearing()
      child.presentationInContext?.presented.sendIsAppearing()
    }
  }

  func layOutTree() {
    guard isShown, appearing.isInHierarchy else { return }
    // Unless viewIsAppearing has done it, by layoutIfNeeded().
    if loadedView?.needsLayout == true { layOut() }
    guard hasChildren else { return }
    forward { child in
      child.layOutTree()
      child.presentationInContext?.presented.layOutTree()
    }
  }

  /// Whether anything may be forwarded. Asked before, because a closure for nothing would retain this.
  private var hasChildren: Bool {
    !childList.isEmpty || !leftBehind.isEmpty || drivesAppearanceOfChildren
  }

  private func forward(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren where goesAlong(child) { step(child) }
  }

  /// Whether a child still goes along; a callback of one before it may have taken it away.
  private func goesAlong(_ child: UIViewController) -> Bool {
    if drivesAppearanceOfChildren {
      return child.isChild(of: self) || child.appearance.state != .disappeared
    }
    guard isOurs(child), let loadedView else { return false }
    return child.stands(in: loadedView)
  }

  // MARK: - Appearance that follows the view

  /// Whether adding and removing the view makes this controller appear and disappear.
  private var followsItsView: Bool {
    guard let parent else { return isSettledInPresentations }
    return !parent.drivesAppearanceOfChildren
      && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Whether no presentation is moving this controller: an animator may take its view away then.
  private var isSettledInPresentations: Bool {
    if let presentation, presentation.state != .presented { return false }
    if let presentationOfSelf, presentationOfSelf.state != .presented { return false }
    return true
  }

  /// Whether the parent is on screen or on its way there; one that is not takes its children along later.
  private var parentIsShown: Bool { parent?.isShown ?? true }

  private var isShown: Bool { appearance.state == .appearing || appearance.state == .appeared }

  func viewWillEnterWindow(in environment: Environment) {
    joinWithDescendants(environment)
    guard followsItsView, parentIsShown, appearance.state == .disappeared else { return }
    if membership == .joining { transitionFlags.insert(.toParent) }
    beginAppearance(true, animated: false)
  }

  func viewDidEnterWindow() {
    guard parent?.drivesAppearanceOfChildren != true, appearance.state == .appearing else { return }
    if appearing.isBegunByHand { return enterHierarchy() }
    if followsItsView, !parentIsShown || loadedView?.window == nil {
      // The parent or the window went inside viewWillAppear.
      beginAppearance(false, animated: false)
      return endAppearance()
    }
    guard followsItsView else { return enterHierarchy() }
    // While the parent itself appears, it brings this one along.
    guard parent?.appearance.state != .appearing else {
      if parent?.appearing.isInHierarchy == true { enterHierarchy() }
      return
    }
    arriveAtTurnEnd()
  }

  /// Leaves what follows `viewWillAppear` to the end of the turn, for a view that was put in a window.
  func arriveAtTurnEnd() {
    guard let environment, !appearing.isArriving else { return }
    appearing.isArriving = true
    environment.turnEnd.wait(for: .commit, to: .arrive, as: self)
  }

  func arrive() {
    guard appearing.isArriving else { return }
    appearing.isArriving = false
    guard appearance.state == .appearing else { return }
    enterHierarchy()
    endAppearance()
  }

  func viewWillLeaveWindow() {
    guard followsItsView, appearance.accepts(.beginDisappearing) else { return }
    if appearing.isBegunByHand {
      // A view that is only on its way in has left nothing; one that was there is taken away too early.
      guard loadedView?.window != nil else { return }
      appearing.isBegunByHand = false
    }
    if membership == .leaving { transitionFlags.insert(.fromParent) }
    beginAppearance(false, animated: false)
  }

  func viewDidLeaveWindow() {
    // What was begun by hand has its end by hand.
    guard followsItsView, !appearing.isBegunByHand else { return }
    presentationInContext?.containerView.displace()
    // A callback may have brought it back while its view still stood there.
    if loadedView?.window == nil { beginAppearance(false, animated: false) }
    endAppearance()
  }
}

extension UIViewController {
  /// Whether one of the four flags is set.
  func isSet(_ flag: TransitionFlags) -> Bool { transitionFlags.contains(flag) }
}
