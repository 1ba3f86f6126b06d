import UIKitCore
import Foundation

/// A view that is kept to be used again. (`UITableViewCell`, `UICollectionReusableView` and their kin.)
@MainActor protocol Reusable: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UIView {
  /// A class of cells that a list can make by itself.
  ///
  /// On iOS every registered class is made by its initialiser, which Swift alone cannot call unless the class
  /// says `required`. A class that says so, and names this protocol, is made by the table or collection view.
  /// One that does not is not, and the list hands out a plain cell in its place.
  @preconcurrency @MainActor public protocol ReusableCell: UIView {
    /// Makes a cell for reuse under an identifier.
    static func makeForReuse(identifier: String) -> Self
  }
}

/// What a list was told to make, and the cells it can use again.
@MainActor struct ReuseRegistry {
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [any Reusable]] = [:]

  mutating func register(_ cellClass: AnyClass?, for identifier: String) {
    classes[identifier] = cellClass
  }

  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  mutating func keep(_ view: any Reusable) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// One that waits, made ready; else one of the registered class, if it can be made.
  mutating func take(_ identifier: String) -> UIView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return (classes[identifier] as? any UIView.ReusableCell.Type)?
      .makeForReuse(identifier: identifier)
  }
}
