import Foundation

/// Holds the closure, and the screen once that is made: when the tab is first selected, or the screen is asked for.
@preconcurrency @MainActor open class UITab: NSObject {
  open var title: String {
    didSet { item.title = title }
  }
  open var image: UIImage? {
    didSet { item.image = image }
  }
  open var badgeValue: String? {
    didSet { item.badgeValue = badgeValue }
  }
  public let identifier: String
  open var userInfo: Any?
  open var subtitle: String?
  /// Whether the user can select the tab. (Documented.)
  open var isEnabled = true
  /// Whether the bar is without the tab, which code can select all the same. (Documented; the second: unverified.)
  open var isHidden = false
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var preferredPlacement = Placement.automatic
  open var accessibilityIdentifier: String?
  /// The group that holds this. Not retained.
  public internal(set) weak var parent: UITabGroup?
  /// Not retained.
  public internal(set) weak var tabBarController: UITabBarController? {
    didSet { carryOn() }
  }

  private let provider: ((UITab) -> UIViewController)?
  final private(set) var madeController: UIViewController?
  private let ownItem: UITabBarItem

  /// Holds the closure.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    ownItem = UITabBarItem(title: title, image: image, tag: 0)
  }

  /// Made when it is first asked for.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    guard let made = provider?(self) else { return nil }
    made.tabBarItem = ownItem
    made.values.tab = self
    madeController = made
    return made
  }

  /// The outermost group above with a `managingNavigationController`, or this itself. (Documented.)
  public var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup
      ?? (self as? UITabGroup).flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// The screen that its place in the bar shows, where that is made.
  var controllerInBar: UIViewController? { madeController }

  /// Makes the screen that its place in the bar shows.
  func makeControllerInBar() -> UIViewController? { viewController }

  /// Hands the tab bar controller on to the tabs below.
  func carryOn() {}

  final var hasProvider: Bool { provider != nil }

  /// The item in the bar: that of the screen, which may have been given another.
  final var item: UITabBarItem { madeController?.tabBarItem ?? ownItem }
}

extension UITab {
  public enum Placement: Int, Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The tab in the bar that this is below, or this itself.
  var root: UITab { parent?.root ?? self }
}

extension UIViewController {
  /// The tab whose provider made this screen. Not retained. (iOS 18. Documented.)
  public var tab: UITab? { kept?.tab as? UITab }
}

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// A tab of the bar, or one of a group below it. (Documented.) Setting it shows the root tab's screen: that of a tab
  /// in a group only where the group has a `managingNavigationController`. (Observed.) `nil` is ignored.
  public var selectedTab: UITab? {
    get { selectedRoot?.selectedLeaf }
    set {
      guard let newValue else { return }
      newValue.noteSelection()
      if let position = tabList.firstIndex(where: { $0 === newValue.root }) {
        selectedIndex = position
        newValue.managingTabGroup?.showSelection()
      } else if let screen = newValue.viewController {
        selectedViewController = screen
      }
    }
  }

  /// Also one of a group.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  var selectedRoot: UITab? {
    selected.flatMap { screen in tabList.first { $0.controllerInBar === screen } }
  }

  /// Handles a tap on a tab in the bar, or on one in the sidebar: the delegate is asked before the screen is made. (The
  /// place of its two methods for tabs beside those for screens: unverified.)
  func tap(_ tab: UITab) {
    let previous = selectedTab
    if let delegate = ownDelegate {
      environment?.record(.delegate, of: id, note: "shouldSelectTab \(tab.identifier)")
      guard delegate.tabBarController(self, shouldSelectTab: tab) else { return }
    }
    guard let position = tabList.firstIndex(where: { $0 === tab.root }),
      let screen = screen(at: position)
    else { return }
    tap(screen) {
      tab.noteSelection()
      tab.managingTabGroup?.showSelection()
    }
    guard let delegate = ownDelegate, let selectedTab, selectedTab.root === tab.root else { return }
    environment?.record(.delegate, of: id, note: "didSelectTab \(selectedTab.identifier)")
    delegate.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
  }

  // MARK: - Tabs whose screens may not be made

  /// How many tabs the bar has.
  var tabCount: Int { tabList.isEmpty ? childList.count : tabList.count }

  var itemsOfTabs: [UITabBarItem]? {
    tabList.isEmpty ? viewControllers?.map(\.tabBarItem) : tabList.map(\.item)
  }

  var selectedPosition: Int? {
    guard let selected else { return nil }
    if tabList.isEmpty { return childList.firstIndex { $0 === selected } }
    return tabList.firstIndex { $0.controllerInBar === selected }
  }

  /// The screen of a tab, which becomes a child if it is not one.
  func screen(at position: Int) -> UIViewController? {
    if tabList.isEmpty { return childList.indices.contains(position) ? childList[position] : nil }
    guard tabList.indices.contains(position),
      let screen = tabList[position].makeControllerInBar()
    else { return nil }
    if !isTab(screen) { enterMadeTabs(selectingAt: nil) }
    return isTab(screen) ? screen : nil
  }

  func replaceTabs(with tabs: [UITab]) {
    let isKept = selected != nil && tabs.contains { $0.controllerInBar === selected }
    let position = selectedPosition ?? 0
    forgetTabList()
    tabList = tabs
    for tab in tabs { tab.tabBarController = self }
    if isKept { return enterMadeTabs(selectingAt: nil) }
    let screen = (tabs.indices.contains(position) ? tabs[position] : tabs.first)?
      .makeControllerInBar()
    enterMadeTabs(selectingAt: screen)
  }

  /// Makes the screens that are made the children, in the order of the tabs.
  private func enterMadeTabs(selectingAt screen: UIViewController?) {
    let made = tabList.compactMap(\.controllerInBar)
    guard canHold(made) else { return }
    hadTabs = true
    perform { replaceTabs(with: made, selectingAt: made.firstIndex { $0 === screen }) }
  }

  func forgetTabList() {
    for tab in tabList { tab.tabBarController = nil }
    tabList = []
  }
}
