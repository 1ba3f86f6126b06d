import Foundation

/// A navigation controller's bar shows the items of the screens on the stack, whatever is pushed here.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Not retained. Not called by a navigation controller's bar.
  open weak var delegate: (any UINavigationBarDelegate)?

  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? {
    navigationController.map { $0.topViewController?.navigationItem } ?? ownItems.last
  }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Of no consequence for a navigation controller's toolbar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items ?? []
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    ownItems.append(item)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = ownItems.last, delegate?.navigationBar(self, shouldPop: item) != false else {
      return nil
    }
    ownItems.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: - Looks

  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barPosition: UIBarPosition { navigationController == nil ? .any : .topAttached }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  // @optional
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool  // = true
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool  // = true
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// A navigation controller's toolbar has the `toolbarItems` of the screen on top.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// Not called: not simulated.
  open weak var delegate: (any UIToolbarDelegate)?

  weak var navigationController: UINavigationController?
  private var ownItems: [UIBarButtonItem]?

  open var items: [UIBarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Of no consequence for a navigation controller's toolbar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
  }

  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barPosition: UIBarPosition { .bottom }
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
