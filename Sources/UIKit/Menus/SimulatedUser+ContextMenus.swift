import Foundation
import UIKitCore

/// A menu that a long press has opened. Holds its configuration, its menu and its preview until it
/// closes.
@MainActor final class ContextMenu: UIContextMenuInteractionCommitAnimating {
  enum Moment {
    case opening, closing
    /// The preview is about to be shown in full.
    case committing
  }

  let configuration: UIContextMenuConfiguration
  var menu: UIMenu?
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []
  private var tell: (@MainActor (Moment, ContextMenu) -> Void)?
  private var letGo: @MainActor () -> Void

  init(
    _ configuration: UIContextMenuConfiguration,
    tell: @escaping @MainActor (Moment, ContextMenu) -> Void,
    letGo: @escaping @MainActor () -> Void
  ) {
    (self.configuration, self.tell, self.letGo) = (configuration, tell, letGo)
    previewViewController = configuration.previewProvider?()
    previewViewController?.loadViewIfNeeded()
    menu = configuration.actionProvider?([])
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func finishOpening() { callCompletions() }
  func commit() { tell?(.committing, self) }

  /// Calls the delegate and the completions, and releases everything.
  func close() {
    guard let tell else { return }
    self.tell = nil
    tell(.closing, self)
    callCompletions()
    previewViewController = nil
    menu = nil
    letGo()
  }

  private func callCompletions() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}

/// Holds the menu that a long press has opened, until it closes.
@MainActor protocol ContextMenuHolder: AnyObject {
  var openMenu: ContextMenu? { get set }
}

extension UIContextMenuInteraction: ContextMenuHolder {}
extension UITableView: ContextMenuHolder {}
extension UICollectionView: ContextMenuHolder {}

extension SimulatedUser {
  /// A menu that a long press has opened, with its preview.
  @preconcurrency @MainActor public struct OpenMenu {
    let held: ContextMenu
    let user: SimulatedUser

    /// `nil` where there is none, and when it is closed.
    public var menu: UIMenu? { held.menu }

    /// `nil` where there is none, and when it is closed.
    public var preview: UIViewController? { held.previewViewController }

    /// Chooses an entry by its title, in the menu or a submenu: the menu closes, then the action's
    /// handler is called. (Documented; that it closes first: unverified.) Returns whether there is
    /// such an entry.
    @discardableResult public func choose(_ title: String) -> Bool {
      guard let action = held.menu.flatMap({ OpenMenu.action(title, in: $0) }) else { return false }
      user.perform {
        held.close()
        action.performWithSender(nil, target: nil)
      }
      return true
    }

    /// Taps the preview: the delegate is called, the menu closes, and the delegate's additions to
    /// the animator run, which show the screen. (Documented.)
    public func tapPreview() {
      guard held.previewViewController != nil else { return }
      user.perform {
        held.commit()
        held.close()
      }
    }

    /// Taps beside the menu, which closes.
    public func tapOutside() { user.perform { held.close() } }

    private static func action(_ title: String, in menu: UIMenu) -> UIAction? {
      for child in menu.children {
        if let action = child as? UIAction, action.title == title,
          action.attributes.isDisjoint(with: [.disabled, .hidden])
        {
          return action
        }
        if let found = (child as? UIMenu).flatMap({ Self.action(title, in: $0) }) { return found }
      }
      return nil
    }
  }

  /// Presses long on a view: the delegate of its `UIContextMenuInteraction` says what opens and is told.
  ///
  /// Reported and ignored when no finger could, as for a control, and when the view has no such interaction.
  /// `nil` then, and where the delegate has nothing to open. What is open is held by the interaction until it
  /// closes, also when the returned value is released.
  @discardableResult public func openContextMenu(of view: UIView) -> OpenMenu? {
    guard
      let found = view.interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first
    else {
      use(view, "Pressing", reasonAgainst: "it has no context menu") {}
      return nil
    }
    return open(in: view, isThere: true, heldBy: found) {
      found.delegate?.contextMenuInteraction(found, configurationForMenuAtLocation: .zero)
    } tell: { [weak found] moment, menu in
      guard let found, let delegate = found.delegate else { return }
      switch moment {
      case .opening:
        delegate.contextMenuInteraction(
          found, willDisplayMenuFor: menu.configuration, animator: menu)
      case .closing:
        delegate.contextMenuInteraction(
          found, willEndFor: menu.configuration, animator: menu)
      case .committing:
        delegate.contextMenuInteraction(
          found, willPerformPreviewActionForMenuWith: menu.configuration, animator: menu)
      }
    }
  }

  /// Opens a menu, after the one that its holder has open is closed.
  func open(
    in view: UIView, isThere: Bool, heldBy holder: some ContextMenuHolder,
    configuration: () -> UIContextMenuConfiguration?,
    tell: @escaping @MainActor (ContextMenu.Moment, ContextMenu) -> Void
  ) -> OpenMenu? {
    var opened: OpenMenu?
    use(view, "Pressing", reasonAgainst: isThere ? nil : "there is nothing at that place") {
      holder.openMenu?.close()
      guard let configuration = configuration() else { return }
      let menu = ContextMenu(configuration, tell: tell) { [weak holder] in holder?.openMenu = nil }
      holder.openMenu = menu
      tell(.opening, menu)
      menu.finishOpening()
      opened = OpenMenu(held: menu, user: self)
    }
    return opened
  }
}
