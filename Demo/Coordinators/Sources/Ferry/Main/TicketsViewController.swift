import UIKit

/// The second tab's root.
final class TicketsViewController: UIViewController {
  var onSelect: ((Ticket) -> Void)?

  private(set) lazy var ticketButtons = tickets.map { ticket in
    let button = UIButton(type: .system)
    button.setTitle("Ticket \(ticket.id)", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onSelect?(ticket) }, for: .touchUpInside)
    return button
  }
  private let tickets: [Ticket]

  init(tickets: [Ticket]) {
    self.tickets = tickets
    super.init(nibName: nil, bundle: nil)
    title = "Tickets"
    tabBarItem.image = UIImage(systemName: "ticket")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(ticketButtons)
  }
}
