// Refused: feature: a name that is changed a second time is shown
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

  private func followName() {
    withObservationTracking {
      title = account.name
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.title = self?.account.name
      }
    }
  }
}
