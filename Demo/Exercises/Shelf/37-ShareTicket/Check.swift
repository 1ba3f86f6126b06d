import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) throws -> TicketViewController {
  let screen = TicketViewController(ticket: Ticket(code: "K7", seat: "12A"))
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(screen, animated: false)
  try simulation.settle()
  return screen
}

@MainActor private func leave(_ screen: TicketViewController, in simulation: Simulation) throws {
  screen.navigationController?.popViewController(animated: false)
  try simulation.settle()
}

let checks: [Check] = [
  .feature(
    "the shared text has code and seat",
    otherwise: "The share sheet asks the item for its text, and the closure gives it."
  ) { simulation in
    try open(in: simulation).shareItem.text() == "Ticket K7, seat 12A"
  },
  .feature(
    "the text is shared although the ticket was popped meanwhile",
    otherwise: "The share sheet has the item for longer than the screen lives."
  ) { simulation in
    let item = try {
      let screen = try open(in: simulation)
      try leave(screen, in: simulation)
      return screen.shareItem
    }()
    await simulation.advance(by: .seconds(1))
    return item.text() == "Ticket K7, seat 12A"
  },
  .deallocates(
    "the ticket, after it is popped",
    otherwise: "With self in the closure there is the cycle that was not there before."
  ) { simulation in
    let screen = try open(in: simulation)
    try leave(screen, in: simulation)
    return [screen]
  },
  .answer(
    "C",
    otherwise: [
      "A": "Only references to objects can be weak, and a ticket is a struct.",
      "B": "Then a text that is asked for after the screen disappeared is empty.",
      "D": "If the closure held the screen, neither could be released: the screen holds shareItem.",
    ]),
]
