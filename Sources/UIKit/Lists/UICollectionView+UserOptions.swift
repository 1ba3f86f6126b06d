import UIKitCore
import Foundation

extension UICollectionView: UserOperable {
  /// A tap on each of the first items, by the words of its cell.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard allowsSelection else { return }
    var count = 0
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        guard count < UserOption.rowsTriedAtMost else { return }
        count += 1
        let place = IndexPath(item: item, section: section)
        let words = cellForItem(at: place)?.wordsOfLabels ?? ""
        let name = words.isEmpty ? "\(item + 1) of section \(section + 1)" : "\"\(words)\""
        body(
          UserOption(.list, "tap the item ", name) { [weak self] user in
            if let self { user.selectItem(at: place, in: self) }
          })
      }
    }
  }
}
