import Foundation

/// What a navigation bar would show of a controller: values only, nothing is drawn.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the bar; the controller's own from when that is set. (Documented.)
  open var title: String?

  /// A text above the title.
  open var prompt: String?

  /// Whether the bar offers no way back, which `SimulatedUser` minds.
  open var hidesBackButton = false

  /// Sets `hidesBackButton`; nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: - Buttons

  /// The buttons on the left, the first one leftmost. They stand in the place of the back button, unless
  /// `leftItemsSupplementBackButton` is set. Retained. (Documented.)
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the first one rightmost. Retained.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first of the buttons on the left. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// The first of the buttons on the right. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// Whether the back button is shown beside the buttons on the left.
  open var leftItemsSupplementBackButton = false

  /// Replaces the buttons on the left; nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces the buttons on the right; nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Replaces the buttons on the left by one; nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Replaces the buttons on the right by one; nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// What a tap on the back button of this screen does in place of going back. Retained. The swipe back
  /// goes back all the same. (iOS 16. Documented; the swipe: unverified.)
  open var backAction: UIAction?

  // MARK: - The way back to this screen

  /// How the back button on the screen above looks. Its action is not used. Retained. (Documented.)
  open var backBarButtonItem: UIBarButtonItem?
  /// The words on the back button of the screen above.
  open var backButtonTitle: String?
  /// How much the back button of the screen above says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  // MARK: - Looks

  /// What stands in the place of the title. Retained.
  open var titleView: UIView?
  /// When the title is shown large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar stands.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How it looks on a phone that lies; as else while `nil`.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks while nothing is scrolled below it; as else while `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks then on a phone that lies; as else while `nil`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var search: UISearchController?
  /// The controller that made this for itself.
  var controllerReference: BackReference<UIViewController>?

  /// The search whose bar is in the navigation bar. Retained; it presents itself over this item's screen.
  /// One that contains that screen is refused and reported.
  open var searchController: UISearchController? {
    get { search }
    set {
      guard newValue !== search, canHave(newValue) else { return }
      let old = search
      search = newValue
      hand(from: old, to: newValue)
    }
  }

  /// Makes an item.
  public init(title: String) {
    self.title = title
  }

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item without values; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes an item with or without a title.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }
}
