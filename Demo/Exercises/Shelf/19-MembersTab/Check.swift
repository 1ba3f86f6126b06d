import ExerciseCheck
import UIKit

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// A service that answers when the check wants it to.
private final class SlowService: MemberService {
  private var waiting: [() -> Void] = []

  func load(_ name: String, completion: @escaping () -> Void) {
    waiting.append(completion)
  }

  func answer() {
    let answered = waiting
    waiting = []
    for completion in answered { completion() }
  }
}

/// Keeps the coordinator for as long as the app runs, as a scene delegate does.
@MainActor private enum App {
  static var coordinator: TabsCoordinator?
}

/// The app's tabs, on screen.
@MainActor private struct Visit {
  let service = SlowService()
  let coordinator: TabsCoordinator
  let simulation: Simulation

  init(simulation: Simulation) {
    self.simulation = simulation
    coordinator = TabsCoordinator(service: service)
    App.coordinator = coordinator
    simulation.show(coordinator.tabs)
  }

  /// Gives the right, and opens the tab.
  func openMembers() throws -> UINavigationController {
    coordinator.isAdministrator = true
    try simulation.settle()
    simulation.user.tapTab(at: 1, of: coordinator.tabs)
    try simulation.settle()
    guard let stack = coordinator.tabs.selectedViewController as? UINavigationController,
      coordinator.tabs.viewControllers?.count == 2
    else { throw NotShown() }
    return stack
  }

  func list(of stack: UINavigationController) throws -> MembersViewController {
    guard let list = stack.viewControllers.first as? MembersViewController else {
      throw NotShown()
    }
    return list
  }

  func select(_ name: String, in stack: UINavigationController) throws {
    try list(of: stack).select(name)
    service.answer()
    try simulation.settle()
  }

  func takeRightAway() throws {
    coordinator.isAdministrator = false
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "a member that is selected is opened in the tab",
    otherwise:
      "The list calls onOpen when the member is loaded, and the tab's stack shows the member."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let stack = try visit.openMembers()
    try visit.select("Ada", in: stack)
    return stack.topViewController is MemberViewController
      && stack.topViewController?.title == "Ada"
  },
  .feature(
    "without the right there is one tab, and with it there are two again",
    otherwise: "The tab comes and goes with the right, as often as it is given and taken."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    _ = try visit.openMembers()
    try visit.takeRightAway()
    let count = visit.coordinator.tabs.viewControllers?.count
    _ = try visit.openMembers()
    return count == 1
  },
  .feature(
    "members are opened in the tab that is back",
    otherwise:
      "The tab that comes back has a list, and the list opens members as the first one did."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    try visit.select("Ada", in: visit.openMembers())
    try visit.takeRightAway()
    let stack = try visit.openMembers()
    try visit.select("Grace", in: stack)
    return stack.topViewController?.title == "Grace"
  },
  .feature(
    "a member that is loaded after the tab was taken away",
    otherwise:
      "The service still holds the list then, until it has answered. The list calls onOpen, "
      + "and the stack of the tab is deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      try visit.list(of: visit.openMembers()).select("Ada")
    }
    try visit.takeRightAway()
    visit.service.answer()
    try simulation.settle()
    return visit.coordinator.tabs.viewControllers?.count == 1
  },
  .deallocates(
    "the tab's stack, list and member, after the tab is taken away",
    otherwise:
      "The tab bar controller has released the tab. Look for the other object that holds it, "
      + "and for the way back to it from its own list."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let stack = try visit.openMembers()
    try visit.select("Ada", in: stack)
    let screens = stack.viewControllers
    try visit.takeRightAway()
    return [stack] + screens
  },
  .feature(
    "the tab begins with its list when it is back",
    otherwise:
      "The next administrator is another one. The tab that comes back shows the list, and not "
      + "the member that was open."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    try visit.select("Ada", in: visit.openMembers())
    try visit.takeRightAway()
    let stack = try visit.openMembers()
    return stack.topViewController is MembersViewController
  },
  .feature(
    "the right, given once more, leaves the open member on screen",
    otherwise:
      "didSet runs whenever the right is set, also from true to true. The tab that is there then "
      + "has to stay."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    try visit.select("Ada", in: visit.openMembers())
    visit.coordinator.isAdministrator = true
    try simulation.settle()
    let stack = visit.coordinator.tabs.selectedViewController as? UINavigationController
    return stack?.topViewController?.title == "Ada"
  },
]
