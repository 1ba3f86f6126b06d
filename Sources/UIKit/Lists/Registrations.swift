import Foundation
import UIKitCore

extension UICollectionView {
  /// Holds the closure and what it captures: a registration that a screen holds, and whose closure
  /// captures that screen, is a retain cycle.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let recipe: RegisteredRecipe
    let handler: Handler

    public init(handler: @escaping Handler) {
      (recipe, self.handler) = (RegisteredRecipe(nib: nil), handler)
    }

    /// The cells are in a nib: see `UINib.register(name:make:)`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (recipe, self.handler) = (RegisteredRecipe(nib: cellNib), handler)
    }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let recipe: RegisteredRecipe
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      (recipe, self.handler) = (RegisteredRecipe(nib: nil), handler)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      (recipe, self.handler) = (RegisteredRecipe(nib: supplementaryNib), handler)
    }
  }

  /// The registration fills the cell where there is an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = reusable(registration.recipe)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

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

/// The identity by which each list tells a registration's views from those of others.
@MainActor final class RegisteredRecipe {
  let nib: UINib?
  init(nib: UINib?) { self.nib = nib }
}

/// Nibs are not read: a test target registers once how the views of a name are made, with
/// `register(name:make:)`.
@preconcurrency @MainActor open class UINib: NSObject {
  private static var makers: [String: @MainActor (_ owner: Any?) -> [Any]] = [:]
  let name: String

  /// The bundle is not used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Registers how the objects of a nib are made: its cell, or the views of an owner. Kept until
  /// another is registered for the name, or `unregisterAll()`.
  public static func register(name: String, make: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    makers[name] = make
  }

  public static func register(name: String, make: @escaping @MainActor () -> UIView) {
    makers[name] = { _ in [make()] }
  }

  public static func unregisterAll() { makers = [:] }

  /// Made as registered; empty where nothing was.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    UINib.makers[name]?(ownerOrNil) ?? []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}
