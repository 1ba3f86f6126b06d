// Refused: leak: the alert, after Rename
// A tap on Rename asks for a new name in an alert, and the note takes it as its title.
// The note is left and deallocated, as it should be. Each alert that was shown stays in memory, renamed or cancelled.
// Mend it: the alert is deallocated when it is closed, and the note takes the name that was typed.
import UIKit

final class NoteViewController: UIViewController {
  let renameButton = UIButton(type: .system)
  private var alert: UIAlertController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Untitled"
    view.addSubview(renameButton)
    renameButton.addAction(
      UIAction { [weak self] _ in self?.askForName() }, for: .touchUpInside)
  }

  private func askForName() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    self.alert = alert
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self] _ in
        self?.rename(to: self?.alert?.textFields?.first?.text)
      })
    present(alert, animated: true)
  }

  private func rename(to name: String?) {
    guard let name, !name.isEmpty else { return }
    title = name
  }
}
