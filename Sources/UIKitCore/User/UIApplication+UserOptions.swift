extension UIApplication {
  /// What a user could do right now, in the order of the hierarchy: visible windows, each controller before
  /// those below it, and at the end what concerns the application as a whole.
  ///
  /// What no finger reaches, because a screen covers it or its bar is hidden, is left out; so none of these is
  /// refused. Asks what UIKit asks as well: the data source of pages, the delegates of the swipe back. Ends
  /// the turn first.
  /// - Parameter texts: what to type into fields and search bars.
  package func userOptions(typing texts: [String]) -> [UserOption] {
    endTurn()
    guard applicationState == .active else {
      return [UserOption(.application, .comeBack, "come back to the app")]
    }
    var list = OptionList(texts: texts)
    environment.perform {
      for window in windows {
        window.rootViewController?.forEachBelow { controller in
          guard controller.appearance.state == .appeared, controller.reasonOutOfReach == nil else {
            return
          }
          list.addOptions(of: controller, for: user)
        }
      }
    }
    list.add(.rotation, .rotate, "turn the device")
    list.add(.application, .leaveAndComeBack, "leave the app and come back")
    list.add(.memoryWarning, .memoryWarning, "get a memory warning")
    if !clock.isIdle { list.add(.waiting, .wait, "wait until the next deadline") }
    return list.options
  }
}

/// The list while it is made.
@MainActor private struct OptionList {
  let texts: [String]
  var options: [UserOption] = []

  init(texts: [String]) {
    self.texts = texts
    options.reserveCapacity(16)
  }

  mutating func add(
    _ family: UserOption.Family, _ deed: UserOption.Deed, _ words: String, _ name: String = "",
    _ then: String = "", _ place: String = "", _ end: String = ""
  ) {
    options.append(UserOption(family, deed, words, name, then, place, end))
  }

  mutating func addOptions(of controller: UIViewController, for user: SimulatedUser) {
    switch controller {
    case let alert as UIAlertController: addButtons(of: alert)
    case let stack as UINavigationController: addBars(of: stack)
    case let tabs as UITabBarController: addTabs(of: tabs)
    case let pages as UIPageViewController: addPages(of: pages, for: user)
    case let split as UISplitViewController: addColumns(of: split)
    case let search as UISearchController:
      if user.obstacle(within: search) == nil { addTyping(into: search) }
    default: break
    }
    if let search = controller.item?.searchController, user.obstacle(to: search) == nil {
      add(.search, .beginSearch(search), "tap the search bar")
    }
    addSheet(of: controller)
    if let view = controller.loadedView { addViews(below: view, of: controller) }
  }

  private mutating func addButtons(of alert: UIAlertController) {
    for action in alert.actions where alert.reasonAgainst(action) == nil {
      let place = alert.title ?? alert.message
      add(
        .alert, .tapAction(action, alert), "tap \"", action.title ?? "",
        place == nil ? "\" in the alert" : "\" in the alert \"", place ?? "",
        place == nil ? "" : "\"")
    }
  }

  private mutating func addBars(of stack: UINavigationController) {
    if stack.reasonAgainstGoingBack == nil {
      if stack.reasonOfLeftButtons == nil {
        add(.backButton, .tapBack(stack), "tap the back button")
      }
      if stack.reasonAgainstSwiping == nil {
        add(.swipeBack, .swipeBack(stack, finishes: true), "swipe back")
        add(.swipeBack, .swipeBack(stack, finishes: false), "begin to swipe back and let go")
      }
    }
    guard let top = stack.topViewController, top.reasonOutOfReach == nil else { return }
    if !stack.isNavigationBarHidden, let item = top.item {
      for button in item.leftBarButtonItems ?? [] { addBarButton(button) }
      for button in item.rightBarButtonItems ?? [] { addBarButton(button) }
    }
    if !stack.isToolbarHidden {
      for button in top.toolbarItems ?? [] { addBarButton(button) }
    }
  }

  private mutating func addBarButton(_ button: UIBarButtonItem) {
    guard button.reasonAgainstTapping == nil, button.hasAction else { return }
    let name = button.title ?? button.systemItem.map { "\($0)" }
    add(
      .barButton, .tapBarButton(button), name == nil ? "tap a bar button" : "tap the bar button \"",
      name ?? "", name == nil ? "" : "\"")
  }

  private mutating func addTabs(of tabs: UITabBarController) {
    for (index, tab) in tabs.childList.enumerated() where tabs.reasonAgainstTapping(tab) == nil {
      add(.tab, .tapTab(tabs, index), "tap the tab \"", tab.wordsOnTab, "\"")
    }
  }

  private mutating func addColumns(of split: UISplitViewController) {
    guard split.reasonAgainstMovingColumns == nil else { return }
    if let column = split.columnToShow {
      add(.column, .showColumn(split), "show the ", "\(column)", " column")
    }
    if let column = split.columnToHide {
      add(.column, .hideColumn(split), "hide the ", "\(column)", " column")
    }
  }

  private mutating func addPages(of pages: UIPageViewController, for user: SimulatedUser) {
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse]
    where user.obstacle(to: direction, in: pages) == nil && pages.neighbour(direction) != nil {
      let words = direction == .forward ? "the next page" : "the previous page"
      add(.page, .swipePage(pages, direction, finishes: true), "swipe to ", words)
      add(
        .page, .swipePage(pages, direction, finishes: false), "begin to swipe to ", words,
        " and let go")
    }
  }

  private mutating func addTyping(into search: UISearchController) {
    for text in texts where text != search.searchBar.text ?? "" {
      add(.search, .type(text, search), "type \"", text, "\" into the search bar")
    }
    add(.search, .cancelSearch(search), "cancel the search")
  }

  private mutating func addSheet(of controller: UIViewController) {
    guard let presentation = controller.presentationOfSelf, controller.parent == nil,
      presentation.reasonAgainstPulling == nil, !(controller is UIAlertController)
    else { return }
    add(.sheet, .pullDown(controller, finishes: true), "pull the sheet down")
    add(
      .sheet, .pullDown(controller, finishes: false), "begin to pull the sheet down and let go")
  }

  /// The views of one screen; those of the screens inside it are theirs.
  private mutating func addViews(below view: UIView, of screen: UIViewController) {
    guard view.isOpenToTouches else { return }
    (view as? any UserOperable)?.forEachUserOption(typing: texts) { options.append($0) }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.reasonAgainstBeginning == nil {
      (recognizer as? any UserOperable)?.forEachUserOption(typing: texts) { options.append($0) }
    }
    for below in view.subviewList where below.controllerReference == nil {
      addViews(below: below, of: screen)
    }
  }
}

extension UIView {
  fileprivate var isOpenToTouches: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }
}

extension UIViewController {
  /// What stands on its tab: the item's words, else its own title, else its type; of a stack, its root's.
  fileprivate var wordsOnTab: String {
    if let words = tabBarItem.title ?? title { return words }
    if self is UINavigationController, let root = childList.first { return root.wordsOnTab }
    return String(describing: Swift.type(of: self))
  }
}
