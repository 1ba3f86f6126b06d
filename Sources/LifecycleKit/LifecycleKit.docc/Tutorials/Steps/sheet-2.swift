import Foundation
import LifecycleTesting
import Testing

final class NotesViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private(set) var editor: EditorViewController?

  func editNote() {
    let editor = EditorViewController()
    editor.onDone = { [weak self] in self?.closeEditor() }
    editor.presentationController?.delegate = self
    self.editor = editor
    present(editor, animated: true)
  }

  private func closeEditor() {
    dismiss(animated: true)
    editor = nil
  }
}

final class EditorViewController: UIViewController {
  var onDone: (() -> Void)?
}

@MainActor @Suite(.checksDeallocation) struct NotesTests {
  let simulation = Simulation.ofTest()
  let notes = NotesViewController()

  init() {
    simulation.show(notes)
    notes.editNote()
    simulation.advance(by: .seconds(1))
  }

  @Test func `an editor that is done is deallocated`() {
    notes.editor?.onDone?()
    simulation.advance(by: .seconds(3))
  }

  @Test func `an editor that is pulled down is deallocated`() {
    simulation.pullDown()
    simulation.advance(by: .seconds(3))
  }
}
