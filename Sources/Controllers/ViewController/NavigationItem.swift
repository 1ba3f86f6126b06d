/// What a navigation bar would show of a controller: values only, nothing is drawn. (`UINavigationItem`.)
@MainActor open class NavigationItem {
  /// The title in the bar; the controller's own title stands in until this is set.
  open var title: String?

  /// A text above the title.
  open var prompt: String?

  /// Whether the bar offers no way back. Kept as a value.
  open var hidesBackButton = false

  /// Makes an item.
  public init(title: String? = nil) {
    self.title = title
  }
}
