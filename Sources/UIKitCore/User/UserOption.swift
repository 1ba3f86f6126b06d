/// Something that a user could do right now, with the words for it.
///
/// Holds what it acts on: to be let go before the next thing is done.
@MainActor package struct UserOption {
  /// What kind of thing it is.
  package enum Family: String, Hashable, Sendable, Codable, CaseIterable {
    case backButton, swipeBack, tab, alert, barButton, column, page, search, sheet
    case control, list, gesture
    case rotation, application, memoryWarning, waiting
  }

  enum Deed {
    case tapBack(UINavigationController)
    case swipeBack(UINavigationController, finishes: Bool)
    case tapTab(UITabBarController, Int)
    case tapAction(UIAlertAction, UIAlertController)
    case tapBarButton(UIBarButtonItem)
    case swipePage(
      UIPageViewController, UIPageViewController.NavigationDirection, finishes: Bool)
    case showColumn(UISplitViewController)
    case hideColumn(UISplitViewController)
    case beginSearch(UISearchController)
    case type(String, UISearchController)
    case cancelSearch(UISearchController)
    case pullDown(UIViewController, finishes: Bool)
    case call(@MainActor (SimulatedUser) -> Void)
    case rotate
    case leaveAndComeBack
    case comeBack
    case memoryWarning
    case wait
  }

  package let family: Family
  let deed: Deed
  /// The sentence in pieces: words, a name, words, a name, words. Put together only when it is read.
  private let pieces: Pieces

  init(_ family: Family, _ deed: Deed) {
    self.family = family
    self.deed = deed
    pieces = deed.pieces
  }

  /// Something to be done with a view, by a call of the user.
  package init(
    _ family: Family, _ words: String, _ name: String = "", _ then: String = "",
    _ place: String = "", _ end: String = "", perform: @escaping @MainActor (SimulatedUser) -> Void
  ) {
    self.family = family
    deed = .call(perform)
    pieces = Pieces(words, name, then, place, end)
  }

  /// What the user does, as a sentence: `tap the tab "Settings"`.
  package var sentence: String { pieces.joined }

  /// A number made of the sentence, without putting it together.
  package var key: UInt64 {
    var mix = StableMix()
    mix.add(pieces.words)
    mix.add(pieces.name)
    mix.add(pieces.then)
    mix.add(pieces.place)
    mix.add(pieces.end)
    return mix.value
  }

  /// Does it, as the application's user.
  package func perform(in application: UIApplication) {
    let user = application.user
    switch deed {
    case .tapBack(let stack): user.tapBackButton(in: stack)
    case .swipeBack(let stack, let finishes): user.beginSwipeBack(in: stack)?.end(finishes)
    case .tapTab(let tabs, let index): user.tapTab(at: index, of: tabs)
    case .tapAction(let action, let alert): user.tap(action, in: alert)
    case .tapBarButton(let item): user.tap(item)
    case .swipePage(let pages, let direction, let finishes):
      user.beginSwipe(direction, in: pages)?.end(finishes)
    case .showColumn(let split): user.showColumn(of: split)
    case .hideColumn(let split): user.hideColumn(of: split)
    case .beginSearch(let search): user.beginSearch(in: search)
    case .type(let text, let search): user.type(text, in: search)
    case .cancelSearch(let search): user.cancelSearch(in: search)
    case .pullDown(let sheet, let finishes): user.beginPullingDown(sheet)?.end(finishes)
    case .call(let body): body(user)
    case .rotate: application.firstWindowScene?.rotate()
    case .leaveAndComeBack:
      application.enterBackground()
      application.enterForeground()
    case .comeBack:
      application.enterForeground()
      application.becomeActive()
    case .memoryWarning: application.sendMemoryWarning()
    case .wait:
      let pending = application.clock.pendingWork.first { !$0.isInBackground }
      if let next = pending?.dueAt {
        user.perform { application.clock.advance(to: next) }
      }
    }
    application.endTurn()
  }
}

extension SimulatedUser.Gesture {
  /// Goes on for a while and lets go, one way or the other.
  fileprivate func end(_ finishes: Bool) {
    move(to: finishes ? 1 : 0.4)
    finishes ? finish() : cancel()
  }
}
