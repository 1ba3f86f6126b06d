extension UIPageViewController {
  // MARK: - What may be a page

  /// The page of a list that has one; else the list is refused and reported.
  func onlyPage(of pages: [UIViewController]) -> UIViewController? {
    guard Set(pages.map(ObjectIdentifier.init)).count == pages.count else {
      report(.pageTwice, "<\(readableName)> was given the same view controller for two pages")
      return nil
    }
    guard pages.count == 1 else {
      report(
        .wrongNumberOfPages,
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (1) "
          + "for the requested transition of <\(readableName)>")
      return nil
    }
    return pages[0]
  }

  /// Refuses a page that contains this controller, and reports it.
  func canHold(_ page: UIViewController) -> Bool {
    guard !isBelow(page) else {
      report(
        .childIsOwnAncestor,
        "<\(page.readableName)> contains <\(readableName)> and cannot be one of its pages")
      return false
    }
    return true
  }

  // MARK: - Moves

  /// Makes `page` the current one: its `willMove`, then that of the one before.
  func turn(to page: UIViewController) {
    guard page !== current else { return }
    let old = current
    current = page
    enter(page)
    // Refused: the old one stays, if it is still there.
    guard page.parent === self else { return current = old?.parent === self ? old : nil }
    if let old { dropFromList(old, .replacedAsPage) }
  }

  /// Sends `willMove(toParent:)`, lists the page and links it.
  func enter(_ page: UIViewController) {
    if page.parent === self, !endLeaving(page) { return }
    page.pageKeeper = nil
    takeFromOtherParent(page, before: "becomes a page of")
    page.joinWithAllBelow(environment)
    page.sendWillMove(to: self)
    // That callback may have given it to another container.
    takeFromOtherParent(page, before: "becomes a page of")
    if isInside(page) { return }
    childList.append(page)
    entering.append(page)
    page.link(below: self)
  }

  /// Sends the moves that are owed, but for those of a change that waits.
  ///
  /// - Returns: the pages that are gone now, whose departures are told after the delegate was.
  func settleMembers() -> [Leaving] {
    let arrived = entering
    entering = []
    for page in arrived where page === current && page !== shown && appearance.state == .appeared {
      entering.append(page)
    }
    for page in arrived where page.parent === self && entering.lastPosition(of: page) == nil {
      page.sendDidMove(to: self)
    }
    let owed = leaving
    leaving = []
    var gone: [Leaving] = []
    for member in owed {
      if member.controller === shown { leaving.append(member) } else { gone.append(member) }
    }
    for member in gone where member.controller.parent === self {
      member.controller.unlinkFromParent()
    }
    for member in gone { member.controller.sendDidMove(to: nil) }
    return gone
  }
}
