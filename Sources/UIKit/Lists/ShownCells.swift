import UIKitCore
import Foundation

/// The cells that a list was asked for, each at its place until it is let go for reuse.
@MainActor struct ShownCells<Cell: UIView & Reusable> {
  private var cells: [IndexPath: Cell] = [:]

  /// The cell at a place.
  subscript(place: IndexPath) -> Cell? { cells[place] }

  /// The places that were asked for, in order.
  var places: [IndexPath] { cells.keys.sorted() }

  /// Their cells, in that order.
  var inOrder: [Cell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// The place of a cell.
  func place(of cell: Cell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Puts a cell at its place and into the list's view.
  mutating func show(_ cell: Cell, at place: IndexPath, in list: UIView) {
    cells[place] = cell
    list.addSubview(cell)
  }

  /// Takes the cells at some places out of the list's view, for reuse.
  mutating func retire(at places: [IndexPath], to registry: inout ReuseRegistry) {
    for place in places {
      guard let cell = cells.removeValue(forKey: place) else { continue }
      cell.removeFromSuperview()
      registry.keep(cell)
    }
  }
}
