import UIKitCore
import Foundation

/// A menu that a long press has opened. Holds its configuration, its menu and the screen that is looked into,
/// until it closes.
@MainActor final class ContextMenu: UIContextMenuInteractionCommitAnimating {
  let configuration: UIContextMenuConfiguration
  var menu: UIMenu?
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  private var completions: [() -> Void] = []
  private var willClose: (@MainActor (ContextMenu) -> Void)?
  private var letGo: @MainActor () -> Void

  init(
    _ configuration: UIContextMenuConfiguration,
    willClose: @escaping @MainActor (ContextMenu) -> Void, letGo: @escaping @MainActor () -> Void
  ) {
    (self.configuration, self.willClose, self.letGo) = (configuration, willClose, letGo)
    previewViewController = configuration.previewProvider?()
    previewViewController?.loadViewIfNeeded()
    menu = configuration.actionProvider?([])
  }

  /// Done at once: nothing is animated.
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls what was to be done after the opening.
  func finishOpening() { callCompletions() }

  /// Tells that it closes, does what was to be done after that, and lets all go.
  func close() {
    guard let willClose else { return }
    self.willClose = nil
    willClose(self)
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
