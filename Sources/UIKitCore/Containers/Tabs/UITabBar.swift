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
    get { tabBarController.map { $0.viewControllers?.map(\.tabBarItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Setting it selects nothing in a tab bar controller.
  open weak var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { ownSelectedItem = newValue }
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

/// Holds the closure, and the screen once that is made: here as soon as the tab is given to a tab bar
/// controller, in UIKit when it is first selected.
@preconcurrency @MainActor open class UITab: NSObject {
  open var title: String {
    didSet { madeController?.tabBarItem.title = title }
  }
  open var image: UIImage? {
    didSet { madeController?.tabBarItem.image = image }
  }
  open var badgeValue: String? {
    didSet { madeController?.tabBarItem.badgeValue = badgeValue }
  }
  public let identifier: String
  open var userInfo: Any?
  /// Not retained.
  public internal(set) weak var tabBarController: UITabBarController?

  private let provider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?

  /// Holds the closure.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// Made when it is first asked for.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    guard let made = provider?(self) else { return nil }
    made.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    made.tabBarItem.badgeValue = badgeValue
    madeController = made
    return made
  }
}

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Setting it selects the screen; `nil` is ignored.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { if let screen = newValue?.viewController { selectedViewController = screen } }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
}
