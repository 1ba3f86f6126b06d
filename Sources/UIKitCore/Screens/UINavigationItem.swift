import Foundation

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The controller's own from when that is set. (Documented.)
  open var title: String?
  open var prompt: String?
  /// `SimulatedUser` minds it.
  open var hidesBackButton = false

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Retained, as the right ones. They stand in the place of the back button, unless
  /// `leftItemsSupplementBackButton` is set. (Documented.)
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  open var leftItemsSupplementBackButton = false

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Retained. The swipe back goes back all the same. (Unverified.)
  open var backAction: UIAction?
  /// Retained. Its action is not used. (Documented.)
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Retained.
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var search: UISearchController?
  /// The controller that made this for itself.
  var controllerReference: BackReference<UIViewController>?

  /// Retained. One that contains this item's screen is refused and reported.
  open var searchController: UISearchController? {
    get { search }
    set {
      guard newValue !== search, canHave(newValue) else { return }
      let old = search
      search = newValue
      hand(from: old, to: newValue)
    }
  }

  public init(title: String) { self.title = title }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String?) {
    self.init()
    self.title = title
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic, always, never, inline
  }

  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }

  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked
  }
}
