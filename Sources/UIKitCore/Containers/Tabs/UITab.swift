import Foundation
import RuntimeLayout

/// A tab as iOS 18 describes it: what the bar shows, and how its screen is made.
///
/// Holds the closure, and the screen once that is made: here as soon as the tab is given to a tab bar controller,
/// in UIKit when it is first selected.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The words.
  open var title: String {
    didSet { madeController?.tabBarItem.title = title }
  }
  /// The picture.
  open var image: UIImage? {
    didSet { madeController?.tabBarItem.image = image }
  }
  /// The words on the badge.
  open var badgeValue: String? {
    didSet { madeController?.tabBarItem.badgeValue = badgeValue }
  }
  /// A name to find the tab by.
  public let identifier: String
  /// What the program remembers of it.
  open var userInfo: Any?
  /// The controller that the tab was given to. Not retained.
  public internal(set) weak var tabBarController: UITabBarController?

  private let provider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?

  /// Makes a tab. Holds the closure.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The screen; made when it is first asked for.
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
  /// Makes a tab bar controller with these tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tab that is selected. Setting it selects its screen; `nil` is ignored.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { if let screen = newValue?.viewController { selectedViewController = screen } }
  }

  /// The tab of a name.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofTabs = Vocabulary(
    names: [
      "UITabBarController.tabList": "tabs",
      "UITabBarController.selected": "selectedViewController",
      "UITabBarController.shown": "selectedViewController",
      "UITab.madeController": "viewController",
      "UITabBar.ownItems": "items",
    ],
    notes: [
      "tabs": .link,
      "selectedViewController": .link,
      "viewController": .link,
      "items": .link,
    ])
}
