import Foundation

/// The bar of a tab bar controller, or one of the program's own: values, nothing is drawn. (`UITabBar`.)
///
/// That of a tab bar controller has the items of the tabs, whatever is set here.
@preconcurrency @MainActor open class UITabBar: View {
  /// How the items are laid out. (`UITabBar.ItemPositioning`.)
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }

  /// Told of taps; for a tab bar controller's bar that is the controller, whatever is set here. Not retained.
  open weak var delegate: (any TabBarDelegate)?

  /// The controller whose bar this is.
  weak var tabBarController: TabBarController?
  private var ownItems: [TabBarItem]?
  private weak var ownSelectedItem: TabBarItem?

  /// The items, in order. Retained.
  open var items: [TabBarItem]? {
    get { tabBarController.map { $0.viewControllers?.map(\.tabBarItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item of the selected tab. Setting it selects nothing in a tab bar controller.
  open weak var selectedItem: TabBarItem? {
    get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { ownSelectedItem = newValue }
  }

  /// Replaces the items; of no consequence for a tab bar controller's bar.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    ownItems = items
  }

  /// Light or dark.
  open var barStyle = BarStyle.default
  /// The colour behind the bar.
  open var barTintColor: Color?
  /// The colour of the tabs that are not selected.
  open var unselectedItemTintColor: Color?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The picture behind it.
  open var backgroundImage: Image?
  /// The picture of the line at the edge.
  open var shadowImage: Image?
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: Image?
  /// How the items are laid out.
  open var itemPositioning = ItemPositioning.automatic
  /// How wide an item is; 0 for as wide as fits.
  open var itemWidth: CGFloat = 0
  /// How far apart they are; 0 for as far as fits.
  open var itemSpacing: CGFloat = 0
  /// How the bar looks.
  open var standardAppearance = TabBarAppearance()
  /// How it looks while nothing is scrolled below it; as else while `nil`.
  open var scrollEdgeAppearance: TabBarAppearance?
}

/// Told about taps on a tab bar. (`UITabBarDelegate`.)
@preconcurrency @MainActor public protocol TabBarDelegate: AnyObject {
  /// Called after an item was tapped.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
