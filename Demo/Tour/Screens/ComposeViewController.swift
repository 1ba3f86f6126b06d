import LifecycleKit

/// Writes a post, in a sheet; asks before it throws a draft away.
package final class ComposeViewController: UIViewController {
  var onFinish: (() -> Void)?
  package private(set) var draft = "" {
    didSet { isModalInPresentation = !draft.isEmpty }
  }

  /// The user types.
  package func type(_ text: String) { draft += text }

  /// The user deletes what was typed.
  package func deleteAll() { draft = "" }

  /// The user taps "Cancel": an empty draft goes at once, another only after a question.
  package func tapCancel() {
    if draft.isEmpty { close() } else { askWhetherToDiscard() }
  }

  private func askWhetherToDiscard() {
    let alert = UIAlertController(title: "Discard draft?", message: nil)
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
    present(alert, animated: true)
  }

  private func close() {
    dismiss(animated: true) { [onFinish] in onFinish?() }
  }
}

extension ComposeViewController: UIAdaptivePresentationControllerDelegate {
  package func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    askWhetherToDiscard()
  }

  /// Pulled down: without this the coordinator would wait for a "Cancel" that never comes.
  package func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    onFinish?()
  }
}
