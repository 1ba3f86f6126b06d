import ExerciseCheck
import UIKit

/// A scheduler whose time passes when the check says so.
private final class ManualScheduler: Scheduler {
  private var waiting: [() -> Void] = []

  func after(_ delay: Duration, _ work: @escaping () -> Void) {
    waiting.append(work)
  }

  func letTimePass() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}

/// The search, opened from another screen.
@MainActor private struct Visit {
  let scheduler = ManualScheduler()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> SearchViewController {
    let search = SearchViewController(
      titles: ["Emma", "Persuasion", "Sense and Sensibility"], scheduler: scheduler)
    simulation.show(stack)
    stack.pushViewController(search, animated: false)
    try simulation.settle()
    return search
  }

  func cover() throws {
    stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "what is typed is searched for when typing pauses",
    otherwise:
      "The debouncer has to exist while the screen does, and it has to have an action. The "
      + "screen is the only object that owns it."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let search = try visit.open()
    simulation.user.type("Em", into: search.searchField)
    let early = search.resultsLabel.text ?? ""
    visit.scheduler.letTimePass()
    return early == "" && search.resultsLabel.text == "Emma"
  },
  .feature(
    "a second text is searched for, too",
    otherwise:
      "The action is called once for each pause, so it has to be there after the first call."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let search = try visit.open()
    simulation.user.type("Em", into: search.searchField)
    visit.scheduler.letTimePass()
    search.searchField.text = ""
    simulation.user.type("Sens", into: search.searchField)
    visit.scheduler.letTimePass()
    return search.resultsLabel.text == "Sense and Sensibility"
  },
  .feature(
    "typing searches after another screen has covered the search",
    otherwise:
      "The user opens a result and comes back. The search was covered then, and not left: "
      + "what it throws away when it disappears is missing afterwards."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let search = try visit.open()
    try visit.cover()
    try visit.pop()
    simulation.user.type("Em", into: search.searchField)
    visit.scheduler.letTimePass()
    return search.resultsLabel.text == "Emma"
  },
  .feature(
    "a pause that ends after the search was popped",
    otherwise:
      "The scheduler still holds the debouncer for the rest of the 0.3 seconds. Then the "
      + "action is called, and the screen is deallocated already."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let search = try visit.open()
      simulation.user.type("Em", into: search.searchField)
      try visit.pop()
    }
    visit.scheduler.letTimePass()
    return true
  },
  .deallocates(
    "the search, after it is popped",
    otherwise:
      "The scheduler has called its work and holds nothing any more. Look at what the "
      + "debouncer keeps for as long as it lives."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let search = try visit.open()
    simulation.user.type("Em", into: search.searchField)
    visit.scheduler.letTimePass()
    try visit.pop()
    return [search]
  },
]
