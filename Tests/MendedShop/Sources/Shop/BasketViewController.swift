import UIKit

/// The basket, from which a user goes on to the address.
final class BasketViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Basket"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Address",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(AddressViewController(), animated: true)
      })
  }
}

/// The address of an order.
final class AddressViewController: UIViewController {
  private var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    // Leaks: the screen holds the closure, and the closure the screen.
    onSave = { self.title = "Saved" }
  }
}
