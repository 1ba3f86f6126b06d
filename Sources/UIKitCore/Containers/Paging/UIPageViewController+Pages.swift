import ObjectGraph

extension UIPageViewController {
  // MARK: - What may be a page

  /// Whether a list has as many pages as it takes, none twice; else it is refused and reported.
  func canShow(_ pages: [UIViewController], animated: Bool) -> Bool {
    guard Set(pages.map(ObjectIdentifier.init)).count == pages.count else {
      report(.pageTwice, "<\(readableName)> was given the same view controller for two pages")
      return false
    }
    let required = turnsLeaves && animated ? 2 : pagesAtOnce
    // A back is of no use where nothing turns; one that is given nevertheless is accepted.
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
    page.joinWithDescendants(environment)
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
  /// - Returns: the pages that have left now; their departures are reported after the delegate was called.
  func settleMembers() -> [DepartingScreen] {
    let arrived = entering
    entering = []
    for page in arrived
    where current.holds(page) && !shown.holds(page) && showsPages {
      entering.append(page)
    }
    for page in arrived where page.parent === self && entering.lastPosition(of: page) == nil {
      page.sendDidMove(to: self)
    }
    let owed = leaving
    leaving = []
    var gone: [DepartingScreen] = []
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

/// A change of pages, from the call or the finger that asks for it to its last callback.
struct PageChange {
  /// The pages of a swipe, until it has been decided and is over.
  var candidates: [UIViewController] = []
  /// The page on the back of the leaf that a swipe turns.
  var candidateBack: UIViewController?
  /// Calls whose completion waits for the end.
  var requests: [PageRequest] = []
  var turn: PageTurn?
  var transition: Transition?
}

/// The pages before and after a change of pages. A page in both lists stays.
struct PageTurn {
  private(set) var from: [UIViewController]
  private(set) var to: [UIViewController]

  /// The pages that leave.
  var going: [UIViewController] { from.filter { !to.holds($0) } }
  /// The pages that come.
  var coming: [UIViewController] { to.filter { !from.holds($0) } }

  /// Leaves out a page that another container has taken.
  mutating func drop(_ page: UIViewController) {
    from.removeAll { $0 === page }
    to.removeAll { $0 === page }
  }
}

/// One call of `setViewControllers`.
struct PageRequest {
  /// The pages to show, and behind them, for a leaf with a back, that back.
  private(set) var pages: [UIViewController]
  private(set) var isAnimated: Bool
  let completion: ((Bool) -> Void)?
  /// The page on the back of the leaf that is turned.
  private(set) var back: UIViewController?

  init(pages: [UIViewController], isAnimated: Bool, completion: ((Bool) -> Void)?) {
    self.pages = pages
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Returns a copy of the request with `count` pages to show, and the page after them as the back.
  func visible(_ count: Int) -> PageRequest {
    var request = self
    request.pages = Array(pages.prefix(count))
    request.back = pages.dropFirst(count).first
    return request
  }

  /// A copy of the request without an animation.
  var atOnce: PageRequest {
    var request = self
    request.isAnimated = false
    return request
  }
}

extension [UIViewController] {
  /// Whether a controller is among these.
  func holds(_ controller: UIViewController) -> Bool { lastPosition(of: controller) != nil }

  /// Whether others are the same ones in the same order.
  func areSame(as others: [UIViewController]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }

  /// The names as they stand in a log.
  @MainActor var names: String { map { $0.readableName }.joined(separator: ", ") }
}

/// The pages that a data source keeps for a page view controller: off screen, and not departed.
///
/// None is held. When the page view controller dies, those that live on are no pages any more.
@MainActor final class OffscreenPages {
  private var references: [BackReference<UIViewController>] = []
  private let container: InstanceID
  private let environment: Environment

  init(of container: UIPageViewController, in environment: Environment) {
    self.container = container.id
    self.environment = environment
  }

  deinit {
    let now = environment.clock.now
    let survivors = references.compactMap(\.object).map {
      LostScreen($0, .outlivedParent, of: container, at: now)
    }
    environment.post(survivors: survivors)
  }

  func add(_ page: UIViewController) {
    references.removeAll { $0.object == nil || $0.object === page }
    references.append(page.backReference)
  }
}

extension UIPageViewController {
  /// Reports the departures of the pages that left, except those that a callback has brought back since.
  ///
  /// A candidate of a swipe that was given up has not left: UIKit keeps it for the next one. (Observed.)
  func noteDepartures(of gone: [DepartingScreen], candidates: [UIViewController] = []) {
    for member in gone where member.controller.parent == nil {
      if candidates.holds(member.controller) {
        keep(member.controller)
      } else {
        member.controller.noteDeparture(member.departure, from: self)
        if member.departure == .replacedAsPage { askWhetherKept(member.controller) }
      }
    }
  }

  /// Takes a departure back when the data source has the page still, as one with a list of pages does.
  ///
  /// Asked on the clock's next turn and only for a page that is alive then, so that a data source that makes
  /// its pages anew makes none in vain. UIKit asks for both neighbours after each change. (Observed.)
  private func askWhetherKept(_ page: UIViewController) {
    environment?.clock.schedule("neighbours of \(page.readableName)", after: .zero) {
      [weak self, weak page] in
      guard let self, let page, page.departure != nil else { return }
      environment?.perform {
        if self.isNeighbour(page) { self.keep(page) }
      }
    }
  }

  private func isNeighbour(_ page: UIViewController) -> Bool {
    neighbours(.reverse).holds(page) || neighbours(.forward).holds(page)
  }

  private func keep(_ page: UIViewController) {
    guard let environment else { return }
    page.pageKeeper = backReference
    page.noteReturn()
    page.linkDidChange()
    let pages = offscreenPages ?? OffscreenPages(of: self, in: environment)
    offscreenPages = pages
    pages.add(page)
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofPaging = Vocabulary(
    names: [
      "UIPageViewController.current": "viewControllers",
      "UIPageViewController.shown": "viewControllers",
      "UIPageViewController.machine": "",
      "PageChange.candidates": "viewControllers",
    ],
    notes: [
      "viewControllers": .link
    ])
}
