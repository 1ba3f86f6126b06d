import Foundation

/// Holds its tabs. A tab bar has one place for all of them; the sidebar lists each. (iOS 18.)
@preconcurrency @MainActor open class UITabGroup: UITab {
  public enum SidebarAppearance: UInt, Hashable, Sendable {
    case automatic, inline, rootSection, rootSectionInline
  }

  /// Retained. One that goes is selected no more.
  open var children: [UITab] {
    didSet {
      for tab in oldValue where tab.parent === self && !children.contains(where: { $0 === tab }) {
        tab.parent = nil
        tab.tabBarController = nil
      }
      adopt()
    }
  }
  /// `nil` by default. Setting it shows nothing where another root tab is selected; what is no child is ignored.
  open var selectedChild: UITab? {
    get { chosen.flatMap { chosen in children.first { $0 === chosen } } }
    set {
      guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
      chosen = newValue
      managingTabGroup?.showSelection()
    }
  }
  private weak var chosen: UITab?
  /// The tab that is selected where one has to be and `selectedChild` is `nil`; the first without it. (Documented.)
  open var defaultChildIdentifier: String?
  /// Sorts `displayOrder`; what it does not name comes after. (Documented.)
  open var displayOrderIdentifiers: [String] = []
  open var allowsReordering = false
  open var sidebarAppearance = SidebarAppearance.automatic

  /// Stands in the bar for the group. Its stack has the screens of the tabs from this group to the selected one,
  /// those that have a screen. (Observed: told by Apple's engineers.) Retained; the tabs retain the screens, so one
  /// that leaves the stack for another tab's has not departed.
  open var managingNavigationController: UINavigationController? {
    didSet { managingNavigationController?.tabBarItem = item }
  }
  /// The tab that the stack was made for.
  private weak var shownLeaf: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for tab in children {
      tab.parent = self
      tab.tabBarController = tabBarController
    }
  }

  override func carryOn() { for tab in children { tab.tabBarController = tabBarController } }

  /// Also one of a group below.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in children {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { tab in !named.contains { $0 === tab } }
  }

  var hasScreen: Bool { hasProvider || managingNavigationController != nil }

  func choose(_ tab: UITab) { chosen = tab }

  /// The child that is selected, or that is to be selected where one has to be.
  var childToSelect: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  // MARK: - The managed stack

  override var controllerInBar: UIViewController? {
    managingTabGroup === self ? managingNavigationController : super.controllerInBar
  }

  override func makeControllerInBar() -> UIViewController? {
    guard managingTabGroup === self else { return super.makeControllerInBar() }
    showSelection()
    return managingNavigationController
  }

  /// Has the managed stack show the selected tab, if it does not: the screens of the tabs on the way to it. What the
  /// program has pushed on the old one leaves.
  func showSelection() {
    let leaf = selectedLeaf
    guard let stack = managingNavigationController, shownLeaf !== leaf else { return }
    shownLeaf = leaf
    var tabs: [UITab] = [leaf]
    while let above = tabs[0].parent, tabs[0] !== self { tabs.insert(above, at: 0) }
    let screens = tabs.flatMap { tab -> [UIViewController] in
      let proposed = tab.viewController.map { [$0] } ?? []
      guard let tabBarController, let delegate = tabBarController.ownDelegate else {
        return proposed
      }
      return delegate.tabBarController(
        tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }
    for screen in screens {
      screen.columnKeeper = tabBarController
      screen.pageKeeper = nil
    }
    stack.setViewControllers(screens, animated: stack.appearance.state == .appeared)
  }
}

extension UITab {
  /// The tabs of groups below this, each before those below it.
  func forEachBelow(_ body: (UITab) -> Void) {
    for tab in (self as? UITabGroup)?.children ?? [] {
      body(tab)
      tab.forEachBelow(body)
    }
  }

  /// The tab that is selected where this is: this, or the selected one below.
  ///
  /// A group without a screen of its own has one of its tabs selected. (Unverified.)
  var selectedLeaf: UITab {
    guard let group = self as? UITabGroup else { return self }
    let child = group.hasScreen ? group.selectedChild : group.childToSelect
    return child?.selectedLeaf ?? self
  }

  /// Makes this the selected tab of the groups above it.
  func noteSelection() {
    parent?.choose(self)
    parent?.noteSelection()
  }
}

extension UITabBarController: ColumnKeeper {
  /// A tab's screen that has left its group's stack for another tab's is kept by its tab.
  func takesBack(_ controller: UIViewController, from stack: UIViewController) -> Bool {
    controller.columnKeeper = nil
    guard let tab = controller.tab, tab.tabBarController === self else { return false }
    guard tab.madeController === controller else { return false }
    controller.pageKeeper = backReference
    return true
  }

  func forget(_ controller: UIViewController) { controller.columnKeeper = nil }

  /// A tab stays where it is in every width.
  func followTraits() {}
}

/// The tab of the system's search. (iOS 18.)
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Kept: the search begins when the user begins it.
  open var automaticallyActivatesSearch = false

  /// The title is "Search". (Documented: that of the system; the identifier: unverified.)
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.SearchTab", viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  public enum Mode: Int, Hashable, Sendable { case automatic, tabBar, tabSidebar }

  /// Lists the tabs and those of groups, where it is shown: beside the tabs of a pad, `mode` being `.tabSidebar`.
  /// Nothing is drawn; what is selected in it is. (iOS 18.)
  @preconcurrency @MainActor public final class Sidebar {
    public enum Layout: Int, Hashable, Sendable { case automatic, overlap, tile }

    public var isHidden = false
    public var preferredLayout = Layout.automatic
  }
}
