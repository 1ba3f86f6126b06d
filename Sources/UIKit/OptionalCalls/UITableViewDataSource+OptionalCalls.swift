import UIKitCore
import Foundation

extension UITableViewDataSource {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections: UIResponder.OptionalCalls.In<UITableView, Int>? {
    .init(call: { self.numberOfSections(in: $0) })
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var tableView: UIResponder.OptionalCalls.Of<any UITableViewDataSource>? { .init(self) }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sectionIndexTitles: UIResponder.OptionalCalls.For<UITableView, [String]?>? {
    .init(call: { self.sectionIndexTitles(for: $0) })
  }
}

extension UIResponder.OptionalCalls.Of<any UITableViewDataSource> {
  /// Calls `tableView(_:titleForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Calls `tableView(_:titleForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }

  /// Calls `tableView(_:canEditRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls `tableView(_:canMoveRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls `tableView(_:commit:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls `tableView(_:moveRowAt:to:)`.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}
