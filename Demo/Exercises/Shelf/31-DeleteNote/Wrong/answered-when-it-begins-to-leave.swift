// Refused: feature: Delete, tapped after a pull that was let go, deletes the note
// A note asks in a sheet before it is deleted. A task waits for the answer.
// A sheet can also be pulled down, without an answer. Then the sheet and the note stay in memory.
// Mend it: a sheet that is pulled down deletes nothing, and leaves nothing behind.
import UIKit

final class QuestionViewController: UIViewController {
  private var continuation: CheckedContinuation<Bool, Never>?

  func answer() async -> Bool {
    await withCheckedContinuation { continuation = $0 }
  }

  func tapDelete() { reply(true) }
  func tapCancel() { reply(false) }

  private func reply(_ isYes: Bool) {
    end(isYes)
    dismiss(animated: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    end(false)
  }

  private func end(_ isYes: Bool) {
    continuation?.resume(returning: isYes)
    continuation = nil
  }
}

final class NoteViewController: UIViewController {
  private(set) var isDeleted = false
  private(set) var isAsking = false

  func tapTrash() {
    let question = QuestionViewController()
    present(question, animated: true)
    isAsking = true
    Task {
      if await question.answer() { isDeleted = true }
      isAsking = false
    }
  }
}
