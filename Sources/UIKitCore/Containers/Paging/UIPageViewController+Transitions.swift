extension UIPageViewController: TransitioningContainer {
  /// Shows the current page, now or when that is possible.
  func showCurrent() {
    switch appearance.state {
    case .appeared:
      request(PageChange())
    case .disappeared:
      if showsChildrenAhead { request(PageChange()) } else { showCurrentOffScreen() }
    case .appearing, .disappearing:
      // The container is itself on its way; `appearanceDidSettle()` comes back to this.
      break
    }
  }

  /// Begins a swipe to what the data source gave.
  ///
  /// - Returns: the change, unless a callback has ended it already.
  func beginSwipe(to neighbours: [UIViewController], _ direction: NavigationDirection)
    -> Transition?
  {
    let (pages, back) = split(neighbours, direction)
    request(PageChange(candidates: pages, candidateBack: back))
    return transition?.phase == .tracking ? transition : nil
  }

  /// Whether the current pages are on screen, or appear ahead of this.
  var showsPages: Bool { appearance.state == .appeared || showsChildrenAhead }

  // MARK: - The beginning

  var transition: Transition? { machine.change?.transition }
  private var candidates: [UIViewController] { machine.change?.candidates ?? [] }

  func beginChange() {
    let requests = heard
    heard = []
    machine.change?.requests = requests
    if !candidates.isEmpty { announce(candidates) }
    let turn = PageTurn(from: shown, to: candidates.isEmpty ? current : candidates)
    // One that is just being told that it comes is shown when it has come.
    guard showsPages, !turn.from.areSame(as: turn.to),
      turn.to.allSatisfy({ $0.parent === self })
    else { return }
    let isAnimated =
      !candidates.isEmpty || requests.last?.isAnimated == true && appearance.state == .appeared
    let transition = Transition(
      from: turn.going.first, to: turn.coming.first, animated: isAnimated,
      interactive: !candidates.isEmpty, in: loadedView ?? UIView(), of: environment)
    machine.change?.turn = turn
    machine.change?.transition = transition
    if isAnimated {
      (machine.change?.candidateBack ?? requests.last?.back)?.loadViewIfNeeded()
    }
    sendWills(of: turn, animated: isAnimated)
  }

  func setChangeInMotion() -> Bool {
    guard let change = transition else { return false }
    guard change.isAnimated else {
      change.startAtOnce()
      return false
    }
    change.start(.page, of: self, for: UIKitDuration.page) { [weak self] _ in
      self?.finishChange()
    }
    // Code does not wait for a finger, and nothing is animated off screen or for a page that has gone.
    if machine.isWaiting && change.phase == .tracking || appearance.state != .appeared
      || !shown.areSame(as: machine.change?.turn?.to ?? [])
    {
      change.interrupt()
    }
    return true
  }

  private func announce(_ pages: [UIViewController]) {
    if let delegate = ownDelegate {
      environment?.record(.delegate, of: id, note: "willTransitionTo \(pages.names)")
      delegate.pageViewController(self, willTransitionTo: pages)
    }
    move { for page in pages { enter(page) } }
    guard !candidates.allSatisfy({ $0.parent === self }) else { return }
    reduce { $0.candidates = [] }
    move { for page in pages where !current.holds(page) { dropFromList(page, .replacedAsPage) } }
  }

  private func sendWills(of turn: PageTurn, animated: Bool) {
    shown = turn.to
    for page in turn.coming {
      page.loadViewIfNeeded()
      if entering.holds(page) { page.transitionFlags.insert(.toParent) }
      page.beginAppearance(true, animated: animated)
    }
    for page in turn.going {
      // One that is covered in its own context is off screen already and gets nothing that ends the flag.
      if leaving.lastPosition(of: page) != nil, page.appearance.state != .disappeared {
        page.transitionFlags.insert(.fromParent)
      }
      if isOurs(page) { page.beginAppearance(false, animated: animated) }
    }
    for page in turn.coming {
      // A callback may have taken all of it off screen, or brought it back with another page.
      guard showsPages, shown.areSame(as: turn.to) else { return }
      putInPlace(page)
      page.enterHierarchy(animated: !showsChildrenAhead)
    }
  }

  // MARK: - The end

  /// Sends the `did` callbacks, and what else is owed.
  func endChange() {
    let change = transition
    let completed = change?.isCancelled != true
    let turn = machine.change?.turn ?? PageTurn(from: [], to: [])
    let swiped = candidates
    reduce { $0.candidates = [] }
    let arrived = completed && swiped.allSatisfy { childList.holds($0) }
    if change != nil, arrived { finish(turn, swiped: swiped) }
    if change != nil, !arrived { goBack(turn) }
    for page in swiped where !current.holds(page) { leaveForGood(page) }
    for page in turn.coming { page.transitionFlags.remove(.toParent) }
    let gone = settleMembers()
    if !swiped.isEmpty {
      tellDelegate(cameFrom: turn.from, completed: arrived && change != nil)
    }
    let owed = machine.change?.requests ?? []
    reduce { $0.requests = [] }
    call(owed)
    noteDepartures(of: gone, candidates: arrived ? [] : swiped)
    change?.conclude()
  }

  private func finish(_ turn: PageTurn, swiped: [UIViewController]) {
    // What code asked for since counts for more than the finger.
    if !swiped.isEmpty, heard.isEmpty, current.areSame(as: turn.from) {
      current = swiped
      for page in turn.going { leaveVisibly(page) }
    }
    let isCurl = transitionStyle == .pageCurl
    let inOrder = isCurl ? turn.going + turn.coming : turn.coming + turn.going
    for page in inOrder { bringWhereItBelongs(page) }
  }

  private func goBack(_ turn: PageTurn) {
    let (from, to) = (turn.going, turn.coming)
    if shown.areSame(as: turn.to) { shown = showsPages ? turn.from : [] }
    // A curl that is given up ends as it began: what goes first, each step of both. (Observed.)
    let isUndone = transitionStyle == .pageCurl && !from.isEmpty && to.contains(where: isOurs)
    if isUndone {
      for page in to where isOurs(page) { page.beginAppearance(false, animated: true) }
      for page in from where isOurs(page) && shown.holds(page) {
        page.beginAppearance(true, animated: true)
      }
    } else {
      for page in from { bringWhereItBelongs(page) }
    }
    for page in to where !current.holds(page) { leaveVisibly(page) }
    for page in isUndone ? to + from : to { bringWhereItBelongs(page) }
  }

  /// A page that leaves while it still has a disappearance before it.
  private func leaveVisibly(_ page: UIViewController) {
    move { dropFromList(page, .replacedAsPage) }
    if page.appearance.state != .disappeared { page.transitionFlags.insert(.fromParent) }
  }

  /// The page of a swipe that never began, or that code left behind.
  private func leaveForGood(_ page: UIViewController) {
    move { dropFromList(page, .replacedAsPage) }
    if !shown.holds(page) { bringWhereItBelongs(page) }
  }

  /// Ends a page's appearance on the side where it belongs; a callback may have left it on the other.
  func bringWhereItBelongs(_ page: UIViewController) {
    guard isOurs(page) else { return }
    let isShown = shown.holds(page)
    // The container is on its way and takes the shown page along.
    if isShown, !appearance.isSettled { return }
    let belongsOnScreen = isShown && showsPages
    page.beginAppearance(belongsOnScreen, animated: transition?.isAnimated == true)
    if !belongsOnScreen {
      page.displaceView()
    } else {
      if page.appearance.state == .appearing, !page.appearing.isInHierarchy { putInPlace(page) }
      // Also if only a screen that it presents in its context appears.
      page.enterHierarchy(animated: !showsChildrenAhead)
    }
    page.endAppearance()
  }

  /// Changes the page without a callback but the moves, because nothing of it is on screen.
  private func showCurrentOffScreen() {
    for old in shown where !current.holds(old) {
      shown.removeAll { $0 === old }
      bringWhereItBelongs(old)
    }
    let gone = settleMembers()
    let owed = heard
    heard = []
    call(owed)
    noteDepartures(of: gone)
  }

  // MARK: - Telling others

  private func tellDelegate(cameFrom from: [UIViewController], completed: Bool) {
    guard let delegate = ownDelegate else { return }
    environment?.record(
      .delegate, of: id, note: "didFinishAnimating, \(completed ? "completed" : "cancelled")")
    delegate.pageViewController(
      self, didFinishAnimating: !wasInterrupted,
      previousViewControllers: from, transitionCompleted: completed)
  }

  /// Calls the completions: the last call's page is there, those before it were overtaken.
  private func call(_ requests: [PageRequest]) {
    for (index, request) in requests.enumerated() {
      guard let completion = request.completion else { continue }
      environment?.record(.completion, of: id)
      completion(index == requests.count - 1)
    }
  }
}
