/// Asked for what fits the text.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search becomes active and at every change of its text, also when that is cleared at
  /// the end. (Documented; the end: observed.)
  func updateSearchResults(for searchController: UISearchController)
}

/// Told when a search begins and ends.
///
/// All but the first are for `isActive` and the user only, never for a `present` or `dismiss` called by
/// the program. (Documented.)
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  // @optional
  /// Called first: present it here, or it is presented by the screen that has its bar. (Documented.)
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the presentation's first callback.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the presentation's last callback.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the dismissal's first callback.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the dismissal's last callback.
  func didDismissSearchController(_ searchController: UISearchController)
}
