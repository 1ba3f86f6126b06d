import UIKitCore
import Foundation

extension UITableView: UserOperable {
  /// A tap on each of the first rows, by the words of its cell.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard allowsSelection else { return }
    var count = 0
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        guard count < UserOption.rowsTriedAtMost else { return }
        count += 1
        let place = IndexPath(row: row, section: section)
        let words = cellForRow(at: place)?.wordsOfLabels ?? ""
        let name = words.isEmpty ? "\(row + 1) of section \(section + 1)" : "\"\(words)\""
        body(
          UserOption(.list, "tap the row ", name) { [weak self] user in
            if let self { user.selectRow(at: place, in: self) }
          })
      }
    }
  }
}
