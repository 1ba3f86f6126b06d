extension UINavigationItem {
  /// When the title is shown large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item below it does.
    case automatic
    case always, never
    case inline
  }

  /// How much a back button says.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, or "Back" where it does not fit.
    case `default`
    case generic
    /// The arrow alone.
    case minimal
  }

  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked
  }
}
