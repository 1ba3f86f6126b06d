import UIKitCore
import Foundation

/// A menu that a long press has opened. Holds its configuration, its menu and the screen that is looked into,
/// until it closes.
@MainActor final class ContextMenu: UIContextMenuInteractionCommitAnimating {
  /// What its delegate is told of.
  enum Moment {
    /// It is about to open, or to close.
    case opening, closing
    /// The screen that is looked into is about to come for good.
    case committing
  }

  let configuration: UIContextMenuConfiguration
  var menu: UIMenu?
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  private var completions: [() -> Void] = []
  /// `nil` once it is closed.
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

  /// Done at once: nothing is animated.
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls what was to be done after the opening.
  func finishOpening() { callCompletions() }

  /// Tells that the screen that is looked into comes for good.
  func commit() { tell?(.committing, self) }

  /// Tells that it closes, does what was to be done after that, and lets all go.
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
