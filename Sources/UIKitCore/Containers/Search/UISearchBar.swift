import Foundation

/// The field that a user types into: a view with values, nothing is drawn.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var placeholder: String?

  /// Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open var prompt: String?, showsCancelButton = false, searchBarStyle = Style.default
  open var barTintColor: UIColor?, isTranslucent = true, barStyle = UIBarStyle.default
  open var scopeButtonTitles: [String]?, selectedScopeButtonIndex = 0, showsScopeBar = false
  open var backgroundImage: UIImage?, showsBookmarkButton = false, isEnabled = true

  /// Stores whether the button to give up is shown; nothing is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  weak var searchController: UISearchController?
  /// Made by the module that has text fields.
  package var field: UIView?

  /// The text to search for. While the search controller is active, a change asks its updater for results, then
  /// shows or hides them. The bar's delegate is told of the user's changes only. (Observed.)
  open var text: String? {
    didSet { if text != oldValue { searchController?.textDidChange() } }
  }

  /// Has what the user typed, and tells the delegate.
  package func take(typed text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// The controller of the nearest view above that is the view of a controller.
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
  /// Called after the search was presented or refused. (Place: unverified.)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after the results were updated. (Place: unverified.)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called before the search is dismissed. (Place: unverified.)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Not called here, as all that follow.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool  // = true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool  // = true
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

extension UIViewController {
  /// The search controller that this screen's navigation item keeps while it is not presented; a presented
  /// one hangs on its presenter.
  var keptSearch: UISearchController? {
    guard let search = item?.searchController, search.presenterReference == nil,
      search.keeper === self
    else { return nil }
    return search
  }
}

extension UISearchController {
  /// The controller whose view has the bar; not this one, nor one in it, or the links would form a cycle.
  var screenWithBar: UIViewController? {
    let nearest = searchBar.nearestController
    var current = nearest
    while let candidate = current {
      if candidate === self { return nil }
      current = candidate.parent ?? candidate.presenterReference?.object
    }
    return nearest
  }
}

extension UINavigationItem {
  /// Links a new search controller to the screen, and unlinks the old one.
  func hand(from old: UISearchController?, to new: UISearchController?) {
    if let old, old.ownerReference === controllerReference { old.ownerReference = nil }
    new?.ownerReference = controllerReference
    old?.linkDidChange()
    new?.linkDidChange()
  }

  /// Refuses a search controller that the screen itself is in, and reports it.
  func canHave(_ search: UISearchController?) -> Bool {
    guard let search, let controller = controllerReference?.object, controller.isBelow(search)
    else {
      return true
    }
    controller.report(
      .childIsOwnAncestor,
      "<\(search.readableName)> contains <\(controller.readableName)> and cannot be its search controller"
    )
    return false
  }
}
