import LifecycleKit

/// The user's settings; the root of the last tab.
package final class SettingsViewController: UIViewController {
  var onEditProfile: (() -> Void)?

  /// The user taps "Edit profile".
  package func tapEditProfile() { onEditProfile?() }
}

/// Changes the user's name. One of the planted leaks is here.
package final class ProfileViewController: UIViewController {
  private(set) var savedCount = 0

  /// Called when the user saves. Held by the screen.
  private var onSave: (() -> Void)?

  package override func viewDidLoad() {
    super.viewDidLoad()
    // Planted: the screen holds the closure and the closure holds the screen. `[weak self]` fixes it.
    onSave = { self.savedCount += 1 }
  }

  /// The user taps "Save".
  package func tapSave() { onSave?() }
}
