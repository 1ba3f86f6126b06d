// Refused: feature: a tap on Save still works after another screen has covered the profile
// The profile has a Save button. A tap on it sets the title to "Saved".
// Each profile that is opened and left stays in memory: open it ten times, and there are ten of them.
// Mend it: the profile is deallocated when it is popped, and a tap on Save still does the same.
import UIKit

final class SaveButton: UIView {
  var onTap: () -> Void = {}

  func tap() { onTap() }
}

final class ProfileViewController: UIViewController {
  let saveButton = SaveButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.addSubview(saveButton)
    saveButton.onTap = {
      self.save()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    saveButton.onTap = {}
  }

  private func save() {
    title = "Saved"
  }
}
