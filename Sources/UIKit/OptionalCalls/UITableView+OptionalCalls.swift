import Controllers
import Foundation

extension UITableViewDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var tableView: OptionalCalls.OfUITableViewDelegate? {
    OptionalCalls.OfUITableViewDelegate(delegate: self)
  }
}

extension OptionalCalls {
  /// Calls the `tableView` methods of a delegate.
  @preconcurrency @MainActor public struct OfUITableViewDelegate {
    let delegate: any UITableViewDelegate

    /// Calls `tableView(_:shouldHighlightRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// Calls `tableView(_:willSelectRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      delegate.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    }

    /// Calls `tableView(_:heightForRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      delegate.tableView(tableView, heightForRowAt: indexPath)
    }
  }
}
