// Refused: feature: the text is shared although the ticket was popped meanwhile
// A ticket can be shared. The share sheet asks for the text later, when the user has chosen a way.
// A review says: "The screen stores shareItem, and that a closure over the ticket: a retain cycle."
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  The capture list should say weak: [weak ticket].
// B  The closure should be replaced by an empty one in viewDidDisappear.
// C  Nothing: the closure has a copy of the ticket's values, and does not hold the screen.
// D  Nothing: the closure holds the screen, but shareItem is released when the screen is popped.
// Answer: C
import UIKit

struct Ticket {
  let code: String
  let seat: String
}

final class ShareItem {
  var text: () -> String = { "" }
}

final class TicketViewController: UIViewController {
  let shareItem = ShareItem()
  private let ticket: Ticket

  init(ticket: Ticket) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The ticket is not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ticket.seat
    shareItem.text = { [weak self] in
      guard let self else { return "" }
      return "Ticket \(ticket.code), seat \(ticket.seat)"
    }
  }
}
