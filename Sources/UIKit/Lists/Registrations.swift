import UIKitCore
import Foundation

extension UICollectionView {
  /// How the cells of a class are filled, without a name. Holds the closure, and with it what the closure
  /// captures: a registration kept by a screen whose closure captures that screen is a cycle.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let recipe: RegisteredRecipe
    let handler: Handler

    /// Makes one whose cells are made by `init(frame:)`. Holds the closure.
    public init(handler: @escaping Handler) {
      (recipe, self.handler) = (RegisteredRecipe(nib: nil), handler)
    }

    /// Makes one whose cells are in a nib; see `UINib.register(name:make:)`. Holds the closure.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (recipe, self.handler) = (RegisteredRecipe(nib: cellNib), handler)
    }
  }

  /// How headers, footers and the like of a class are filled, without a name. Holds the closure.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header or the like.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let recipe: RegisteredRecipe
    let elementKind: String
    let handler: Handler

    /// Makes one whose views are made by `init(frame:)`. Holds the closure.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      (recipe, self.handler) = (RegisteredRecipe(nib: nil), handler)
    }

    /// Makes one whose views are in a nib. Holds the closure.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      (recipe, self.handler) = (RegisteredRecipe(nib: supplementaryNib), handler)
    }
  }

  /// A cell that a reload let go, else a new one of the registration's class; filled by it where there is an
  /// item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = reusable(registration.recipe)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or the like of the registration's class, filled by it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = reusable(registration.recipe)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func reusable<Wanted: UICollectionReusableView>(_ recipe: RegisteredRecipe) -> Wanted {
    let identifier = registry.identifier(of: recipe)
    if !registry.knows(identifier) {
      if let nib = recipe.nib {
        registry.register(nib, for: identifier)
      } else {
        registry.register(Wanted.self, for: identifier)
      }
    }
    let made = registry.take(identifier, make: UICollectionReusableView.made)
    guard let view = made as? Wanted else {
      fatalError(
        "The nib \"\(recipe.nib?.name ?? "")\" holds no <\(Wanted.self)>. Nibs are not read here: say "
          + "how it is made with UINib.register(name:make:)")
    }
    view.reuseIdentifier = identifier
    return view
  }
}

/// What tells a registration's views apart from those of others, in each list. Holds the nib.
@MainActor final class RegisteredRecipe {
  let nib: UINib?

  init(nib: UINib?) { self.nib = nib }
}
