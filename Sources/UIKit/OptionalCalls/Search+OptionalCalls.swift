import UIKitCore

extension UISearchControllerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentSearchController: ((UISearchController) -> Void)? {
    { self.presentSearchController($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var willPresentSearchController: ((UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var didPresentSearchController: ((UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var willDismissSearchController: ((UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var didDismissSearchController: ((UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }
}

extension UISearchBarDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBar: UIResponder.OptionalCalls.Of<any UISearchBarDelegate>? { .init(self) }
}

extension UIResponder.OptionalCalls.Of<any UISearchBarDelegate> {
  /// Calls `searchBar(_:textDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
}

extension UISearchBarDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
}

extension UIResponder.OptionalCalls.Of<any UISearchBarDelegate> {
  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
