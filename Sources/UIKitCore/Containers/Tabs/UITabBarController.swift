import ObjectGraph
import Foundation

/// Several screens of which the selected one is shown.
///
/// All tabs are held strongly, selected or not: leaving a tab by selecting another is no departure. A
/// tab loads its view when it is first selected on screen. The tab bar controller loads its own view in its
/// initialiser, so an override of `viewDidLoad` runs before the initialiser of a subclass goes on. (Observed.)
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  /// Asked in place of the property, which a subclass may override to put another object in front. (Observed.)
  final weak var ownDelegate: (any UITabBarControllerDelegate)?

  final var selected: UIViewController?
  final var shown: UIViewController?
  final var machine = TransitionMachine<TabChange?>()

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadViewIfNeeded()
  }

  /// Whether the bar is hidden, so that no tab can be tapped. Nothing is drawn.
  open var isTabBarHidden = false

  /// Same as `isTabBarHidden`. (iOS 18. Documented.)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open var mode = Mode.automatic
  /// Made on first use and held.
  open private(set) lazy var sidebar = Sidebar()
  open var compactTabIdentifiers: [String]?
  open var customizationIdentifier: String?

  /// Has the items of the tabs. Made on first use and held.
  open var tabBar: UITabBar {
    if let madeTabBar { return madeTabBar }
    let bar = UITabBar()
    bar.tabBarController = self
    bar.delegate = self
    madeTabBar = bar
    return bar
  }
  private var madeTabBar: UITabBar?

  /// Called for a tap, before the delegate is asked and the tab is selected. (Documented; the place observed.)
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Nothing is ever shown here: there is always room for all tabs. Made on first use and held.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// Retained. Setting them replaces `viewControllers` by the screens that are made, with that of the selected tab
  /// among them: the selection stays as in `setViewControllers(_:animated:)`. The other screens are made, and become
  /// tabs, when they are first selected. (Documented; that `viewControllers` has the made ones alone: unverified.)
  open var tabs: [UITab] {
    get { tabList }
    set { replaceTabs(with: newValue) }
  }
  final var tabList: [UITab] = []

  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  open var customizableViewControllers: [UIViewController]?

  final var hadTabs = false

  /// The tabs, in order; `nil` before there were any (observed). Setting it is
  /// `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController]? {
    get { hadTabs || !childList.isEmpty ? childList : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs: removed ones get `willMove(toParent: nil)` and `didMove(toParent: nil)`, added
  /// ones the same with this controller. The selection stays if its tab does; else the tab at its position is
  /// selected, or the first where there is none. (Documented.)
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    guard canHold(tabs) else { return }
    forgetTabList()
    hadTabs = true
    perform { replaceTabs(with: tabs, selectingAt: selectedPosition) }
  }

  /// The position of the selected tab, `NSNotFound` without one. Positions outside the tabs are ignored.
  open var selectedIndex: Int {
    get { selectedPosition ?? NSNotFound }
    set { if let tab = screen(at: newValue) { select(tab) } }
  }

  /// The selected tab. Setting it shows the tab: the new one's `viewWillAppear` and then the old one's
  /// `viewWillDisappear` are sent inside the call; at the end of the turn come the new one's
  /// `viewIsAppearing`, the old one's `viewDidDisappear` and the new one's `viewDidAppear`, or these two
  /// after the animation of an animator that the delegate gives. There are no moves. (Observed.) One that is no tab is reported and ignored.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      // One that is being removed still has its parent.
      guard childList.lastPosition(of: newValue) != nil else {
        return report(
          .selectedNoTab,
          "only a view controller in the tab bar controller's list of view controllers can be selected: "
            + "<\(newValue.readableName)> is no tab of <\(readableName)>")
      }
      select(newValue)
    }
  }

  /// Handles a tap on a tab; `chosen` is called before the tab is shown.
  func tap(_ tab: UIViewController, chosen: () -> Void = {}) {
    let isAgain = tab === selected
    tabBar(tabBar, didSelect: tab.tabBarItem)
    if let delegate = ownDelegate {
      environment?.record(.shouldSelect, of: id, about: tab.id)
      guard delegate.tabBarController(self, shouldSelect: tab) else { return }
    }
    chosen()
    if isAgain {
      // A stack that is moving already is left alone.
      if let stack = tab as? UINavigationController, stack.transition == nil,
        stack.viewControllers.count > 1
      {
        stack.popToRootViewController(animated: true)
      }
    } else {
      select(tab)
    }
    if let delegate = ownDelegate {
      environment?.record(.didSelect, of: id, about: tab.id)
      delegate.tabBarController(self, didSelect: tab)
    }
  }

  private func select(_ tab: UIViewController) {
    guard tab !== selected else { return }
    choose(tab)
    perform { showSelected() }
  }

  /// Makes a tab the selected one, and tells those that observe it in the bar.
  private func choose(_ tab: UIViewController?) {
    guard let madeTabBar else { return selected = tab }
    madeTabBar.change(.selectedItem) { selected = tab }
  }

  func replaceTabs(with tabs: [UIViewController], selectingAt position: Int?) {
    let kept = Set(tabs.map(ObjectIdentifier.init))
    var removed: [UIViewController] = []
    func leaveStrays() {
      while let tab = childList.first(where: { !kept.contains(ObjectIdentifier($0)) }) {
        removed.append(tab)
        dropFromList(tab, .removed)
      }
    }
    leaveStrays()
    for tab in tabs where !isTab(tab) {
      endLeaving(tab)
      enter(tab)
    }
    // Those callbacks may have replaced the tabs themselves: the outer call has the last word.
    leaveStrays()
    let listed = Set(childList.map(ObjectIdentifier.init))
    childList = tabs.filter { $0.parent === self && listed.contains(ObjectIdentifier($0)) }
    finishRemoving(removed, selectingAt: position ?? 0)
    // Last first, so that each is found, and taken off, at the end.
    entering.reverse()
    for tab in tabs { finishEntering(tab) }
  }

  func isTab(_ controller: UIViewController) -> Bool {
    controller.parent === self && childList.lastPosition(of: controller) != nil
  }

  private func enter(_ tab: UIViewController) {
    tab.joinWithDescendants(environment)
    tab.sendWillMove(to: self)
    takeFromOtherParent(tab, before: "becomes a tab of")
    // That callback may have given it its place here already.
    if tab.parent === self || isInside(tab) { return }
    childList.append(tab)
    entering.append(tab)
    tab.link(below: self)
  }

  /// Shows another tab where a removed one was shown, and sends the removed ones what they are owed.
  private func finishRemoving(_ removed: [UIViewController], selectingAt position: Int) {
    if selected == nil || removed.contains(where: { $0 === selected }) {
      choose(childList.indices.contains(position) ? childList[position] : childList.first)
    }
    if let shown, shown.appearance.state != .disappeared, removed.contains(where: { $0 === shown })
    {
      shown.transitionFlags.insert(.fromParent)
    }
    for tab in removed where tab.parent === self && leaving.lastPosition(of: tab) == nil {
      leaving.append(DepartingScreen(controller: tab, departure: .removed))
    }
    showSelected()
  }

  /// Sends the last move to removed tabs, but for those whose appearance callbacks are still to come.
  func settleMembers() {
    guard machine.isIdle else { return }
    while let index = leaving.firstIndex(where: { $0.controller !== shown }) {
      let member = leaving.remove(at: index)
      if member.controller.parent === self {
        member.controller.finishLeaving(self, member.departure)
      }
    }
  }

  func canHold(_ tabs: [UIViewController]) -> Bool {
    for tab in tabs where isBelow(tab) {
      report(
        .childIsOwnAncestor,
        "<\(tab.readableName)> contains <\(readableName)> and cannot be one of its tabs")
      return false
    }
    guard Set(tabs.map(ObjectIdentifier.init)).count == tabs.count else {
      report(.tabTwice, "<\(readableName)> was given the same view controller for two tabs")
      return false
    }
    for tab in tabs { takeFromOtherParent(tab, before: "becomes a tab of") }
    return true
  }

  // MARK: - As a container

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var childOnTop: UIViewController? { selectedViewController }

  override var drivesAppearanceOfChildren: Bool { true }

  override func prepareChildrenForAppearance(animated: Bool) {
    guard appearance.state == .appearing else { return }
    if shown !== selected { forgetShown() }
    shown = selected
    putInPlace(shown)
  }

  override func appearanceDidSettle() { showSelected() }

  override func childDidLeaveList(_ child: UIViewController) {
    perform {
      listAsRemoved(child)
      finishRemoving([child], selectingAt: 0)
    }
  }

  override var containerTransition: Transition? {
    transition?.isAnimated == true ? transition : nil
  }

  override func showWhatIsDue() { goOn() }

  override func interruptTransition() {
    // Also what a callback of the end begins.
    while let transition, waitingChange != nil || transition.isUnderWay {
      goOn()
      transition.interrupt()
    }
  }

  override func letGo(of child: UIViewController) {
    if shown === child { shown = nil }
    transition?.drop(child)
    if let index = entering.lastPosition(of: child) { entering.remove(at: index) }
  }
}

/// `shouldSelect…` and `didSelect…` are not called for selections made by code.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  // @optional
  /// Asked about a tap on the selected tab, too.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool  // = true
  /// Called for a tap on the selected tab, too.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Asked, before the method for screens and before the screen is made, about a tap on a `UITab` or one in the
  /// sidebar. (iOS 18. Documented; both methods: observed up to iOS 26.)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool  // = true
  /// Called after the method for screens. (iOS 18. Documented; for the selected tab, too: unverified.)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Asked for each tab on the way to the selected one of a managed group. (iOS 18. Documented.)
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]  // = proposedViewControllers
  /// Asked before the first callback; `nil` changes without animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Not called: not simulated, as the next two.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofTabs = Vocabulary(
    names: [
      "UITabBarController.machine": "",
      "UITabBarController.tabList": "tabs",
      "UITabBarController.selected": "selectedViewController",
      "UITabBarController.shown": "selectedViewController",
      "UITab.madeController": "viewController",
      "UITab.ownItem": "tabBarItem",
      "UITabGroup.chosen": "selectedChild",
      "UITabBarController.madeTabBar": "tabBar",
      "UITabBar.ownItems": "items",
    ],
    notes: [
      "tabs": .link,
      "selectedViewController": .link,
      "viewController": .link,
      "items": .link,
    ])
}
