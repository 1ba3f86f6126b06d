// Refused: leak: the settings, after they are popped
// A settings screen shows the name of the account, which lives as long as the app, and its changes.
// Each settings screen that was opened stays in memory, and follows each change of the name.
// Mend it: every change of the name is shown, and the popped screen is deallocated.
import Observation
import UIKit

@Observable @MainActor final class Account {
  var name: String

  init(name: String) {
    self.name = name
  }
}

final class SettingsViewController: UIViewController {
  private var isFollowing = true
  private let account: Account

  init(account: Account) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The settings are not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    followName()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isFollowing = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFollowing = true
  }

  private func followName() {
    guard isFollowing else { return }
    withObservationTracking {
      title = account.name
    } onChange: {
      Task { @MainActor in
        self.followName()
      }
    }
  }
}
