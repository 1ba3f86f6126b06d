import UIKitCore
import Foundation

/// Items in sections, placed by a layout. (Nothing is placed or shown, so the data source
/// is asked when the view is asked.)
///
/// Code that selects items tells the delegate nothing, as on iOS; `SimulatedUser.selectItem(at:in:)` does what a finger
/// does.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Where an item comes to stand.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The position as bits.
    public let rawValue: UInt

    /// The position with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Above.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Below.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Header of a section, by its kind.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Footer of a section, by its kind.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Asked for sections, items and cells. Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Asked and told about what the user does. Not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { delegateOfScrolling as? any UICollectionViewDelegate }
    set { delegateOfScrolling = newValue }
  }
  /// What would place the items. Retained.
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind the items. Retained.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether cells are asked for ahead.
  open var isPrefetchingEnabled = true
  /// Whether items are being edited.
  open var isEditing = false

  var registry = ReuseRegistry()
  private var shownCells = ShownCells<UICollectionViewCell>()
  /// By their kinds.
  private var shownSupplements: [String: ShownCells<UICollectionReusableView>] = [:]
  private var selection: [IndexPath] = []
  /// What a long press has opened. Held until it closes.
  var openMenu: ContextMenu?

  /// Makes a view with a layout. Retains the layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Items

  /// How many sections there are: as many as the data source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// How many items a section has: as many as the data source says.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item, which the data source makes when it is first asked for and which stays until the
  /// next reload. `nil` for an item that is not there. (On iOS for one that is not seen either.)
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let shown = shownCells[indexPath] { return shown }
    guard let dataSource, has(indexPath) else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    shownCells.show(cell, at: indexPath, in: self)
    return cell
  }

  /// The header or the like of a place, which the data source makes when it is first asked for and which stays
  /// until the next reload. `nil` for a section that is not there.
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

  /// The headers or the like of a kind that were asked for.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements[elementKind]?.inOrder ?? []
  }

  /// The places of the headers or the like that were asked for.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements[elementKind]?.places ?? []
  }

  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.place(of: cell)
  }

  /// The cells that were asked for.
  open var visibleCells: [UICollectionViewCell] { shownCells.inOrder }

  /// The items whose cells were asked for.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.places }

  /// Lets all cells go for reuse and the selection too; what is asked next, the data source answers.
  open func reloadData() {
    forgetCells()
    selection = []
  }

  /// Lets all cells go for reuse.
  open func reloadItems(at indexPaths: [IndexPath]) { forgetCells() }
  /// Lets all cells go for reuse.
  open func reloadSections(_ sections: IndexSet) { forgetCells() }
  /// Lets all cells go for reuse; the data source says how many items there are.
  open func insertItems(at indexPaths: [IndexPath]) { forgetCells() }
  /// Lets all cells go for reuse; the data source says how many items there are.
  open func deleteItems(at indexPaths: [IndexPath]) { forgetCells() }
  /// Lets all cells go for reuse.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetCells() }
  /// Lets all cells go for reuse; the data source says how many sections there are.
  open func insertSections(_ sections: IndexSet) { forgetCells() }
  /// Lets all cells go for reuse; the data source says how many sections there are.
  open func deleteSections(_ sections: IndexSet) { forgetCells() }
  /// Lets all cells go for reuse.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetCells() }
  /// Calls both at once. (UIKit calls the second when the animation ends.)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Sets another layout at once.
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
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  }

  // MARK: - Selection

  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Chooses an item, or none, and does not tell the delegate. (Documented.)
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in selection where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    shownCells[indexPath]?.isSelected = true
  }

  /// Chooses an item no longer, and does not tell the delegate. (Documented.)
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.isSelected = false
  }

  /// Does what a finger on an item does: the delegate allows it and is told.
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

  /// Moves the content so far that an item is seen: not at all.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
}

extension SimulatedUser {
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
}
