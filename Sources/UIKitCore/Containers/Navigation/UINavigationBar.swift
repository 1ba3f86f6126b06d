import Foundation

/// The bar of a navigation controller, or one of the program's own: values, nothing is drawn.
///
/// That of a navigation controller shows the items of the screens on the stack, whatever is pushed here.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Asked and told about the items that are pushed here; not by the bar of a navigation controller. Not
  /// retained.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The controller whose bar this is.
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  /// The items, the one at the back first.
  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? {
    navigationController.map { $0.topViewController?.navigationItem } ?? ownItems.last
  }
  /// The item below it, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items; of no consequence for a navigation controller's bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items ?? []
  }

  /// Adds an item and shows it, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    ownItems.append(item)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes off the item that is shown, if the delegate agrees.
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

  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// Where the bar stands.
  open var barPosition: UIBarPosition { navigationController == nil ? .any : .topAttached }
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The picture of the back button.
  open var backIndicatorImage: UIImage?
  /// What the title hides behind on its way to the back button.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks on a phone that lies; as else while `nil`.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks while nothing is scrolled below it; as else while `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks then on a phone that lies; as else while `nil`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Keeps the picture behind a bar of a size.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Keeps the picture behind a bar of a size.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// The picture behind a bar of a size.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  /// Keeps how far down the title of a bar of a size stands.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }
  /// How far down the title of a bar of a size stands.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
}

/// Asked and told about the items of a navigation bar.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  // @optional
  /// Asked before an item is pushed; `true` by default.
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool  // = true
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asked before an item is popped; `true` by default.
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool  // = true
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
