import UIKit

final class TicketViewController: UIViewController {
  var onShowBoardingPass: (() -> Void)?

  let boardingPassButton = UIButton(type: .system)
  let ticket: Ticket

  init(ticket: Ticket) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
    title = "Ticket \(ticket.id)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(boardingPassButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    boardingPassButton.setTitle("Boarding pass", for: .normal)
    boardingPassButton.addAction(
      UIAction { [weak self] _ in self?.onShowBoardingPass?() }, for: .touchUpInside)
  }
}
