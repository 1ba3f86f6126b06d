import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) -> ConfirmationViewController {
  let confirmation = ConfirmationViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(confirmation, animated: false)
  simulation.endTurn()
  return confirmation
}

@MainActor private func leave(
  _ confirmation: ConfirmationViewController, in simulation: Simulation
) {
  confirmation.navigationController?.popViewController(animated: false)
  simulation.endTurn()
}

let checks: [Check] = [
  .feature(
    "after a second the check mark is there and the title is Thank you",
    otherwise: "Both closures have their work to do: one fades the mark in, the other one thanks."
  ) { simulation in
    let confirmation = open(in: simulation)
    await simulation.advance(by: .seconds(1))
    return confirmation.checkMark.alpha == 1 && confirmation.title == "Thank you"
  },
  .feature(
    "a confirmation that is popped while its mark fades in does no harm",
    otherwise: "The completion runs when the animation ends, also where the screen has been left."
  ) { simulation in
    leave(open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(1))
    return true
  },
  .deallocates(
    "the confirmation, after it is popped while its mark fades in",
    otherwise: "An animation holds its closures until it has ended. Here something holds one "
      + "for longer."
  ) { simulation in
    let confirmation = open(in: simulation)
    leave(confirmation, in: simulation)
    return [confirmation]
  },
  .answer(
    "A",
    otherwise: [
      "B": "An escaping closure holds self, and that is no cycle yet: does the screen hold the "
        + "closure?",
      "C": "The completion is held for longer, and yet not for ever. What happens to it when it "
        + "has run?",
      "D": "It does hold self, wherever it is passed. The question is for how long it is held "
        + "itself.",
    ]),
]
