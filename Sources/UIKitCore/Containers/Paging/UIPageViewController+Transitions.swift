extension UIPageViewController: TransitioningContainer {
  /// Shows the current page, now or when that is possible.
  func showCurrent() {
    switch appearance.state {
    case .appeared:
      requestChange()
    case .disappeared:
      showCurrentOffScreen()
    case .appearing, .disappearing:
      // The container is itself on its way; `appearanceDidSettle()` comes back to this.
      break
    }
  }

  /// Begins a swipe to a page that the data source gave.
  ///
  /// - Returns: the change, unless a callback has ended it already.
  func beginSwipe(to page: UIViewController) -> Transition? {
    candidate = page
    requestChange()
    return transition?.phase == .tracking ? transition : nil
  }

  // MARK: - The beginning

  func beginChange() {
    underWay = heard
    heard = []
    if let candidate {
      announce(candidate)
      if candidate.parent !== self { self.candidate = nil }
    }
    let from = shown
    let to = candidate ?? current
    // One that is just being told that it comes is shown when it has come.
    guard appearance.state == .appeared, from !== to, to.map({ $0.parent === self }) != false else {
      return
    }
    let isAnimated = candidate != nil || underWay.last?.isAnimated == true
    transition = Transition(
      from: from, to: to, animated: isAnimated, interactive: candidate != nil,
      in: loadedView ?? UIView(), of: environment)
    sendWills(from: from, to: to, animated: isAnimated)
  }

  func setChangeInMotion() -> Bool {
    guard let change = transition else { return false }
    guard change.isAnimated else {
      change.startAtOnce()
      return false
    }
    change.start("page transition of \(readableName)", for: UIKitDuration.page) { [weak self] _ in
      self?.finishChange()
    }
    // Code does not wait for a finger, and nothing is animated off screen or for a page that has gone.
    if machine.isWaiting && change.phase == .tracking || appearance.state != .appeared
      || shown !== change.to
    {
      change.interrupt()
    }
    return true
  }

  private func announce(_ page: UIViewController) {
    if let delegate {
      environment?.record(.delegate, of: id, note: "willTransitionTo \(page.readableName)")
      delegate.pageViewController(self, willTransitionTo: [page])
    }
    move { enter(page) }
  }

  private func sendWills(from: UIViewController?, to: UIViewController?, animated: Bool) {
    shown = to
    to?.loadViewIfNeeded()
    if let to, entering.lastPosition(of: to) != nil { to.transitionFlags.insert(.toParent) }
    to?.beginAppearance(true, animated: animated)
    // One that is covered in its own context is off screen already and gets nothing that ends the flag.
    if let from, leaving.lastPosition(of: from) != nil, from.appearance.state != .disappeared {
      from.transitionFlags.insert(.fromParent)
    }
    if let from, isOurs(from) { from.beginAppearance(false, animated: animated) }
    // A callback may have taken all of it off screen, or brought it back with another page.
    guard appearance.state == .appeared, shown === to else { return }
    putInPlace(to)
    to?.enterHierarchy()
  }

  // MARK: - The end

  /// Sends the `did` callbacks, and what else is owed.
  func endChange() {
    let change = transition
    let completed = change?.isCancelled != true
    let from = change?.from
    let swiped = candidate
    candidate = nil
    let arrived = completed && (swiped.map { childList.lastPosition(of: $0) != nil } ?? true)
    if change != nil, arrived { finish(from: from, to: change?.to, swiped: swiped) }
    if change != nil, !arrived { goBack(from: from, to: change?.to) }
    if let swiped, swiped !== current { leaveForGood(swiped) }
    change?.to?.transitionFlags.remove(.toParent)
    let gone = settleMembers()
    if swiped != nil {
      tellDelegate(cameFrom: from, completed: arrived && change != nil)
    }
    let owed = underWay
    underWay = []
    call(owed)
    noteDepartures(of: gone, candidate: arrived ? nil : swiped)
    change?.conclude()
    transition = nil
  }

  private func finish(from: UIViewController?, to: UIViewController?, swiped: UIViewController?) {
    // What code asked for since counts for more than the finger.
    if let swiped, heard.isEmpty, current === from {
      current = swiped
      from.map(leaveVisibly)
    }
    let isCurl = transitionStyle == .pageCurl
    for page in isCurl ? [from, to] : [to, from] { page.map(bringWhereItBelongs) }
  }

  private func goBack(from: UIViewController?, to: UIViewController?) {
    if shown === to { shown = appearance.state == .appeared ? from : nil }
    // A curl that is given up ends as it began: the one that goes first, each step of both. (Observed.)
    if transitionStyle == .pageCurl, let from, let to, isOurs(to) {
      to.beginAppearance(false, animated: true)
      if isOurs(from), shown === from { from.beginAppearance(true, animated: true) }
      if to !== current { leaveVisibly(to) }
      bringWhereItBelongs(to)
      return bringWhereItBelongs(from)
    }
    from.map(bringWhereItBelongs)
    if let to, to !== current { leaveVisibly(to) }
    to.map(bringWhereItBelongs)
  }

  /// A page that leaves while it still has a disappearance before it.
  private func leaveVisibly(_ page: UIViewController) {
    move { dropFromList(page, .replacedAsPage) }
    if page.appearance.state != .disappeared { page.transitionFlags.insert(.fromParent) }
  }

  /// The page of a swipe that never began, or that code left behind.
  private func leaveForGood(_ page: UIViewController) {
    move { dropFromList(page, .replacedAsPage) }
    if page !== shown { bringWhereItBelongs(page) }
  }

  /// Ends a page's appearance on the side where it belongs; a callback may have left it on the other.
  func bringWhereItBelongs(_ page: UIViewController) {
    guard isOurs(page) else { return }
    let isShown = page === shown
    // The container is on its way and takes the shown page along.
    if isShown, !appearance.isSettled { return }
    let belongsOnScreen = isShown && appearance.state == .appeared
    page.beginAppearance(belongsOnScreen, animated: transition?.isAnimated == true)
    if !belongsOnScreen {
      page.displaceView()
    } else if page.appearance.state == .appearing, !page.appearing.isInHierarchy {
      putInPlace(page)
      page.enterHierarchy()
    }
    page.endAppearance()
  }

  /// Changes the page without a callback but the moves, because nothing of it is on screen.
  private func showCurrentOffScreen() {
    if let old = shown, old !== current {
      shown = nil
      bringWhereItBelongs(old)
    }
    let gone = settleMembers()
    let owed = heard
    heard = []
    call(owed)
    noteDepartures(of: gone)
  }

  // MARK: - Telling others

  private func tellDelegate(cameFrom from: UIViewController?, completed: Bool) {
    guard let delegate else { return }
    environment?.record(
      .delegate, of: id, note: "didFinishAnimating, \(completed ? "completed" : "cancelled")")
    delegate.pageViewController(
      self, didFinishAnimating: !wasInterrupted,
      previousViewControllers: from.map { [$0] } ?? [], transitionCompleted: completed)
  }

  /// Calls the completions: the last call's page is there, those before it were overtaken.
  private func call(_ requests: [PageRequest]) {
    for (index, request) in requests.enumerated() {
      guard let completion = request.completion else { continue }
      environment?.record(.completion, of: self)
      completion(index == requests.count - 1)
    }
  }
}
