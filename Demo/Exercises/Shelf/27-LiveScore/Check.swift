import ExerciseCheck
import UIKit

/// Feeds the stream as long as the app lives; each check has one of its own.
@MainActor private var server: AsyncStream<String>.Continuation?

@MainActor private func open(in simulation: Simulation) async throws -> MatchViewController {
  // The latest score counts: an earlier one that was not read is dropped.
  let scores = AsyncStream<String>(bufferingPolicy: .bufferingNewest(1)) { server = $0 }
  let match = MatchViewController(scores: scores)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(match, animated: false)
  try simulation.settle()
  await simulation.advance(by: .seconds(1))
  return match
}

@MainActor private func leave(
  _ match: MatchViewController, in simulation: Simulation
) async throws {
  match.navigationController?.popViewController(animated: false)
  try simulation.settle()
  await simulation.advance(by: .seconds(1))
}

let checks: [Check] = [
  .feature(
    "a score is shown",
    otherwise: "The task has to read the stream, and to show what comes out of it."
  ) { simulation in
    let match = try await open(in: simulation)
    server?.yield("1 : 0")
    return await simulation.wait { match.scoreLabel.text == "1 : 0" }
  },
  .feature(
    "a second score is shown",
    otherwise: "The loop has to go on for as long as the match is open."
  ) { simulation in
    let match = try await open(in: simulation)
    server?.yield("1 : 0")
    await simulation.wait { match.scoreLabel.text == "1 : 0" }
    server?.yield("1 : 1")
    return await simulation.wait(atMost: .milliseconds(500)) { match.scoreLabel.text == "1 : 1" }
  },
  .feature(
    "a score that comes after the line-up covered the match is shown",
    otherwise: "A match that was covered appears again, and is still being watched. "
      + "A stream whose task is cancelled has ended for good."
  ) { simulation in
    let match = try await open(in: simulation)
    match.navigationController?.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    match.navigationController?.popViewController(animated: false)
    try simulation.settle()
    server?.yield("2 : 1")
    return await simulation.wait(atMost: .milliseconds(500)) { match.scoreLabel.text == "2 : 1" }
  },
  .feature(
    "a score that comes after the match was popped does no harm",
    otherwise: "The server goes on. The task has to expect that self is deallocated."
  ) { simulation in
    try await leave(open(in: simulation), in: simulation)
    server?.yield("2 : 2")
    await simulation.advance(by: .seconds(1))
    return true
  },
  .deallocates(
    "the match, after it is popped",
    otherwise: "The stream never ends, so the task never does. It holds what its closure uses, "
      + "and a strong reference from a guard lasts as long as its scope."
  ) { simulation in
    let match = try await open(in: simulation)
    try await leave(match, in: simulation)
    return [match]
  },
  .feature(
    "the task has ended after the next score",
    otherwise: "The screen is deallocated, and a task without a screen waits for each score."
  ) { simulation in
    try await leave(open(in: simulation), in: simulation)
    server?.yield("3 : 2")
    await simulation.advance(by: .seconds(1))
    server?.yield("3 : 3")
    await simulation.advance(by: .seconds(1))
    // Without a task that reads, the stream is over, or its buffer full.
    if case .enqueued = server?.yield("4 : 3") { return false }
    return true
  },
  .deallocates(
    "the match, after a return to the root from a screen above it",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let match = try await open(in: simulation)
    match.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    match.navigationController?.popToRootViewController(animated: false)
    simulation.endTurn()
    return [match]
  },
]
