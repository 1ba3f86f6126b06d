import ObjectGraph
import Foundation
import SwiftRuntime
import UIKitCore

/// A view that a list reuses.
@MainActor protocol Reusable: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UIView {
  /// A class of cells that makes its own instances. Others are made by
  /// `init(style:reuseIdentifier:)` or `init(frame:)`, as on iOS.
  @preconcurrency @MainActor public protocol ReusableCell: UIView {
    static func makeForReuse(identifier: String) -> Self
  }
}

/// The registered classes and nibs of a list, and the views that wait for reuse.
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
  func knows(_ identifier: String) -> Bool { classes[identifier] != nil || nibs[identifier] != nil }

  mutating func keep(_ view: any Reusable) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// A view that waits for reuse; else a new one of the registered nib or class, by `make` unless
  /// the class is a `ReusableCell`.
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

/// The cells that a list was asked for, each at its place until it is released for reuse.
@MainActor struct ShownCells<Cell: UIView & Reusable> {
  private var cells: [IndexPath: Cell] = [:]
  subscript(place: IndexPath) -> Cell? { cells[place] }
  var places: [IndexPath] { cells.keys.sorted() }
  var inOrder: [Cell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  func place(of cell: Cell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  mutating func show(_ cell: Cell, at place: IndexPath, in list: UIView) {
    cells[place] = cell
    (cell as? any SelfConfiguring)?.configureNow()
    list.addSubview(cell)
  }

  mutating func retire(at places: [IndexPath], to registry: inout ReuseRegistry) {
    // The last that waits is used first, so that after a reload each place has its old cell.
    for place in places.reversed() {
      guard let cell = cells.removeValue(forKey: place) else { continue }
      cell.removeFromSuperview()
      registry.keep(cell)
    }
  }
}

// The classes by which a list makes cells of a registered class. An app does not use them.
//
// UIKit makes any registered class by its initialiser. Swift lets only a required one be called on a class that
// is known at run time, and one in `UITableViewCell` would be asked of every subclass, which UIKit's is not.
// Here it is required, and found in the place where every class of cells has its own. Open, so that the
// compiler does not take that place for these classes' alone. A class that has other initialisers and not this
// one ends the process, as on iOS.

extension UITableViewCell {
  @MainActor open class InitializerTemplate: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A cell of that class; `nil` for what is no class of cells.
  static func made(of cellClass: AnyClass?, _ identifier: String) -> UITableViewCell? {
    guard let cellClass = cellClass as? UITableViewCell.Type else { return nil }
    let made: UITableViewCell = sibling(cellClass, standingFor: InitializerTemplate.self).init(
      style: .default, reuseIdentifier: identifier)
    return made
  }
}

extension UITableViewHeaderFooterView {
  @MainActor open class InitializerTemplate: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  static func made(of viewClass: AnyClass?, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else { return nil }
    let made: UITableViewHeaderFooterView = sibling(
      viewClass, standingFor: InitializerTemplate.self
    ).init(
      reuseIdentifier: identifier)
    return made
  }
}

extension UICollectionReusableView {
  @MainActor open class InitializerTemplate: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  static func made(of viewClass: AnyClass?) -> UICollectionReusableView? {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else { return nil }
    let made: UICollectionReusableView = sibling(viewClass, standingFor: InitializerTemplate.self)
      .init(
        frame: .zero)
    return made
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofLists = Vocabulary(
    names: [
      "UITableView.shownCells": "visibleCells",
      "UICollectionView.shownCells": "visibleCells",
      "ShownCells.cells": "",
      "UITableView.registry": "",
      "UICollectionView.registry": "",
      "ReuseRegistry.waiting": "reusableViews",
    ])
}
