import UIKit

/// The form of an order tells its screen about each change.
@MainActor protocol OrderFormDelegate {
  func formDidChange()
}

@MainActor final class OrderForm {
  // Leaks: the screen owns the form.
  var delegate: (any OrderFormDelegate)?
  var number = 0 { didSet { delegate?.formDidChange() } }
}

/// One order.
final class OrderViewController: UIViewController, OrderFormDelegate {
  // Nothing else owns the form.
  private weak var form: OrderForm?

  override func viewDidLoad() {
    super.viewDidLoad()
    let form = OrderForm()
    self.form = form
    form.delegate = self
    form.number = 1
  }

  func showNext() { form?.number += 1 }

  func formDidChange() { title = "Order \(form?.number ?? 0)" }
}
