import UIKitCore
import Foundation

/// Asked and told about the rows of a table. (All optional there. Only what is about
/// highlighting and selection is called here.)
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // @optional
  /// Whether a row can be pressed; `true` by default.
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool  // = true
  /// The row that is chosen when the user taps one: that one by default, `nil` for none.
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?  // = indexPath
  /// Tells that the user has chosen a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The row that is chosen no longer when the user taps another.
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?  // = indexPath
  /// Tells that a row is chosen no longer by the user.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Tells that a cell is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells that a cell is shown no longer.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// The height of a row.
  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat  // = tableView.rowHeight
  /// The height that a row is taken to have.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat  // = tableView.estimatedRowHeight
  /// The height of what is above a section.
  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat  // = tableView.sectionHeaderHeight
  /// The height of what is below a section.
  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat  // = tableView.sectionFooterHeight
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Tells that the sign at the end of a row was tapped.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// What editing does to a row.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle  // = .delete
  /// What a swipe to where reading begins uncovers.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe to where reading ends uncovers.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a long press on a row opens; `nil` for nothing.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells that the screen looked into was tapped.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells that a menu is about to open.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that a menu is about to close.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

/// The buttons that a swipe uncovers. Holds them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first.
  open var performsFirstActionWithFullSwipe = true

  /// Makes one of these buttons.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that a swipe uncovers. Holds its handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What it is.
  public enum Style: Int, Sendable {
    /// Something, or something that takes the row away.
    case normal, destructive
  }

  /// What is done; the last argument is to be called when it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it is.
  public let style: Style
  /// What is done. Retained.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour behind.
  open var backgroundColor: UIColor!

  /// Makes one. Holds the handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
