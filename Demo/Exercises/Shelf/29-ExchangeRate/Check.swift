import ExerciseCheck
import UIKit

@MainActor private final class CountingBank: Bank {
  private(set) var requestCount = 0

  func rate() async -> Double {
    requestCount += 1
    return Double(requestCount)
  }
}

/// Lives as long as the app; each check has one of its own.
@MainActor private var bank = CountingBank()

@MainActor private func open(in simulation: Simulation) async throws -> RateViewController {
  bank = CountingBank()
  let screen = RateViewController(bank: bank, clock: simulation.clock)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(screen, animated: false)
  simulation.endTurn()
  await simulation.advance(by: .seconds(1))
  return screen
}

@MainActor private func leave(
  _ screen: RateViewController, in simulation: Simulation
) async throws {
  screen.navigationController?.popViewController(animated: false)
  simulation.endTurn()
  await simulation.advance(by: .seconds(1))
}

let checks: [Check] = [
  .feature(
    "after ten minutes the bank's second rate is shown",
    otherwise: "The sequence never ends by itself: it waits, asks, and waits again."
  ) { simulation in
    let screen = try await open(in: simulation)
    await simulation.advance(by: .seconds(650))
    return await simulation.wait(atMost: .milliseconds(500)) { screen.rateLabel.text == "2.0" }
  },
  .feature(
    "a screen that is popped during the wait does no harm",
    otherwise: "A wait that is cancelled returns at once. What follows must not need the screen, "
      + "and a loop that does not look at that spins."
  ) { simulation in
    try await leave(open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(350))
    return true
  },
  .feature(
    "the rate is refreshed after a chart covered it",
    otherwise: "A screen that was covered appears again, and has to be refreshed."
  ) { simulation in
    let screen = try await open(in: simulation)
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    await simulation.advance(by: .seconds(1))
    screen.navigationController?.popViewController(animated: false)
    simulation.endTurn()
    await simulation.advance(by: .seconds(650))
    // A wait that was cancelled when the screen was covered may have asked once more.
    return await simulation.wait(atMost: .milliseconds(500)) {
      ["2.0", "3.0"].contains(screen.rateLabel.text)
    }
  },
  .deallocates(
    "the rates, after they are popped",
    otherwise: "The sequence is made of a closure, and the closure waits most of the time."
  ) { simulation in
    let screen = try await open(in: simulation)
    try await leave(screen, in: simulation)
    return [screen]
  },
  .feature(
    "the bank is asked at most once more after the screen was popped",
    otherwise: "The screen is deallocated, and its task asks the bank on and on."
  ) { simulation in
    try await leave(open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(1_000))
    return bank.requestCount <= 1
  },
]
