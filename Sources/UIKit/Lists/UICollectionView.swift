import UIKitCore
import Foundation

/// Nothing is shown: the data source is asked when the view is asked.
///
/// Code that selects items does not call the delegate, as on iOS;
/// `SimulatedUser.selectItem(at:in:)` does what a finger does.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1 << 0)
    public static let centeredVertically = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let left = Self(rawValue: 1 << 3)
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    public static let right = Self(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { delegateOfScrolling as? any UICollectionViewDelegate }
    set { delegateOfScrolling = newValue }
  }
  open var collectionViewLayout: UICollectionViewLayout
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var isEditing = false
  var registry = ReuseRegistry()
  private var shownCells = ShownCells<UICollectionViewCell>()
  private var shownSupplements: [String: ShownCells<UICollectionReusableView>] = [:]
  private var selection: [IndexPath] = []
  /// The menu that a long press has opened, until it closes.
  var openMenu: ContextMenu?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Items

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The data source makes the cell on first use; it stays until the next reload. `nil` for an item
  /// that does not exist. (On iOS also for one off screen.)
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let shown = shownCells[indexPath] { return shown }
    guard let dataSource, has(indexPath) else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    shownCells.show(cell, at: indexPath, in: self)
    return cell
  }

  /// Makes the cells of the first 20 items, whatever the view's size. (On iOS of those that fit.)
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = FirstPlaces.of(numberOfSections, { numberOfItems(inSection: $0) })
    for item in items { _ = cellForItem(at: item) }
  }

  /// The data source makes the view on first use; it stays until the next reload. `nil` for a
  /// section that does not exist.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    if let shown = shownSupplements[elementKind]?[indexPath] { return shown }
    guard let dataSource, (0..<numberOfSections).contains(indexPath.section) else { return nil }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
    shownSupplements[elementKind, default: ShownCells()].show(view, at: indexPath, in: self)
    return view
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements[elementKind]?.inOrder ?? []
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements[elementKind]?.places ?? []
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.place(of: cell) }
  open var visibleCells: [UICollectionViewCell] { shownCells.inOrder }
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.places }

  open func reloadData() {
    forgetCells()
    selection = []
  }

  open func reloadItems(at indexPaths: [IndexPath]) { forgetCells() }
  open func reloadSections(_ sections: IndexSet) { forgetCells() }
  open func insertItems(at indexPaths: [IndexPath]) { forgetCells() }
  open func deleteItems(at indexPaths: [IndexPath]) { forgetCells() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetCells() }
  open func insertSections(_ sections: IndexSet) { forgetCells() }
  open func deleteSections(_ sections: IndexSet) { forgetCells() }
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetCells() }
  /// Calls both, one after the other, before it returns. (UIKit calls the second when the animation ends.)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    layout.collectionView = self
  }

  private func forgetCells() {
    shownCells.retire(at: shownCells.places, to: &registry)
    for shown in shownSupplements.values {
      for view in shown.inOrder { view.removeFromSuperview() }
    }
    shownSupplements = [:]
    layOutAgain()
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  }

  // MARK: - Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Does not tell the delegate. (Documented.)
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in selection where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    shownCells[indexPath]?.isSelected = true
  }

  /// Does not tell the delegate. (Documented.)
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.isSelected = false
  }

  func respondToTap(at indexPath: IndexPath) {
    guard has(indexPath), allowsSelection else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let old = allowsMultipleSelection ? nil : selection.first
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    if let old, old != indexPath { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
}
