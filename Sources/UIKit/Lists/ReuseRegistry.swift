import UIKitCore
import Foundation

/// A view that is kept to be used again. (`UITableViewCell`, `UICollectionReusableView` and their kin.)
@MainActor protocol Reusable: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UIView {
  /// A class of cells that says itself how a list makes it.
  ///
  /// A registered class needs none of this: it is made by UIKit's initialiser, `init(style:reuseIdentifier:)` or
  /// `init(frame:)`, as on iOS.
  @preconcurrency @MainActor public protocol ReusableCell: UIView {
    /// Makes a cell for reuse under an identifier.
    static func makeForReuse(identifier: String) -> Self
  }
}

/// What a list was told to make, and the cells it can use again.
@MainActor struct ReuseRegistry {
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [any Reusable]] = [:]
  /// In the order in which the list was first asked for their views.
  private var recipes: [RegisteredRecipe] = []

  mutating func register(_ cellClass: AnyClass?, for identifier: String) {
    classes[identifier] = cellClass
    nibs[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    classes[identifier] = nil
    nibs[identifier] = nib
  }

  /// The identifier of a registration's views, with a number of this list's own. Holds the recipe.
  mutating func identifier(of recipe: RegisteredRecipe) -> String {
    if !recipes.contains(where: { $0 === recipe }) { recipes.append(recipe) }
    return "registration \((recipes.firstIndex { $0 === recipe } ?? 0) + 1)"
  }

  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  /// Whether cells of an identifier can be made.
  func knows(_ identifier: String) -> Bool {
    classes[identifier] != nil || nibs[identifier] != nil
  }

  mutating func keep(_ view: any Reusable) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// One that waits, made ready; else one of the registered nib or class, by `make` where that does not say
  /// itself how.
  mutating func take(_ identifier: String, make: (AnyClass) -> UIView?) -> UIView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = nibs[identifier] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
    guard let registered = classes[identifier] else { return nil }
    if let own = registered as? any UIView.ReusableCell.Type {
      return own.makeForReuse(identifier: identifier)
    }
    return make(registered)
  }
}
