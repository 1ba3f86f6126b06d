import Foundation

/// What a navigation bar would show of a controller: values only, nothing is drawn. (`UINavigationItem`.)
@preconcurrency @MainActor open class NavigationItem: NSObject {
  /// The title in the bar; the controller's own title stands in until this is set.
  open var title: String?

  /// A text above the title.
  open var prompt: String?

  /// Whether the bar offers no way back. Kept as a value.
  open var hidesBackButton = false

  private var search: SearchController?
  /// The controller that made this for itself.
  var controllerReference: BackReference<ViewController>?

  /// The search whose bar is in the navigation bar. Retained; it presents itself over this item's screen.
  /// One that contains that screen is refused and reported.
  open var searchController: SearchController? {
    get { search }
    set {
      guard newValue !== search, canHave(newValue) else { return }
      let old = search
      search = newValue
      hand(from: old, to: newValue)
    }
  }

  /// Makes an item.
  public init(title: String? = nil) {
    self.title = title
  }
}
