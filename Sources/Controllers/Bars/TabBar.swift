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

  open var barStyle = BarStyle.default
  open var barTintColor: Color?
  open var unselectedItemTintColor: Color?
  open var isTranslucent = true
  open var backgroundImage: Image?
  open var shadowImage: Image?
  open var selectionIndicatorImage: Image?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var standardAppearance = TabBarAppearance()
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
