import RuntimeLayout

extension UIPageViewController {
  // MARK: - What may be a page

  /// Whether a list has as many pages as it takes, none twice; else it is refused and reported.
  func canShow(_ pages: [UIViewController], animated: Bool) -> Bool {
    guard Set(pages.map(ObjectIdentifier.init)).count == pages.count else {
      report(.pageTwice, "<\(readableName)> was given the same view controller for two pages")
      return false
    }
    let required = turnsLeaves && animated ? 2 : pagesAtOnce
    // A back is of no use where nothing turns; who gives it nevertheless is let pass.
    if pages.count == required || turnsLeaves && pages.count == 2 { return true }
    reportNumber(pages.count, required, "for the requested transition")
    return false
  }

  /// Reports a wrong number of pages, in UIKit's words. (Observed.)
  func reportNumber(_ provided: Int, _ required: Int, _ purpose: String) {
    report(
      .wrongNumberOfPages,
      "The number of view controllers provided (\(provided)) doesn't match the number required "
        + "(\(required)) \(purpose) of <\(readableName)>")
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

  /// Makes `pages` the current ones: their `willMove`, then that of those before.
  func turn(to pages: [UIViewController]) {
    guard !pages.areSame(as: current) else { return }
    let old = current
    current = pages
    for page in pages where !old.holds(page) { enter(page) }
    // Refused: the old ones stay, if they are still there.
    guard pages.allSatisfy({ $0.parent === self }) else {
      for page in pages where !old.holds(page) { dropFromList(page, .replacedAsPage) }
      return current = old.filter { $0.parent === self }
    }
    for page in old where !pages.holds(page) { dropFromList(page, .replacedAsPage) }
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
    for page in arrived
    where current.holds(page) && !shown.holds(page) && appearance.state == .appeared {
      entering.append(page)
    }
    for page in arrived where page.parent === self && entering.lastPosition(of: page) == nil {
      page.sendDidMove(to: self)
    }
    let owed = leaving
    leaving = []
    var gone: [Leaving] = []
    for member in owed {
      if shown.holds(member.controller) { leaving.append(member) } else { gone.append(member) }
    }
    for member in gone where member.controller.parent === self {
      member.controller.unlinkFromParent()
    }
    for member in gone { member.controller.sendDidMove(to: nil) }
    return gone
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofPaging = Vocabulary(
    names: [
      "UIPageViewController.current": "viewControllers",
      "UIPageViewController.shown": "viewControllers",
      "UIPageViewController.candidates": "viewControllers",
    ],
    notes: [
      "viewControllers": .link
    ])
}
