import UIKitCore
import Foundation

extension UIScrollView {
  /// The content of a list by snapshots: what the data sources of tables and of collection views share. No class
  /// of UIKit's; no other class derives from it.
  @preconcurrency @MainActor
  open class DiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Shows a snapshot at once, and calls `completion` before this returns. (UIKit: when the animation ends.)
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      current = snapshot
      reload()
      completion?()
    }

    /// Lets the list ask again.
    func reload() {}

    /// The snapshot that is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
      current
    }

    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      item(at: indexPath)
    }

    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      current.indexPath(of: itemIdentifier)
    }

    // What the data sources ask, whatever a subclass overrides.

    final func item(at indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    final var sectionCount: Int { current.numberOfSections }

    final func itemCount(inSection section: Int) -> Int {
      current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
  }
}
