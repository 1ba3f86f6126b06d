import UIKitCore
import Foundation

extension UITableViewDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var tableView: UIResponder.OptionalCalls.Of<any UITableViewDelegate>? { .init(self) }
}

extension UIResponder.OptionalCalls.Of<any UITableViewDelegate> {
  /// Calls `tableView(_:shouldHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls `tableView(_:willSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls `tableView(_:didSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls `tableView(_:willDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls `tableView(_:didDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls `tableView(_:willDisplay:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls `tableView(_:heightForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls `tableView(_:heightForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls `tableView(_:heightForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls `tableView(_:viewForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Calls `tableView(_:viewForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls `tableView(_:editingStyleForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

extension UIResponder.OptionalCalls.Of<any UITableViewDelegate> {
  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
