import Foundation
import UIKitCore

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

extension UISearchBar {
  /// The field of the bar, with the bar's words and placeholder. Made on first use and held.
  ///
  /// It stands in no view here: a user types with `SimulatedUser.search(_:)`. (In UIKit it stands in the bar.)
  public var searchTextField: UISearchTextField {
    if let made = field as? UISearchTextField { return made }
    let made = SearchBarField()
    made.bar = self
    field = made
    return made
  }
}

@MainActor private final class SearchBarField: UISearchTextField {
  weak var bar: UISearchBar?

  override var text: String? {
    get { bar?.text ?? "" }
    set { bar?.text = newValue }
  }

  override var placeholder: String? {
    get { bar?.placeholder }
    set { bar?.placeholder = newValue }
  }

  override func take(typed text: String) {
    bar?.take(typed: text)
  }
}
