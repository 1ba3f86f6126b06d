import Foundation

/// The field that a user types into: a view with values, nothing is drawn.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The words in the empty field.
  open var placeholder: String?

  /// Told of what the user does. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// How the bar looks.
  public enum Style: UInt, Sendable {
    /// As fits, in full, or without a ground.
    case `default`, prominent, minimal
  }

  /// Stored, not simulated.
  open var prompt: String?, showsCancelButton = false, searchBarStyle = Style.default
  /// Stored, not simulated.
  open var barTintColor: UIColor?, isTranslucent = true, barStyle = UIBarStyle.default
  /// Stored, not simulated.
  open var scopeButtonTitles: [String]?, selectedScopeButtonIndex = 0, showsScopeBar = false
  /// Stored, not simulated.
  open var backgroundImage: UIImage?, showsBookmarkButton = false, isEnabled = true

  /// Stores whether the button to give up is shown; nothing is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  weak var searchController: UISearchController?
  /// The field that code asked for; made by the module that has fields.
  package var field: UIView?

  /// What is searched for. A change asks the search controller's updater for results while it is active,
  /// then shows or hides those; the bar's delegate is told of the user's changes only. (Observed.)
  open var text: String? {
    didSet { if text != oldValue { searchController?.textDidChange() } }
  }

  /// Has what the user typed, and tells the delegate.
  package func take(typed text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
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
  // @optional
  /// Called when the user tapped the bar, after the search was presented or refused. (Place: unverified.)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the user changed the text, after the results were updated. (Place: unverified.)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user tapped Cancel, before the search is dismissed. (Place: unverified.)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Would be called when the user pressed the search key. Not called here, as all that follow.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Would be asked whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool  // = true
  /// Would be asked whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool  // = true
  /// Would be called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Would be called when the user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Would be called when the user tapped the bookmark.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}
