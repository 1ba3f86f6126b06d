import UIKitCore
import Foundation
import RuntimeLayout

// The classes by which a list makes cells of a registered class; of no use to anyone else.
//
// UIKit makes any registered class by its initialiser. Swift lets only a required one be called on a class that
// is known at run time, and one in `UITableViewCell` would be asked of every subclass, which UIKit's is not.
// Here it is required, and found in the place where every class of cells has its own. Open, so that the
// compiler does not take that place for these classes' alone. A class that has other initialisers and not this
// one ends the process, as on iOS.

extension UITableViewCell {
  /// The class by which a table makes cells.
  @MainActor open class Mold: UITableViewCell {
    /// Makes one; a table does.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Makes one; there is nothing to decode.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A cell of that class; `nil` for what is no class of cells.
  static func made(of cellClass: AnyClass?, _ identifier: String) -> UITableViewCell? {
    guard let cellClass = cellClass as? UITableViewCell.Type else { return nil }
    let made: UITableViewCell = sibling(cellClass, standingFor: Mold.self).init(
      style: .default, reuseIdentifier: identifier)
    return made
  }
}

extension UITableViewHeaderFooterView {
  /// The class by which a table makes headers and footers.
  @MainActor open class Mold: UITableViewHeaderFooterView {
    /// Makes one; a table does.
    public required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Makes one; there is nothing to decode.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A header or footer of that class; `nil` for what is none.
  static func made(of viewClass: AnyClass?, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else { return nil }
    let made: UITableViewHeaderFooterView = sibling(viewClass, standingFor: Mold.self).init(
      reuseIdentifier: identifier)
    return made
  }
}

extension UICollectionReusableView {
  /// The class by which a collection view makes cells, headers and footers.
  @MainActor open class Mold: UICollectionReusableView {
    /// Makes one; a collection view does.
    public required override init(frame: CGRect) {
      super.init(frame: frame)
    }

    /// Makes one; there is nothing to decode.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A view of that class; `nil` for what is none.
  static func made(of viewClass: AnyClass?) -> UICollectionReusableView? {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else { return nil }
    let made: UICollectionReusableView = sibling(viewClass, standingFor: Mold.self).init(
      frame: .zero)
    return made
  }
}
