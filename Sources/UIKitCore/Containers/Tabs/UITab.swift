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
  /// Not retained.
  public internal(set) weak var tabBarController: UITabBarController?

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
    madeController = made
    return made
  }

  /// The item in the bar: that of the screen, which may have been given another.
  final var item: UITabBarItem { madeController?.tabBarItem ?? ownItem }
}

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Setting it selects the screen; `nil` is ignored.
  public var selectedTab: UITab? {
    get { selected.flatMap { screen in tabs.first { $0.madeController === screen } } }
    set {
      guard let newValue else { return }
      if let position = tabList.firstIndex(where: { $0 === newValue }) {
        selectedIndex = position
      } else if let screen = newValue.viewController {
        selectedViewController = screen
      }
    }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
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
    return tabList.firstIndex { $0.madeController === selected }
  }

  /// The screen of a tab, which becomes a child if it is not one.
  func screen(at position: Int) -> UIViewController? {
    if tabList.isEmpty { return childList.indices.contains(position) ? childList[position] : nil }
    guard tabList.indices.contains(position), let screen = tabList[position].viewController else {
      return nil
    }
    if !isTab(screen) { enterMadeTabs(selectingAt: nil) }
    return isTab(screen) ? screen : nil
  }

  func replaceTabs(with tabs: [UITab]) {
    let isKept = selected != nil && tabs.contains { $0.madeController === selected }
    let position = selectedPosition ?? 0
    forgetTabList()
    tabList = tabs
    for tab in tabs { tab.tabBarController = self }
    if isKept { return enterMadeTabs(selectingAt: nil) }
    let screen = (tabs.indices.contains(position) ? tabs[position] : tabs.first)?.viewController
    enterMadeTabs(selectingAt: screen)
  }

  /// Makes the screens that are made the children, in the order of the tabs.
  private func enterMadeTabs(selectingAt screen: UIViewController?) {
    let made = tabList.compactMap(\.madeController)
    guard canHold(made) else { return }
    hadTabs = true
    perform { replaceTabs(with: made, selectingAt: made.firstIndex { $0 === screen }) }
  }

  func forgetTabList() {
    for tab in tabList { tab.tabBarController = nil }
    tabList = []
  }
}
