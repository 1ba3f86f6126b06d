extension SimulatedUser {
  /// Taps the back button: performs the `backAction` of the top screen's navigation item, else pops the
  /// screen, animated. A pop that is running is over then: tapped twice, the button pops two. (iOS 26. Observed.)
  public func tapBackButton(in navigation: UINavigationController) {
    application.endTurn()
    if navigation.reasonAgainstBackButton ?? navigation.reasonOfLeftButtons == nil {
      navigation.endPopAheadOfNext()
    }
    if let reason = navigation.reasonAgainstGoingBack ?? navigation.reasonOfLeftButtons {
      return refuse("The back button", on: navigation, because: reason)
    }
    note(.tapBack(navigation))
    perform {
      navigation.environment?.record(.tap, of: navigation.id, note: "back")
      if let action = navigation.topViewController?.navigationItem.backAction {
        action.performWithSender(navigation.navigationBar, target: nil)
      } else {
        navigation.popViewController(animated: true)
      }
    }
  }

  /// Begins a swipe from the edge: the stack and the `will` callbacks change at once, as in UIKit, and the
  /// gesture decides whether they stay changed.
  ///
  /// `nil` when refused: where there is no back button, where the recogniser is disabled or its delegate says
  /// no, and where the navigation controller's delegate has an animator for the pop. (Observed.)
  public func beginSwipeBack(in navigation: UINavigationController) -> SimulatedUser.Gesture? {
    application.endTurn()
    return beginSwipeBack(in: navigation, by: navigation.interactivePopGestureRecognizer)
  }

  /// Begins a swipe in the middle of the content, which is the other recogniser's; else as `beginSwipeBack(in:)`.
  ///
  /// A pop that is running is over then. (iOS 26. Observed; that left bar buttons and animators forbid it as they do
  /// at the edge: unverified.)
  public func beginContentSwipeBack(
    in navigation: UINavigationController
  ) -> SimulatedUser.Gesture? {
    application.endTurn()
    let recognizer = navigation.interactiveContentPopGestureRecognizer
    if navigation.reasonAgainstBackButton == nil,
      navigation.reasonAgainstSwiping(by: recognizer) == nil
    {
      navigation.endPopAheadOfNext()
    }
    return beginSwipeBack(in: navigation, by: recognizer)
  }

  private func beginSwipeBack(
    in navigation: UINavigationController, by recognizer: UIGestureRecognizer?
  ) -> SimulatedUser.Gesture? {
    if let reason = navigation.reasonAgainstGoingBack
      ?? navigation.reasonAgainstSwiping(by: recognizer)
    {
      refuse("The swipe back", on: navigation, because: reason)
      return nil
    }
    // In the log on the screen that moves, where its callbacks are.
    return begin(
      "swipe back", on: navigation.topViewController ?? navigation,
      either: { .swipeBack(navigation, finishes: $0) }
    ) {
      navigation.beginSwipeBack()
    }
  }

  /// Swipes back to the end: the rest of the animation runs on the clock.
  public func swipeBack(in navigation: UINavigationController) {
    application.endTurn()
    beginSwipeBack(in: navigation)?.finish()
  }

  /// Same as `swipeBack(in:)`, except that the swipe begins in the middle of the content.
  public func contentSwipeBack(in navigation: UINavigationController) {
    application.endTurn()
    beginContentSwipeBack(in: navigation)?.finish()
  }
}

extension UINavigationController {
  var reasonAgainstGoingBack: String? { reasonOutOfReach ?? reasonAgainstBackButton }

  /// Same as `reasonAgainstGoingBack`, except that it may be out of reach.
  var reasonAgainstBackButton: String? {
    if childList.count < 2 { return "the root is on top" }
    if isNavigationBarHidden { return "the navigation bar is hidden" }
    if topViewController?.navigationItem.hidesBackButton == true {
      return "<\(topViewController?.readableName ?? "")> hides it"
    }
    return nil
  }

  /// Left buttons take the back button's place, and with it the swipe, which comes back with a delegate of
  /// the program's own. (Observed.)
  var reasonOfLeftButtons: String? {
    guard let top = topViewController, let items = top.navigationItem.leftBarButtonItems,
      !items.isEmpty, !top.navigationItem.leftItemsSupplementBackButton
    else { return nil }
    return "the left bar buttons of <\(top.readableName)> stand in its place"
  }

  private var hasAnimatorForPop: Bool {
    guard let delegate = ownDelegate, let top = childList.last,
      let below = childList.dropLast().last
    else { return false }
    return delegate.navigationController(
      self, animationControllerFor: .pop, from: top, to: below) != nil
  }

  /// Why no finger swipes back, neither from the edge nor in the content; the edge's reason.
  var reasonAgainstSwiping: String? {
    guard let reason = reasonAgainstSwiping(by: interactivePopGestureRecognizer) else { return nil }
    let isLeft = reasonAgainstSwiping(by: interactiveContentPopGestureRecognizer) == nil
    return isLeft ? nil : reason
  }

  func reasonAgainstSwiping(by recognizer: UIGestureRecognizer?) -> String? {
    guard let recognizer else { return "it has no recogniser" }
    if systemVersion < .iOS(26), recognizer === interactiveContentPopGestureRecognizer {
      return "\(systemVersion) has no swipe in the content"
    }
    if !recognizer.isEnabled { return "its recogniser is disabled" }
    if recognizer.delegate == nil, let reasonOfLeftButtons { return reasonOfLeftButtons }
    if hasAnimatorForPop { return "the delegate has an animator of its own for the pop" }
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
      return "the delegate of its recogniser does not let it begin"
    }
    return nil
  }
}

extension SimulatedUser {
  /// Taps a button of a navigation bar or a toolbar: performs its `primaryAction`.
  ///
  /// Reported and ignored when it is disabled, hidden or only a space, and when it is in no bar that the user
  /// sees: its screen is the top of a navigation controller that shows the bar, and on screen.
  public func tap(_ item: UIBarButtonItem) {
    application.endTurn()
    guard let place = application.place(of: item) else {
      return application.reportTapNowhere(on: item)
    }
    if let reason = item.reasonAgainstTapping ?? place.reasonAgainstTapping {
      return refuse("Tapping \(item.words)", on: place.screen, because: reason)
    }
    note(.tapBarButton(item))
    perform {
      place.screen.environment?.record(.tap, of: place.screen.id, note: item.words)
      item.sendAction()
    }
  }
}

extension UIBarButtonItem {
  fileprivate var words: String { title.map { "the bar button \"\($0)\"" } ?? "a bar button" }

  var reasonAgainstTapping: String? {
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return "it is a space" }
    if isHidden { return "it is hidden" }
    if !isEnabled { return "it is disabled" }
    return obstacleToAction
  }
}

/// The bar of a screen that a button is in.
@MainActor private struct BarPlace {
  let screen: UIViewController
  let isToolbar: Bool

  var reasonAgainstTapping: String? {
    if let reason = screen.reasonOutOfReach { return reason }
    guard let navigation = screen.navigationController else {
      return "no navigation controller shows it"
    }
    if navigation.topViewController !== screen { return "its screen is not on top of the stack" }
    if isToolbar {
      return navigation.isToolbarHidden ? "the toolbar is hidden" : nil
    }
    return navigation.isNavigationBarHidden ? "the navigation bar is hidden" : nil
  }
}

extension UIApplication {
  /// The screen, among those that are reachable from a window, whose bar has the button.
  fileprivate func place(of item: UIBarButtonItem) -> BarPlace? {
    var place: BarPlace?
    // What a replaced root has presented stays in its window.
    let tops = allWindows.flatMap { window in
      window.presentations.map(\.presentation.presented)
        + [window.rootViewController].compactMap(\.self)
    }
    for top in tops {
      top.forEachBelow { screen in
        let isIn = { (buttons: [UIBarButtonItem]?) in buttons?.contains { $0 === item } == true }
        if isIn(screen.item?.leftBarButtonItems) || isIn(screen.item?.rightBarButtonItems) {
          place = BarPlace(screen: screen, isToolbar: false)
        } else if isIn(screen.toolbarItems) {
          place = BarPlace(screen: screen, isToolbar: true)
        }
      }
    }
    return place
  }

  fileprivate func reportTapNowhere(on item: UIBarButtonItem) {
    guard let root = (keyWindow ?? windows.first)?.rootViewController else { return }
    root.report(
      .affordanceUnavailable,
      "Tapping \(item.words) is not possible: it is in no bar of a screen in a window")
  }
}

extension SimulatedUser {
  /// Taps a tab: asks the delegate, selects, tells the delegate; on the selected tab again, a navigation
  /// controller pops to its root, animated. (Documented; re-tap observed.)
  public func tapTab(at index: Int, of tabs: UITabBarController) {
    application.endTurn()
    guard index >= 0, index < tabs.tabCount else {
      return tabs.report(
        .tappedMissingTab,
        "Tab \(index) of <\(tabs.readableName)> cannot be tapped: it has \(tabs.tabCount) tabs"
      )
    }
    if let reason = tabs.reasonAgainstTapping(at: index) {
      return refuse("Tapping tab \(index)", on: tabs, because: reason)
    }
    note(.tapTab(tabs, index))
    perform {
      if tabs.tabList.indices.contains(index) {
        tabs.tap(tabs.tabList[index])
      } else if let tab = tabs.screen(at: index) {
        tabs.tap(tab)
      }
    }
  }

  /// Taps a tab in the sidebar, which lists those of groups, too: as `tapTab(at:of:)`.
  ///
  /// Refused where the sidebar is not there: `mode` is another than `.tabSidebar`, the width is compact, it is hidden.
  public func tapInSidebar(_ tab: UITab, of tabs: UITabBarController) {
    application.endTurn()
    if let reason = tabs.reasonOutOfReach ?? tabs.reasonAgainstSidebar(tab) {
      return refuse("Tapping \"\(tab.title)\" in the sidebar", on: tabs, because: reason)
    }
    note(.tapInSidebar(tabs, tab))
    perform { tabs.tap(tab) }
  }
}

extension UITabBarController {
  func reasonAgainstSidebar(_ tab: UITab) -> String? {
    if mode != .tabSidebar { return "the mode is not tabSidebar" }
    if traitCollection.horizontalSizeClass == .compact { return "the width is compact" }
    if sidebar.isHidden { return "the sidebar is hidden" }
    if !tabList.contains(where: { $0 === tab.root }) { return "it is no tab there" }
    if tab.isHidden { return "it is hidden" }
    return tab.isEnabled ? nil : "it is disabled"
  }

  func reasonAgainstTapping(at position: Int) -> String? {
    if let reason = reasonOutOfReach { return reason }
    if isTabBarHidden { return "the tab bar is hidden" }
    if itemsOfTabs?[position].isEnabled == false { return "its item is disabled" }
    if tabList.indices.contains(position) {
      if tabList[position].isHidden { return "it is hidden" }
      if !tabList[position].isEnabled { return "it is disabled" }
    }
    let stack = selectedViewController as? UINavigationController
    // The root was not pushed. (That its wish does not count: unverified.)
    if let hiding = stack?.viewControllers.dropFirst().first(where: \.hidesBottomBarWhenPushed) {
      return "<\(hiding.readableName)> hides the tab bar"
    }
    return nil
  }
}
