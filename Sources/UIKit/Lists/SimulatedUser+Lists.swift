import Foundation
import UIKitCore

extension UserOption {
  /// How many of a list's rows or items a user tries: the first ones, because the others do the
  /// same.
  private static let placesTriedAtMost = 10

  /// Where the tap on a place stands among those of its list.
  static func position(of path: IndexPath, _ count: (Int) -> Int) -> Int {
    (0..<max(path.section, 0)).reduce(path.item) { $0 + count($1) }
  }

  /// A tap on each of the first places of a list, by the words of its cell.
  static func forEachPlace(
    ofSections sections: Int, _ count: (Int) -> Int, _ cell: (IndexPath) -> UIView?,
    as place: String, _ body: (UserOption) -> Void,
    tap: @escaping @MainActor (SimulatedUser, IndexPath) -> Void
  ) {
    let places = FirstPlaces.of(sections, count, atMost: placesTriedAtMost)
    for path in places {
      let words = cell(path)?.wordsOfLabels ?? ""
      let name = words.isEmpty ? "\(path.item + 1) of section \(path.section + 1)" : "\"\(words)\""
      body(UserOption(.list, "tap the \(place) ", name) { user in tap(user, path) })
    }
  }
}

extension UITableView: UserOperable {
  /// A tap on each of the first rows, by the words of its cell.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard allowsSelection else { return }
    UserOption.forEachPlace(
      ofSections: numberOfSections, { numberOfRows(inSection: $0) }, { cellForRow(at: $0) },
      as: "row",
      body
    ) { [weak self] user, path in
      if let self { user.selectRow(at: path, in: self) }
    }
  }
}

extension UICollectionView: UserOperable {
  /// A tap on each of the first items, by the words of its cell.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard allowsSelection else { return }
    UserOption.forEachPlace(
      ofSections: numberOfSections, { numberOfItems(inSection: $0) }, { cellForItem(at: $0) },
      as: "item",
      body
    ) { [weak self] user, path in
      if let self { user.selectItem(at: path, in: self) }
    }
  }
}

extension SimulatedUser {
  /// Taps a row: the delegate may choose another or none, the selection changes, and it is told.
  ///
  /// Reported and ignored when no finger could, as for a control, and when there is no such row.
  public func selectRow(at indexPath: IndexPath, in table: UITableView) {
    let isThere = table.cellForRow(at: indexPath) != nil
    use(
      table, "Tapping row \(indexPath) in",
      reasonAgainst: isThere ? nil : "there is no such row",
      option: isThere
        ? UserOption.position(of: indexPath) { table.numberOfRows(inSection: $0) } : 0
    ) { table.respondToTap(at: indexPath) }
  }

  /// Taps an item: the delegate allows it, the selection changes, and it is told.
  ///
  /// Reported and ignored when no finger could, as for a control, and when there is no such item.
  public func selectItem(at indexPath: IndexPath, in view: UICollectionView) {
    let isThere = view.cellForItem(at: indexPath) != nil
    use(
      view, "Tapping item \(indexPath) in",
      reasonAgainst: isThere ? nil : "there is no such item",
      option: isThere
        ? UserOption.position(of: indexPath) { view.numberOfItems(inSection: $0) } : 0
    ) { view.respondToTap(at: indexPath) }
  }

  /// Presses long on a row: the table's delegate says what opens and is told. As `openContextMenu(of:)`; what is
  /// open is held by the table.
  @discardableResult public func openContextMenu(ofRowAt path: IndexPath, in table: UITableView)
    -> OpenMenu?
  {
    let isThere = table.cellForRow(at: path) != nil
    return open(in: table, isThere: isThere, heldBy: table) {
      table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
    } tell: { [weak table] moment, menu in
      guard let table, let delegate = table.delegate else { return }
      switch moment {
      case .opening:
        delegate.tableView(
          table, willDisplayContextMenu: menu.configuration, animator: menu)
      case .closing:
        delegate.tableView(
          table, willEndContextMenuInteraction: menu.configuration, animator: menu)
      case .committing:
        delegate.tableView(
          table, willPerformPreviewActionForMenuWith: menu.configuration, animator: menu)
      }
    }
  }

  /// Presses long on an item: the view's delegate says what opens and is told. As `openContextMenu(of:)`; what
  /// is open is held by the view.
  @discardableResult public func openContextMenu(
    ofItemAt path: IndexPath, in view: UICollectionView
  ) -> OpenMenu? {
    let isThere = view.cellForItem(at: path) != nil
    return open(in: view, isThere: isThere, heldBy: view) {
      view.delegate?.collectionView(
        view, contextMenuConfigurationForItemsAt: [path], point: .zero)
    } tell: { [weak view] moment, menu in
      guard let view, let delegate = view.delegate else { return }
      switch moment {
      case .opening:
        delegate.collectionView(
          view, willDisplayContextMenu: menu.configuration, animator: menu)
      case .closing:
        delegate.collectionView(
          view, willEndContextMenuInteraction: menu.configuration, animator: menu)
      case .committing:
        delegate.collectionView(
          view, willPerformPreviewActionForMenuWith: menu.configuration, animator: menu)
      }
    }
  }
}
