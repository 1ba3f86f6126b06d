import UIKitCore
import Foundation

extension SimulatedUser {
  /// A menu that a long press has opened: its entries, and the screen that is looked into.
  @preconcurrency @MainActor public struct OpenMenu {
    let held: ContextMenu
    let user: SimulatedUser

    /// The menu; `nil` where there is none, and when it is closed.
    public var menu: UIMenu? { held.menu }

    /// The screen that is looked into; `nil` where there is none, and when it is closed.
    public var preview: UIViewController? { held.previewViewController }

    /// Chooses an entry by its words, in the menu or in one inside it: the menu closes, then the action's handler is
    /// called. (Documented; that it closes first: unverified.) Returns whether there is such an entry.
    @discardableResult public func choose(_ title: String) -> Bool {
      guard let action = held.menu.flatMap({ OpenMenu.action(title, in: $0) }) else { return false }
      user.perform {
        held.close()
        action.performWithSender(nil, target: nil)
      }
      return true
    }

    /// Taps the screen that is looked into: the delegate is told, the menu closes, and what the delegate has
    /// added to the animator is done, by which the screen comes for good. (Documented.)
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
  /// closes, also when what this returns is let go.
  @discardableResult public func openContextMenu(of view: UIView) -> OpenMenu? {
    guard
      let found = view.interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first
    else {
      use(view, "Pressing", reasonAgainst: "it has no context menu") {}
      return nil
    }
    return open(in: view, isThere: true, keeping: { [weak found] in found?.openMenu = $0 }) {
      found.openMenu?.close()
      return found.delegate?.contextMenuInteraction(found, configurationForMenuAtLocation: .zero)
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

  /// Presses long on a row: the table's delegate says what opens and is told. As `openContextMenu(of:)`; what is
  /// open is held by the table.
  @discardableResult public func openContextMenu(ofRowAt path: IndexPath, in table: UITableView)
    -> OpenMenu?
  {
    let isThere = table.cellForRow(at: path) != nil
    return open(in: table, isThere: isThere, keeping: { [weak table] in table?.openMenu = $0 }) {
      table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
    } tell: { [weak table] moment, menu in
      guard let table, let delegate = table.delegate else { return }
      switch moment {
      case .opening:
        delegate.tableView(
          table, willDisplayContextMenu: menu.configuration, animator: menu)
      case .closing:
        delegate.tableView(
          table, willEndContextMenuInteraction: menu.configuration, animator: menu)
      case .committing:
        delegate.tableView(
          table, willPerformPreviewActionForMenuWith: menu.configuration, animator: menu)
      }
    }
  }

  /// Presses long on an item: the view's delegate says what opens and is told. As `openContextMenu(of:)`; what
  /// is open is held by the view.
  @discardableResult public func openContextMenu(
    ofItemAt path: IndexPath, in view: UICollectionView
  ) -> OpenMenu? {
    let isThere = view.cellForItem(at: path) != nil
    return open(in: view, isThere: isThere, keeping: { [weak view] in view?.openMenu = $0 }) {
      view.delegate?.collectionView(
        view, contextMenuConfigurationForItemsAt: [path], point: .zero)
    } tell: { [weak view] moment, menu in
      guard let view, let delegate = view.delegate else { return }
      switch moment {
      case .opening:
        delegate.collectionView(
          view, willDisplayContextMenu: menu.configuration, animator: menu)
      case .closing:
        delegate.collectionView(
          view, willEndContextMenuInteraction: menu.configuration, animator: menu)
      case .committing:
        delegate.collectionView(
          view, willPerformPreviewActionForMenuWith: menu.configuration, animator: menu)
      }
    }
  }

  private func open(
    in view: UIView, isThere: Bool, keeping keep: @escaping @MainActor (ContextMenu?) -> Void,
    configuration: () -> UIContextMenuConfiguration?,
    tell: @escaping @MainActor (ContextMenu.Moment, ContextMenu) -> Void
  ) -> OpenMenu? {
    var opened: OpenMenu?
    use(view, "Pressing", reasonAgainst: isThere ? nil : "there is nothing at that place") {
      guard let configuration = configuration() else { return }
      let menu = ContextMenu(configuration, tell: tell) { keep(nil) }
      keep(menu)
      tell(.opening, menu)
      menu.finishOpening()
      opened = OpenMenu(held: menu, user: self)
    }
    return opened
  }
}
