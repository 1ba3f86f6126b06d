extension UIApplication {
  /// Returns the actions that a user could take now, in the order of the hierarchy: visible windows, each
  /// controller before those below it, and at the end the actions on the application as a whole.
  ///
  /// Leaves out everything that no finger reaches, because a screen covers it or its bar is hidden; so none of
  /// these is refused. Asks what UIKit asks as well: the data source of pages, the delegates of the swipe back.
  /// Ends the turn first.
  /// - Parameter texts: what to type into fields and search bars.
  package func userOptions(typing texts: [String]) -> [UserOption] {
    options(in: OptionList(texts: texts))
  }

  /// The first of the actions that a user could take now with a key; `nil` where there is none.
  ///
  /// Same as to look for it in `userOptions(typing:)`, except that what comes behind it is not asked for.
  package func userOption(for key: UInt64, typing texts: [String]) -> UserOption? {
    options(in: OptionList(texts: texts, wanted: key)).first
  }

  private func options(in list: OptionList) -> [UserOption] {
    var list = list
    endTurn()
    guard applicationState == .active else {
      list.add(.application, .comeBack)
      return list.options
    }
    environment.perform {
      for window in windows {
        window.rootViewController?.forEachBelow { controller in
          guard !list.isComplete, controller.appearance.state == .appeared,
            controller.reasonOutOfReach == nil
          else { return }
          list.addOptions(of: controller, for: user)
        }
      }
    }
    list.add(.rotation, .rotate)
    list.add(.application, .leaveAndComeBack)
    list.add(.memoryWarning, .memoryWarning)
    if !list.isComplete, !clock.isIdle { list.add(.waiting, .wait) }
    return list.options
  }
}

/// The list while it is made.
@MainActor private struct OptionList {
  let texts: [String]
  /// The key of the one option that is asked for; `nil` for all.
  let wanted: UInt64?
  var options: [UserOption] = []

  init(texts: [String], wanted: UInt64? = nil) {
    self.texts = texts
    self.wanted = wanted
    if wanted == nil { options.reserveCapacity(16) }
  }

  /// Whether the option that is asked for was found.
  var isComplete: Bool { wanted != nil && !options.isEmpty }

  mutating func add(_ family: UserOption.Family, _ action: UserOption.Action) {
    if !isComplete { add(UserOption(family, action)) }
  }

  mutating func add(_ option: UserOption) {
    if wanted == nil || (!isComplete && option.key == wanted) { options.append(option) }
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
    (controller as? any UserOperable)?.forEachUserOption(typing: texts) { add($0) }
    if let search = controller.item?.searchController, user.obstacle(to: search) == nil {
      add(.search, .beginSearch(search))
    }
    addSheet(of: controller)
    if let view = controller.loadedView { addViews(below: view, of: controller) }
  }

  private mutating func addButtons(of alert: UIAlertController) {
    for action in alert.actions where alert.reasonAgainst(action) == nil {
      add(.alert, .tapAction(action, alert))
    }
  }

  private mutating func addBars(of stack: UINavigationController) {
    if stack.reasonAgainstGoingBack == nil {
      if stack.reasonOfLeftButtons == nil {
        add(.backButton, .tapBack(stack))
      }
      if stack.reasonAgainstSwiping == nil {
        add(.swipeBack, .swipeBack(stack, finishes: true))
        add(.swipeBack, .swipeBack(stack, finishes: false))
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
    add(.barButton, .tapBarButton(button))
  }

  private mutating func addTabs(of tabs: UITabBarController) {
    for index in 0..<tabs.tabCount where tabs.reasonAgainstTapping(at: index) == nil {
      add(.tab, .tapTab(tabs, index))
    }
    // Root tabs are in the bar.
    for root in tabs.tabList {
      root.forEachBelow { tab in
        if tabs.reasonAgainstSidebar(tab) == nil { add(.tab, .tapInSidebar(tabs, tab)) }
      }
    }
  }

  private mutating func addColumns(of split: UISplitViewController) {
    guard split.reasonAgainstMovingColumns == nil else { return }
    if split.columnToShow != nil { add(.column, .showColumn(split)) }
    if split.columnToHide != nil { add(.column, .hideColumn(split)) }
  }

  private mutating func addPages(of pages: UIPageViewController, for user: SimulatedUser) {
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse]
    where user.obstacle(to: direction, in: pages) == nil && !pages.neighbours(direction).isEmpty {
      add(.page, .swipePage(pages, direction, finishes: true))
      add(.page, .swipePage(pages, direction, finishes: false))
    }
  }

  private mutating func addTyping(into search: UISearchController) {
    for text in texts where text != search.searchBar.text ?? "" {
      add(.search, .type(text, search))
    }
    add(.search, .cancelSearch(search))
  }

  private mutating func addSheet(of controller: UIViewController) {
    guard let presentation = controller.presentationOfSelf, controller.parent == nil,
      presentation.reasonAgainstPulling == nil, !(controller is UIAlertController)
    else { return }
    add(.sheet, .pullDown(controller, finishes: true))
    add(.sheet, .pullDown(controller, finishes: false))
  }

  /// The views of one screen; those of the screens inside it are theirs.
  private mutating func addViews(below view: UIView, of screen: UIViewController) {
    guard !isComplete, view.isOpenToTouches else { return }
    (view as? any UserOperable)?.forEachUserOption(typing: texts) { add($0) }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.reasonAgainstBeginning == nil {
      (recognizer as? any UserOperable)?.forEachUserOption(typing: texts) { add($0) }
    }
    for below in view.subviewList where below.controllerReference == nil {
      addViews(below: below, of: screen)
    }
  }
}

extension UIView {
  fileprivate var isOpenToTouches: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }
}
