import UIKit

/// The list; its bar button opens an order.
public final class OrdersViewController: UIViewController {
  var onOpen: (() -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Open order 1") { [weak self] _ in self?.onOpen?() })
  }
}

/// One order; its bar button ends it.
public final class OrderViewController: UIViewController {
  var onDone: (() -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.onDone?() })
  }
}
