import UIKit

final class PaymentViewController: UIViewController {
  var onPay: (() -> Void)?

  /// Nobody is to pay twice, or to go back while the bank decides.
  var isPaying = false {
    didSet {
      payButton.isEnabled = !isPaying
      navigationItem.hidesBackButton = isPaying
    }
  }

  let priceLabel = UILabel()
  let payButton = UIButton(type: .system)
  private let booking: Booking

  init(booking: Booking) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(priceLabel, payButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payment"
    priceLabel.text = "£\(booking.price)"
    payButton.setTitle("Pay", for: .normal)
    payButton.addAction(UIAction { [weak self] _ in self?.onPay?() }, for: .touchUpInside)
  }
}
