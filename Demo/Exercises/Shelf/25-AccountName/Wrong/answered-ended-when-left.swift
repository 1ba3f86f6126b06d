// Refused: answer: C
// A settings screen shows the name of the account, which lives as long as the app, and its changes.
// An hour after a pop the memory graph shows the closure of onChange: the account still holds it.
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  The task, not onChange, needs weak self: the account holds the task for as long as onChange.
// B  Nothing: the closure, which holds the screen weakly, is released at the next change.
// C  The tracking needs an end in viewDidDisappear: without one the closure is held for ever.
// D  Nothing: the closure, which holds the screen weakly, is released only with the account.
// Answer: C
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
        self?.followName()
      }
    }
  }
}
