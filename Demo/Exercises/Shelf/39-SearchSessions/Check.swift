import ExerciseCheck
import UIKit

/// Lives as long as the app; each check has one of its own.
@MainActor private var statistics = SearchStatistics()

@MainActor private func makeStack(in simulation: Simulation) -> UINavigationController {
  statistics = SearchStatistics()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  return stack
}

/// Opens a search, which the stack holds.
@MainActor private func open(
  on stack: UINavigationController?, in simulation: Simulation
) throws -> SearchViewController {
  let search = SearchViewController(statistics: statistics)
  stack?.pushViewController(search, animated: false)
  simulation.endTurn()
  return search
}

let checks: [Check] = [
  .feature(
    "a search that is left with Done is counted once, with its terms",
    otherwise: "A search is over one time. Two of its callbacks can come for the same way out."
  ) { simulation in
    let stack = makeStack(in: simulation)
    weak var search = try open(on: stack, in: simulation)
    search?.search(for: "lamp")
    search?.search(for: "desk lamp")
    search?.tapDone()
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    return statistics.searchCount == 1 && statistics.termCount == 2 && statistics.openCount == 0
  },
  .feature(
    "a search goes on while one of its results covers it",
    otherwise: "A search that disappears below a result is not over."
  ) { simulation in
    let stack = makeStack(in: simulation)
    weak var search = try open(on: stack, in: simulation)
    search?.search(for: "lamp")
    stack.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    let isOpen = statistics.openCount == 1 && statistics.searchCount == 0
    stack.popViewController(animated: false)
    simulation.endTurn()
    search?.search(for: "bulb")
    search?.tapDone()
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    return isOpen && statistics.searchCount == 1 && statistics.termCount == 2
  },
  .feature(
    "two searches that are open at once are both open",
    otherwise: "An app has several tabs and windows. A new search is no end of another one."
  ) { simulation in
    let stack = makeStack(in: simulation)
    let searches = try (1...2).map { _ in try open(on: stack, in: simulation) }
    return withExtendedLifetime(searches) { statistics.openCount == 2 }
  },
  .staysLevel(
    "a search that is opened and left with the back button, again and again",
    otherwise: "Compare the ways out: which objects does each of them leave in the statistics?"
  ) { simulation, round in
    let shown = simulation.window.rootViewController as? UINavigationController
    let stack = shown ?? makeStack(in: simulation)
    try open(on: stack, in: simulation).search(for: "lamp")
    simulation.user.tapBackButton(in: stack)
    simulation.endTurn()
  },
  .feature(
    "a search that is left with the back button is counted once, with its terms",
    otherwise: "The statistics do not grow, and they do not know of this search either."
  ) { simulation in
    let stack = makeStack(in: simulation)
    try open(on: stack, in: simulation).search(for: "lamp")
    simulation.user.tapBackButton(in: stack)
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    return statistics.searchCount == 1 && statistics.termCount == 1
  },
  .feature(
    "a search that is popped while a result covers it is counted once",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let stack = makeStack(in: simulation)
    try open(on: stack, in: simulation).search(for: "lamp")
    stack.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    stack.popToRootViewController(animated: false)
    try simulation.settle()
    await simulation.advance(by: .seconds(1))
    return statistics.searchCount == 1 && statistics.openCount == 0
  },
]
