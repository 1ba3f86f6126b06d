import UIKitCore
import Foundation

extension UITableView {
  /// Remembers the class of an identifier's cells; `nil` forgets it. See `UIView.ReusableCell` for which can be
  /// made.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }

  /// Remembers that there are cells of an identifier; nibs make plain ones.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib == nil ? nil : UITableViewCell.self, for: identifier)
  }

  /// Remembers the class of an identifier's headers and footers.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(aClass, for: "header or footer " + identifier)
  }

  /// Remembers that there are headers or footers of an identifier; nibs make plain ones.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      nib == nil ? nil : UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A cell that a reload let go, else one of the registered class; `nil` where that cannot be made.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = registry.take(identifier) { return cell as? UITableViewCell }
    guard registry.registered(identifier) == UITableViewCell.self else { return nil }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The same, with a plain cell where the registered class cannot be made.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of the registered class; `nil` where that cannot be made.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    registry.take("header or footer " + identifier) as? UITableViewHeaderFooterView
  }
}

/// The name of an interface in an archive, of which there are none.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name.
  let name: String

  /// Names an interface; the bundle is of no consequence.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// What is in it: nothing.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    []
  }
}
