import UIKit

/// Covers everything, so that the code is bright and large.
final class BoardingPassViewController: UIViewController {
  var onDone: (() -> Void)?

  let codeLabel = UILabel()
  let doneButton = UIButton(type: .system)
  let ticket: Ticket

  init(ticket: Ticket) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(codeLabel, doneButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    codeLabel.text = "FERRY-\(ticket.id)"
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .touchUpInside)
  }
}
