import LifecycleKit

final class ProfileViewController: UIViewController {
  var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { self.title = "Saved" }
  }
}
