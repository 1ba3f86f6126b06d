import UIKit

/// The list of orders.
final class OrdersViewController: UIViewController {
  var onSave: (() -> Void)?
  /// The total in words, worked out when it is asked for.
  var total: (() -> String)?
  private let prices = [3, 4]

  override func viewDidLoad() {
    super.viewDidLoad()
    // Leaks: the screen holds the closure, and the closure the screen.
    onSave = { self.title = "Saved" }
    total = { "\(self.prices.reduce(0, +)) €" }
  }
}
