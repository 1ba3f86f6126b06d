import Foundation

/// The field that a user types into: a view with values, nothing is drawn.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The words in the empty field.
  open var placeholder: String?

  /// Told of what the user does. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  weak var searchController: UISearchController?

  /// What is searched for. A change asks the search controller's updater for results while it is active,
  /// then shows or hides those; the bar's delegate is told of the user's changes only. (Observed.)
  open var text: String? {
    didSet { if text != oldValue { searchController?.textDidChange() } }
  }

  /// The controller of the nearest view above that is one's.
  var nearestController: UIViewController? {
    var current = superview
    while let view = current {
      if let controller = view.controller { return controller }
      current = view.superview
    }
    return nil
  }
}

/// Told of what a user does with the bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Called when the user tapped the bar, after the search was presented or refused. (Place: unverified.)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Called when the user changed the text, after the results were updated. (Place: unverified.)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called when the user tapped Cancel, before the search is dismissed. (Place: unverified.)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
