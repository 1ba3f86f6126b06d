/// Something that a user could do right now, with the words for it.
///
/// Holds what it acts on: to be let go before the next thing is done.
@MainActor package struct UserOption {
  package enum Family: String, Hashable, Sendable, Codable, CaseIterable {
    case backButton, swipeBack, tab, alert, barButton, column, page, search, sheet
    case control, list, gesture
    case rotation, application, memoryWarning, waiting
  }

  enum Action {
    case tapBack(UINavigationController)
    case swipeBack(UINavigationController, finishes: Bool)
    case tapTab(UITabBarController, Int)
    case tapInSidebar(UITabBarController, UITab)
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
    case rotate, leaveAndComeBack, comeBack, memoryWarning, wait
  }

  package let family: Family
  let action: Action
  private let pieces: Pieces

  init(_ family: Family, _ action: Action) {
    self.family = family
    self.action = action
    pieces = action.pieces
  }

  /// Something to be done with a view, by a call of the user.
  package init(
    _ family: Family, _ words: String, _ name: String = "", _ then: String = "",
    _ place: String = "", _ end: String = "", perform: @escaping @MainActor (SimulatedUser) -> Void
  ) {
    self.family = family
    action = .call(perform)
    pieces = Pieces(words, name, then, place, end)
  }

  /// Whether a text is typed.
  package var isTyping: Bool { pieces.words == Self.typing }

  /// How the sentence of every action begins that types a text.
  package static let typing = "type \""

  /// The user's action as a sentence: `tap the tab "Settings"`.
  package var sentence: String { pieces.joined }

  /// A number made of the sentence, without putting it together.
  package var key: UInt64 {
    var mix = StableMix()
    for piece in [pieces.words, pieces.name, pieces.then, pieces.place, pieces.end] {
      mix.add(piece)
    }
    return mix.value
  }

  package func perform(in application: UIApplication) {
    let user = application.user
    switch action {
    case .tapBack(let stack): user.tapBackButton(in: stack)
    case .swipeBack(let stack, let finishes):
      let isLeft = stack.reasonAgainstSwiping(by: stack.interactivePopGestureRecognizer) != nil
      (isLeft ? user.beginContentSwipeBack(in: stack) : user.beginSwipeBack(in: stack))?
        .end(finishes)
    case .tapTab(let tabs, let index): user.tapTab(at: index, of: tabs)
    case .tapInSidebar(let tabs, let tab): user.tapInSidebar(tab, of: tabs)
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

extension UserOption {
  /// A sentence in pieces: words, a name, words, a name, words. Put together only when it is read.
  struct Pieces {
    var words: String
    var name: String
    var then: String
    var place: String
    var end: String

    init(
      _ words: String, _ name: String = "", _ then: String = "", _ place: String = "",
      _ end: String = ""
    ) {
      (self.words, self.name, self.then) = (words, name, then)
      (self.place, self.end) = (place, end)
    }

    var joined: String { words + name + then + place + end }
  }
}

extension UserOption.Action {
  /// The parts of the sentence for the user's action; empty for a call, which brings its own.
  @MainActor var pieces: UserOption.Pieces {
    switch self {
    case .tapBack: return .init("tap the back button")
    case .swipeBack(_, let finishes):
      return .init(finishes ? "swipe back" : "begin to swipe back and let go")
    case .tapTab(let tabs, let index):
      return .init("tap the tab \"", tabs.wordsOnTab(at: index), "\"")
    case .tapInSidebar(_, let tab): return .init("tap \"", tab.title, "\" in the sidebar")
    case .tapAction(let action, let alert):
      guard let place = alert.title ?? alert.message else {
        return .init("tap \"", action.title ?? "", "\" in the alert")
      }
      return .init("tap \"", action.title ?? "", "\" in the alert \"", place, "\"")
    case .tapBarButton(let button):
      guard let name = button.title ?? button.systemItem.map({ "\($0)" }) else {
        return .init("tap a bar button")
      }
      return .init("tap the bar button \"", name, "\"")
    case .swipePage(_, let direction, let finishes):
      let words = direction == .forward ? "the next page" : "the previous page"
      return finishes
        ? .init("swipe to ", words) : .init("begin to swipe to ", words, " and let go")
    case .showColumn(let split):
      return .init("show the ", split.columnToShow.map { "\($0)" } ?? "next", " column")
    case .hideColumn(let split):
      return .init("hide the ", split.columnToHide.map { "\($0)" } ?? "next", " column")
    case .beginSearch: return .init("tap the search bar")
    case .type(let text, _): return .init(UserOption.typing, text, "\" into the search bar")
    case .cancelSearch: return .init("cancel the search")
    case .pullDown(_, let finishes):
      return .init(finishes ? "pull the sheet down" : "begin to pull the sheet down and let go")
    case .call: return .init("")
    case .rotate: return .init("turn the device")
    case .leaveAndComeBack: return .init("leave the app and come back")
    case .comeBack: return .init("come back to the app")
    case .memoryWarning: return .init("get a memory warning")
    case .wait: return .init("wait until the next deadline")
    }
  }
}

extension UITabBarController {
  fileprivate func wordsOnTab(at position: Int) -> String {
    if tabList.isEmpty { return childList[position].wordsOnTab }
    return tabList[position].controllerInBar?.wordsOnTab ?? tabList[position].title
  }
}

extension UIViewController {
  /// The words on its tab: the item's title, else its own title, else its type; for a stack, its root's.
  fileprivate var wordsOnTab: String {
    if let words = tabBarItem.title ?? title { return words }
    if self is UINavigationController, let root = childList.first { return root.wordsOnTab }
    return String(describing: Swift.type(of: self))
  }
}

/// A view or a gesture recogniser that a user can do something with, for listing what can be done.
///
/// Its screen is within reach and no view around it is hidden when it is asked.
@MainActor package protocol UserOperable: AnyObject {
  /// Hands out what a user can do with it.
  /// - Parameter texts: what to type where something can be typed.
  func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void)
}
