import ExerciseCheck
import UIKit

/// A timer as on iOS, in virtual time. On Linux Foundation's follows the wall clock, and once
/// invalidated it still holds its block.
final class Timer {
  private(set) var isValid = true
  private var block: (@MainActor (Timer) -> Void)?
  private var beats: SimulatedTimer?

  private init(_ block: @escaping @MainActor (Timer) -> Void) {
    self.block = block
  }

  @MainActor static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(block)
    timer.beats = Simulation.current?.services.scheduledTimer(
      named: "every \(interval) s", every: .seconds(interval), target: timer, repeats: repeats
    ) { timer, _ in timer.fire() }
    return timer
  }

  func fire() {
    MainActor.assumeIsolated { block?(self) }
  }

  func invalidate() {
    isValid = false
    MainActor.assumeIsolated { beats?.invalidate() }
    (block, beats) = (nil, nil)
  }
}

@MainActor private func open(in simulation: Simulation) throws -> QuestionViewController {
  let question = QuestionViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(question, animated: false)
  try simulation.settle()
  return question
}

@MainActor private func leave(_ question: QuestionViewController, in simulation: Simulation) throws
{
  question.navigationController?.popViewController(animated: false)
  try simulation.settle()
}

let checks: [Check] = [
  .feature(
    "after three seconds the label says 27 s",
    otherwise: "The timer has to fire each second while the question is open."
  ) { simulation in
    let question = try open(in: simulation)
    await simulation.advance(by: .milliseconds(3_500))
    return question.countdownLabel.text == "27 s"
  },
  .feature(
    "after thirty seconds the title is Time is up",
    otherwise: "The countdown ends by itself; only the way out of the screen is to be mended."
  ) { simulation in
    let question = try open(in: simulation)
    await simulation.advance(by: .milliseconds(35_500))
    return question.title == "Time is up" && question.countdownLabel.text == "0 s"
  },
  .feature(
    "the seconds go on while help covers the question",
    otherwise: "A screen that is covered disappears, too. It is not left, and goes on counting."
  ) { simulation in
    let question = try open(in: simulation)
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    question.present(help, animated: false)
    try simulation.settle()
    await simulation.advance(by: .milliseconds(2_500))
    question.dismiss(animated: false)
    try simulation.settle()
    await simulation.advance(by: .seconds(2))
    return question.countdownLabel.text == "26 s"
  },
  .feature(
    "a second that passes after the question was popped does no harm",
    otherwise: "The timer can outlive its screen. Its block has to expect that self is deallocated."
  ) { simulation in
    try leave(open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(2))
    return true
  },
  .deallocates(
    "the question, after it is popped",
    otherwise: "The run loop holds a timer until it is invalidated, and the timer its block."
  ) { simulation in
    let question = try open(in: simulation)
    await simulation.advance(by: .seconds(2))
    try leave(question, in: simulation)
    return [question]
  },
  .feature(
    "no timer is left after the question was popped",
    otherwise: "The screen is deallocated, and its timer fires for the rest of the app's life."
  ) { simulation in
    try leave(open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(2))
    return simulation.services.registrations.isEmpty
  },
  .deallocates(
    "the question, after a return to the root from a screen above it",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let question = try open(in: simulation)
    question.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    question.navigationController?.popToRootViewController(animated: false)
    simulation.endTurn()
    return [question]
  },
]
