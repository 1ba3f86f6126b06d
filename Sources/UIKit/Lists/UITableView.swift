import UIKitCore
import Foundation

/// A list of rows in sections. (Nothing is shown, so the data source is asked when the
/// table is asked.)
///
/// Code that selects rows tells the delegate nothing, as on iOS; `SimulatedUser.selectRow(at:in:)` does what a finger
/// does. A test may also call the delegate itself.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Asked for sections, rows and cells. Not retained.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Asked and told about what the user does. Not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { delegateOfScrolling as? any UITableViewDelegate }
    set { delegateOfScrolling = newValue }
  }
  /// How it looks.
  public let style: Style

  /// The view above the rows. Retained.
  open var tableHeaderView: UIView?
  /// The view below the rows. Retained.
  open var tableFooterView: UIView?
  /// The view behind the rows. Retained.
  open var backgroundView: UIView?
  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The height that rows are taken to have.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height that headers are taken to have.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height that footers are taken to have.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above the first header.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The line between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Stored, not simulated.
  open var separatorEffect: UIVisualEffect?
  /// Its colour.
  open var separatorColor: UIColor?
  /// Its distances from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// Whether cells keep to where one likes to read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows are being edited.
  open var isEditing = false

  var registry = ReuseRegistry()
  var headers = ReuseRegistry()
  private var shownCells = ShownCells<UITableViewCell>()
  private var shownHeaders = ShownCells<UITableViewHeaderFooterView>()
  private var shownFooters = ShownCells<UITableViewHeaderFooterView>()
  private var selection: [IndexPath] = []
  /// What a long press has opened. Held until it closes.
  var openMenu: ContextMenu?

  /// The sign for a height that follows from the content.
  public static let automaticDimension: CGFloat = -1

  /// Makes a table with a look, at a place.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table at a place.
  @_disfavoredOverload public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: - Rows

  /// How many sections there are: as many as the data source says.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// How many rows a section has: as many as the data source says.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, which the data source makes when it is first asked for and which stays until the
  /// next reload. `nil` for a row that is not there. (On iOS for one that is not seen either.)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let shown = shownCells[indexPath] { return shown }
    guard let dataSource, has(indexPath) else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    shownCells.show(cell, at: indexPath, in: self)
    return cell
  }

  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.place(of: cell)
  }

  /// The cells that were asked for.
  open var visibleCells: [UITableViewCell] { shownCells.inOrder }

  /// The rows whose cells were asked for.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.places }

  /// The header of a section, which the delegate makes when it is first asked for and which stays until the
  /// next reload. `nil` for another view than a `UITableViewHeaderFooterView`, as on iOS.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: section, among: \.shownHeaders) {
      $0.tableView(self, viewForHeaderInSection: section)
    }
  }

  /// The footer of a section, as its header.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: section, among: \.shownFooters) {
      $0.tableView(self, viewForFooterInSection: section)
    }
  }

  private func view(
    of section: Int,
    among shown: ReferenceWritableKeyPath<UITableView, ShownCells<UITableViewHeaderFooterView>>,
    _ make: (any UITableViewDelegate) -> UIView?
  ) -> UITableViewHeaderFooterView? {
    let place = IndexPath(index: section)
    if let shown = self[keyPath: shown][place] { return shown }
    guard let delegate, (0..<numberOfSections).contains(section),
      let made = make(delegate) as? UITableViewHeaderFooterView
    else { return nil }
    self[keyPath: shown].show(made, at: place, in: self)
    return made
  }

  /// Lets all cells go for reuse and the selection too; what is asked next, the data source answers.
  open func reloadData() {
    forgetCells()
    selection = []
  }

  /// Lets the cells of rows go for reuse.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    shownCells.retire(at: indexPaths, to: &registry)
  }

  /// Lets all cells go for reuse.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  /// Lets all cells go for reuse; the data source says how many rows there are.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  /// Lets all cells go for reuse; the data source says how many rows there are.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  /// Lets all cells go for reuse.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetCells() }
  /// Lets all cells go for reuse.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  /// Lets all cells go for reuse.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  /// Lets all cells go for reuse.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetCells() }
  /// Does nothing: changes are not put together.
  open func beginUpdates() {}
  /// Does nothing: changes are not put together.
  open func endUpdates() {}
  /// Calls both at once. (UIKit calls the second when the animation ends.)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  private func forgetCells() {
    shownCells.retire(at: shownCells.places, to: &registry)
    shownHeaders.retire(at: shownHeaders.places, to: &headers)
    shownFooters.retire(at: shownFooters.places, to: &headers)
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  }

  // MARK: - Places

  /// Where a row is, by the heights of `indexPathForRow(at:)`; empty for one that is not there.
  /// - Complexity: O(rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard has(indexPath) else { return .zero }
    let above = rect(forSection: indexPath.section).minY
    return CGRect(
      x: 0, y: above + height(ofFirst: indexPath.row, in: indexPath.section), width: bounds.width,
      height: height(of: indexPath))
  }

  /// Where a section is: its rows, by the heights of `indexPathForRow(at:)`. - Complexity: O(rows).
  open func rect(forSection section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    let heights = (0...section).map { height(ofFirst: numberOfRows(inSection: $0), in: $0) }
    return CGRect(
      x: 0, y: heights.dropLast().reduce(0, +), width: bounds.width, height: heights[section])
  }

  // MARK: - Selection

  /// The row that is chosen, the first where there are several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Chooses a row, or none, and does not tell the delegate. (Documented.)
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in selection where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Chooses a row no longer, and does not tell the delegate. (Documented.)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Does what a finger on a row does: the delegate may choose another or none, and is told.
  func respondToTap(at indexPath: IndexPath) {
    guard has(indexPath), allowsSelection else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectRow(at: indexPath, animated: false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    var chosen: IndexPath? = indexPath
    if let delegate { chosen = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let chosen else { return }
    let old = allowsMultipleSelection ? nil : indexPathForSelectedRow
    if let old, old != chosen { deselectRow(at: old, animated: false) }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    if let old, old != chosen { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Switches the editing of rows on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Moves the content so far that a row is seen: not at all.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}
