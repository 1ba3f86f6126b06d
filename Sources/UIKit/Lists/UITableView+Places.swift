import UIKitCore
import Foundation

extension UITableView {
  /// The row at a point, by the heights that the delegate or `rowHeight` says, 44 for what follows from the
  /// content; headers take none. `nil` where none is. - Complexity: O(rows).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    var top: CGFloat = 0
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = height(of: path)
        if point.y >= top, point.y < top + height { return path }
        top += height
      }
    }
    return nil
  }

  /// Of the first rows of a section together.
  func height(ofFirst count: Int, in section: Int) -> CGFloat {
    (0..<count).reduce(0) { $0 + height(of: IndexPath(row: $1, section: section)) }
  }

  func height(of path: IndexPath) -> CGFloat {
    let said = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return said < 0 ? 44 : said
  }
}
