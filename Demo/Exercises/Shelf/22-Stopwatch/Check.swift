import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) throws -> StopwatchViewController {
  let stopwatch = StopwatchViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(stopwatch, animated: false)
  try simulation.settle()
  return stopwatch
}

let checks: [Check] = [
  .feature(
    "the hand turns while the stopwatch is on screen",
    otherwise: "The display link has to call turnHand ten times a second."
  ) { simulation in
    let stopwatch = try open(in: simulation)
    await simulation.advance(by: .milliseconds(2_050))
    return (114...126).contains(stopwatch.angle)
  },
  .feature(
    "the hand turns again when the laps have been closed",
    otherwise: "An invalidated link is over for good. The stopwatch needs a new one."
  ) { simulation in
    let stopwatch = try open(in: simulation)
    let laps = UIViewController()
    laps.modalPresentationStyle = .fullScreen
    stopwatch.present(laps, animated: false)
    try simulation.settle()
    await simulation.advance(by: .seconds(2))
    stopwatch.dismiss(animated: false)
    try simulation.settle()
    let angle = stopwatch.angle
    await simulation.advance(by: .milliseconds(1_050))
    return (54...66).contains(stopwatch.angle - angle)
  },
  .deallocates(
    "the stopwatch, after it is popped",
    otherwise: "A display link holds its target until it is invalidated, whatever else is done."
  ) { simulation in
    let stopwatch = try open(in: simulation)
    await simulation.advance(by: .seconds(1))
    stopwatch.navigationController?.popViewController(animated: false)
    try simulation.settle()
    return [stopwatch]
  },
]
