import Foundation
import UIKitCore

/// Nothing is shown: the data source is asked when the table is asked.
///
/// Code that selects rows does not call the delegate, as on iOS; `SimulatedUser.selectRow(at:in:)`
/// does what a finger does.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  /// Not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { delegateOfScrolling as? any UITableViewDelegate }
    set { delegateOfScrolling = newValue }
  }
  public let style: Style
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorEffect: UIVisualEffect?
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var dragInteractionEnabled = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var isEditing = false
  var registry = ReuseRegistry()
  var headers = ReuseRegistry()
  private var shownCells = ShownCells<UITableViewCell>()
  private var shownHeaders = ShownCells<UITableViewHeaderFooterView>()
  private var shownFooters = ShownCells<UITableViewHeaderFooterView>()
  private var selection: [IndexPath] = []
  /// The menu that a long press has opened, until it closes.
  var openMenu: ContextMenu?
  public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
  }

  @_disfavoredOverload public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: - Rows

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The data source makes the cell on first use; it stays until the next reload. `nil` for a row
  /// that does not exist. (On iOS also for one off screen.)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let shown = shownCells[indexPath] { return shown }
    guard let dataSource, has(indexPath) else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    shownCells.show(cell, at: indexPath, in: self)
    return cell
  }

  /// Makes the cells of the first 20 rows, whatever the table's size. (On iOS of those that fit.)
  open override func layoutSubviews() {
    super.layoutSubviews()
    let rows = FirstPlaces.of(numberOfSections, { numberOfRows(inSection: $0) })
    for row in rows { _ = cellForRow(at: row) }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.place(of: cell) }
  open var visibleCells: [UITableViewCell] { shownCells.inOrder }
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.places }

  /// The delegate makes the header on first use; it stays until the next reload. `nil` for another
  /// view than a `UITableViewHeaderFooterView`, as on iOS.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: section, among: \.shownHeaders) {
      $0.tableView(self, viewForHeaderInSection: section)
    }
  }

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

  open func reloadData() {
    forgetCells()
    selection = []
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    shownCells.retire(at: indexPaths, to: &registry)
    layOutAgain()
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetCells() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetCells() }
  /// No effect, as the next: changes are not put together.
  open func beginUpdates() {}
  open func endUpdates() {}
  /// Calls both, one after the other, before it returns. (UIKit calls the second when the animation ends.)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  private func forgetCells() {
    shownCells.retire(at: shownCells.places, to: &registry)
    shownHeaders.retire(at: shownHeaders.places, to: &headers)
    shownFooters.retire(at: shownFooters.places, to: &headers)
    layOutAgain()
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  }

  // MARK: - Places

  /// By the heights of `indexPathForRow(at:)`; empty for a row that does not exist. Takes O(rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard has(indexPath) else { return .zero }
    let above = rect(forSection: indexPath.section).minY
    return CGRect(
      x: 0, y: above + height(ofFirst: indexPath.row, in: indexPath.section), width: bounds.width,
      height: height(of: indexPath))
  }

  /// By the heights of `indexPathForRow(at:)`. Takes O(rows).
  open func rect(forSection section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    let heights = (0...section).map { height(ofFirst: numberOfRows(inSection: $0), in: $0) }
    return CGRect(
      x: 0, y: heights.dropLast().reduce(0, +), width: bounds.width, height: heights[section])
  }

  // MARK: - Selection

  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Does not tell the delegate. (Documented.)
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in selection where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Does not tell the delegate. (Documented.)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Handles a tap on a row. The delegate may choose another row or none, and is told.
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

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}

extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

extension UITableView {
  /// By the heights of the delegate or `rowHeight`, 44 for automatic ones; headers have none. Takes
  /// O(rows).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    var top: CGFloat = 0
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = height(of: path)
        if point.y >= top, point.y < top + height { return path }
        top += height
      }
    }
    return nil
  }

  func height(ofFirst count: Int, in section: Int) -> CGFloat {
    (0..<count).reduce(0) { $0 + height(of: IndexPath(row: $1, section: section)) }
  }

  func height(of path: IndexPath) -> CGFloat {
    let said = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return said < 0 ? 44 : said
  }
}
