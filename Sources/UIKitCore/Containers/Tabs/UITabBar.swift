import Foundation

/// A tab bar controller's bar has the items of the tabs, whatever is set here.
@preconcurrency @MainActor open class UITabBar: UIView {
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }

  /// Not retained. A tab bar controller's bar has the controller, whatever is set here.
  open weak var delegate: (any UITabBarDelegate)?

  weak var tabBarController: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelectedItem: UITabBarItem?

  open var items: [UITabBarItem]? {
    get { tabBarController.map { $0.itemsOfTabs } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Setting it selects nothing in a tab bar controller. Can be observed by its key path. (Observed.)
  open weak var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { change(.selectedItem) { ownSelectedItem = newValue } }
  }

  /// Of no consequence for a tab bar controller's bar.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    ownItems = items
  }

  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Told about taps on a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  // @optional
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
