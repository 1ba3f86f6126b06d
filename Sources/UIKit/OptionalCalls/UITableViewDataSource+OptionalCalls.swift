import UIKitCore
import Foundation

extension UITableViewDataSource {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections: UIResponder.OptionalCalls.OfUITableViewDataSourceNumberOfSections? {
    UIResponder.OptionalCalls.OfUITableViewDataSourceNumberOfSections(delegate: self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var tableView: UIResponder.OptionalCalls.OfUITableViewDataSource? {
    UIResponder.OptionalCalls.OfUITableViewDataSource(delegate: self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var sectionIndexTitles:
    UIResponder.OptionalCalls.OfUITableViewDataSourceSectionIndexTitles?
  {
    UIResponder.OptionalCalls.OfUITableViewDataSourceSectionIndexTitles(delegate: self)
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `numberOfSections` methods of a delegate.
  @preconcurrency @MainActor public struct OfUITableViewDataSourceNumberOfSections {
    let delegate: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`.
    public func callAsFunction(in tableView: UITableView) -> Int {
      delegate.numberOfSections(in: tableView)
    }
  }

  /// Calls the `tableView` methods of a delegate.
  @preconcurrency @MainActor public struct OfUITableViewDataSource {
    let delegate: any UITableViewDataSource

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
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    {
      delegate.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Calls `tableView(_:canMoveRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    {
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

  /// Calls the `sectionIndexTitles` methods of a delegate.
  @preconcurrency @MainActor public struct OfUITableViewDataSourceSectionIndexTitles {
    let delegate: any UITableViewDataSource

    /// Calls `sectionIndexTitles(for:)`.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      delegate.sectionIndexTitles(for: tableView)
    }
  }
}
