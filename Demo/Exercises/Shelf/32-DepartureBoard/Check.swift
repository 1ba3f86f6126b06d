import ExerciseCheck
import UIKit

@MainActor private final class NumberedTrains: Timetable {
  private(set) var requestCount = 0

  func nextTrain() async -> String {
    requestCount += 1
    return "Train \(requestCount)"
  }
}

/// Lives as long as the app; each check has one of its own.
@MainActor private var timetable = NumberedTrains()

@MainActor private func open(in simulation: Simulation) async -> BoardViewController {
  timetable = NumberedTrains()
  let board = BoardViewController(timetable: timetable, clock: simulation.clock)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(board, animated: false)
  simulation.endTurn()
  await simulation.advance(by: .seconds(1))
  return board
}

@MainActor private func cover(_ board: BoardViewController, in simulation: Simulation) async {
  board.navigationController?.pushViewController(UIViewController(), animated: false)
  simulation.endTurn()
  await simulation.advance(by: .seconds(1))
}

@MainActor private func leave(_ screen: UIViewController?, in simulation: Simulation) {
  screen?.navigationController?.popViewController(animated: false)
  simulation.endTurn()
}

let checks: [Check] = [
  .feature(
    "after fifty seconds the third train is shown",
    otherwise: "The board has to ask at once, and again every 20 seconds."
  ) { simulation in
    let board = await open(in: simulation)
    await simulation.advance(by: .seconds(50))
    return board.nextLabel.text == "Train 3"
  },
  .feature(
    "twenty seconds that pass after the board was popped do no harm",
    otherwise: "The task can outlive the board. And a wait that is cancelled returns at once: "
      + "a loop that does not look at that spins."
  ) { simulation in
    leave(await open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(25))
    return true
  },
  .feature(
    "a board that was covered asks again when it is uncovered",
    otherwise: "What ends when a screen disappears has to begin again when it appears."
  ) { simulation in
    let board = await open(in: simulation)
    await cover(board, in: simulation)
    leave(board.navigationController?.topViewController, in: simulation)
    let count = timetable.requestCount
    await simulation.advance(by: .seconds(50))
    return timetable.requestCount >= count + 2
  },
  .deallocates(
    "the board, after it is popped",
    otherwise: "A deinit cannot end what keeps it from running. To cancel only asks a task to end."
  ) { simulation in
    let board = await open(in: simulation)
    leave(board, in: simulation)
    return [board]
  },
  .feature(
    "a board that is covered does not ask",
    otherwise: "A covered board is not looked at. Its requests cost battery and data."
  ) { simulation in
    let board = await open(in: simulation)
    await cover(board, in: simulation)
    let count = timetable.requestCount
    await simulation.advance(by: .seconds(50))
    return timetable.requestCount == count
  },
  .feature(
    "a board that was popped does not ask",
    otherwise: "The board is deallocated, and its task goes on asking."
  ) { simulation in
    leave(await open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(1))
    let count = timetable.requestCount
    await simulation.advance(by: .seconds(50))
    return timetable.requestCount == count
  },
]
