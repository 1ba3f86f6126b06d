/// The pages that a data source keeps for a page view controller: off screen, and not gone.
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
    let orphans = references.compactMap(\.object).map {
      LostScreen($0, .outlivedParent, of: container, at: now)
    }
    environment.inbox.post(orphans: orphans)
  }

  func add(_ page: UIViewController) {
    references.removeAll { $0.object == nil || $0.object === page }
    references.append(page.backReference)
  }
}

extension UIPageViewController {
  /// Tells of those that left and were not taken back by a callback since.
  ///
  /// A candidate of a swipe that was given up has not left: UIKit keeps it for the next one. (Observed.)
  func noteDepartures(of gone: [Leaving], candidates: [UIViewController] = []) {
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
      home?.perform {
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
