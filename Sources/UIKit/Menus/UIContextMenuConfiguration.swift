import UIKitCore
import Foundation

/// Makes the screen that is looked into while a menu is open.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a menu from what the system would offer.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a long press on something opens: a menu, and a screen to look into. Holds both closures.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A name to find it by.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// Stored, not simulated.
  open var badgeCount = 0
  /// Stored, not simulated.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// In which order the entries stand.
  public enum ElementOrder: Int, Sendable {
    /// As fits, most important first, or as given.
    case automatic, priority, fixed
  }

  /// Makes one. Holds the closures.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// What is done along with the opening and closing of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The screen that is looked into.
  var previewViewController: UIViewController? { get }
  /// Does something along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the screen that was looked into comes for good.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu goes, or the screen grows out of it.
  case dismiss, pop
}

/// What is done along when the screen that was looked into comes for good.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it comes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Lets a long press on a view open a menu. The view holds the interaction; it holds neither view nor delegate.
///
/// `SimulatedUser.openContextMenu(of:)` does what a finger does.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Asked what is opened. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that it is at. Not retained.
  open private(set) weak var view: UIView?
  /// What is open. Held until the menu closes.
  var openMenu: ContextMenu?

  /// Makes one. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Where the finger is: nowhere, the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Closes the menu, if it is open.
  open func dismissMenu() { openMenu?.close() }

  /// Changes the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let menu = openMenu?.menu { openMenu?.menu = block(menu) }
  }
}

/// Asked and told about a menu that a long press opens. (All but the first optional there.)
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What is opened; `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  // @optional
  /// Tells that the screen looked into was tapped: what is added to the animator brings it for good.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells that the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that the menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// What is lifted when the menu opens. Not asked here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What it goes back to. Not asked here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}
