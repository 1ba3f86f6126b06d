import UIKitCore
import Foundation

extension UITableView {
  /// Remembers the class of an identifier's cells; `nil` forgets it. They are made by
  /// `init(style:reuseIdentifier:)`, as on iOS.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }

  /// Remembers the nib of an identifier's cells; see `UINib.register(name:make:)`.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }

  /// Remembers the class of an identifier's headers and footers.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(aClass, for: identifier)
  }

  /// Remembers the nib of an identifier's headers and footers.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(nib, for: identifier)
  }

  /// A cell that a reload let go, else one of the registered class or nib; `nil` where none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    registry.take(identifier) { UITableViewCell.made(of: $0, identifier) } as? UITableViewCell
  }

  /// The same, with a plain cell where none is registered. (UIKit: exception.)
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of the registered class or nib; `nil` where none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headers.take(identifier) { UITableViewHeaderFooterView.made(of: $0, identifier) }
      as? UITableViewHeaderFooterView
  }
}
