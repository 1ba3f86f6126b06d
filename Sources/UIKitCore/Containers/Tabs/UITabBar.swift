import Foundation

/// The bar of a tab bar controller, or one of the program's own: values, nothing is drawn.
///
/// That of a tab bar controller has the items of the tabs, whatever is set here.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// How the items are laid out.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }

  /// Told of taps; for a tab bar controller's bar that is the controller, whatever is set here. Not retained.
  open weak var delegate: (any UITabBarDelegate)?

  /// The controller whose bar this is.
  weak var tabBarController: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelectedItem: UITabBarItem?

  /// The items, in order. Retained.
  open var items: [UITabBarItem]? {
    get { tabBarController.map { $0.viewControllers?.map(\.tabBarItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item of the selected tab. Setting it selects nothing in a tab bar controller.
  open weak var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { ownSelectedItem = newValue }
  }

  /// Replaces the items; of no consequence for a tab bar controller's bar.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    ownItems = items
  }

  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// The colour of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// How the items are laid out.
  open var itemPositioning = ItemPositioning.automatic
  /// How wide an item is; 0 for as wide as fits.
  open var itemWidth: CGFloat = 0
  /// How far apart they are; 0 for as far as fits.
  open var itemSpacing: CGFloat = 0
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks while nothing is scrolled below it; as else while `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Told about taps on a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  // @optional
  /// Called after an item was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
