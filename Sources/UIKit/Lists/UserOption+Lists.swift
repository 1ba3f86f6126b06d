import UIKitCore

extension UserOption {
  /// How many rows or items of a list a user is taken to try: the first ones. The others do the same.
  static let rowsTriedAtMost = 10
}

extension UIView {
  /// The words of the first label with any, from this view down; "" without.
  var wordsOfLabels: String {
    if let words = (self as? UILabel)?.text, !words.isEmpty { return words }
    for view in subviews {
      let words = view.wordsOfLabels
      if !words.isEmpty { return words }
    }
    return ""
  }
}
