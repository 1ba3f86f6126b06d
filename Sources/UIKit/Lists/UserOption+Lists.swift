import Foundation
import UIKitCore

extension UserOption {
  /// How many rows or items of a list a user is taken to try: the first ones. The others do the same.
  private static let placesTriedAtMost = 10

  /// Where the tap on a place stands among those of its list.
  static func position(of path: IndexPath, _ count: (Int) -> Int) -> Int {
    (0..<max(path.section, 0)).reduce(path.item) { $0 + count($1) }
  }

  /// A tap on each of the first places of a list, by the words of its cell.
  static func forEachPlace(
    ofSections sections: Int, _ count: (Int) -> Int, _ cell: (IndexPath) -> UIView?,
    as place: String, _ body: (UserOption) -> Void,
    tap: @escaping @MainActor (SimulatedUser, IndexPath) -> Void
  ) {
    var places: [IndexPath] = []
    for section in 0..<sections where places.count < placesTriedAtMost {
      let left = placesTriedAtMost - places.count
      places += (0..<min(count(section), left)).map { IndexPath(item: $0, section: section) }
    }
    for path in places {
      let words = cell(path)?.wordsOfLabels ?? ""
      let name =
        words.isEmpty ? "\(path.item + 1) of section \(path.section + 1)" : "\"\(words)\""
      body(UserOption(.list, "tap the \(place) ", name) { user in tap(user, path) })
    }
  }
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
