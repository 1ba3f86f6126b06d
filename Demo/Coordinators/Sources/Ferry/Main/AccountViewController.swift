import UIKit

/// The third tab's root.
final class AccountViewController: UIViewController {
  var onSettings: (() -> Void)?
  var onSignOut: (() -> Void)?

  let nameLabel = UILabel()
  let settingsButton = UIButton(type: .system)
  let signOutButton = UIButton(type: .system)
  private let account: Account

  init(account: Account) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
    title = "Account"
    tabBarItem.image = UIImage(systemName: "person")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(nameLabel, settingsButton, signOutButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = account.name
    settingsButton.setTitle("Settings", for: .normal)
    settingsButton.addAction(
      UIAction { [weak self] _ in self?.onSettings?() }, for: .touchUpInside)
    signOutButton.setTitle("Sign out", for: .normal)
    signOutButton.addAction(
      UIAction { [weak self] _ in self?.onSignOut?() }, for: .touchUpInside)
  }
}

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
  }
}
