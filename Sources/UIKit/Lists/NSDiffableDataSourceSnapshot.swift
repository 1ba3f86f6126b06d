import UIKitCore
import Foundation

/// The sections and items of a list as a value. (`NSDiffableDataSourceSnapshot`.)
///
/// An identifier that is there already is not added again. (UIKit: exception.)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Makes one without sections.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections.first { $0.section == identifier }?.items ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.section
  }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where indexOfSection(section) == nil {
      sections.append((section, []))
    }
  }
  /// Adds items at the end of a section, or of the last. Nothing happens without that section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else { return }
    for item in identifiers where indexOfItem(item) == nil { sections[index].items.append(item) }
  }
  /// Adds items before one that is there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  /// Adds items after one that is there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
  }
  /// Takes all sections and items away.
  public mutating func deleteAllItems() { sections = [] }
  /// Takes sections away with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  /// Would ask for the cells of items again, which applying does for all.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Would bring the cells of items up to date.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Would ask for the cells of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  /// The item at a place.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The place of an item.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (number, part) in sections.enumerated() {
      if let row = part.items.firstIndex(of: item) { return IndexPath(row: row, section: number) }
    }
    return nil
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let place = indexPath(of: item) else { return }
    let new = items.filter { indexOfItem($0) == nil }
    sections[place.section].items.insert(contentsOf: new, at: place.row + offset)
  }
}
