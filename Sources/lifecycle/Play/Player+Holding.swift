import LifecycleKit

extension Player {
  /// An object of the app's that keeps screens and other coordinators; the script keeps it until it is released.
  @MainActor final class Coordinator {
    var screen: UIViewController?
    weak var weakScreen: UIViewController?
    var linked: [AnyObject] = []
  }

  /// A coordinator that a script speaks of, and its expectation to go once it was released.
  struct MadeCoordinator {
    weak var object: Coordinator?
    var expectation: ExpectationHandle?
  }

  /// Does what a step says about coordinators, links and services.
  func keep(_ step: Script.Step) throws(StepFailure) {
    switch step {
    case .coordinator(let name, let hold):
      let screen = try cast.living(hold.screen)
      let coordinator = Coordinator()
      if hold.isWeak { coordinator.weakScreen = screen } else { coordinator.screen = screen }
      coordinators[name] = coordinator
      madeCoordinators[name] = MadeCoordinator(object: coordinator)
    case .link(let holder, let target, let isWeak): try link(holder, to: target, isWeak: isWeak)
    case .register(let service, let name, let hold): try register(service, name, hold)
    case .invalidateTimer(let name):
      guard let timer = timers.removeValue(forKey: name) else {
        throw StepFailure(expected: "a timer \"\(name)\"", found: "none")
      }
      timer.invalidate()
    case .removeObserver(let name):
      guard let token = observers.removeValue(forKey: name) else {
        throw StepFailure(expected: "an observer of \"\(name)\"", found: "none")
      }
      simulation.services.notificationCenter.removeObserver(token)
    case .post(let name): simulation.services.notificationCenter.post(name: name)
    default: break
    }
  }

  private func link(
    _ holder: Script.Reference, to target: Script.Reference, isWeak: Bool
  ) throws(StepFailure) {
    let object: AnyObject =
      if let coordinator = coordinators[target.name] { coordinator } else {
        try cast.living(target)
      }
    if let coordinator = coordinators[holder.name] {
      if !isWeak { coordinator.linked.append(object) }
      return
    }
    guard let screen = try cast.living(holder) as? ScriptScreen else {
      throw StepFailure(
        expected: "a screen of the script", found: holder.words, column: holder.column)
    }
    screen.link(to: object, isWeak: isWeak)
  }

  private func register(
    _ service: Script.Service, _ name: String, _ hold: Script.Hold
  ) throws(StepFailure) {
    let screen = try cast.living(hold.screen)
    let services = simulation.services
    switch (service, hold.isWeak) {
    case (.timer, false):
      timers[name] = services.scheduledTimer(named: name, every: .seconds(1), owner: screen) { _ in
        screen.title = name
      }
    case (.timer, true):
      timers[name] = services.scheduledTimer(named: name, every: .seconds(1), owner: screen) {
        [weak screen] _ in screen?.title = name
      }
    case (.notification, false):
      observers[name] = services.notificationCenter.addObserver(forName: name, owner: screen) { _ in
        screen.title = name
      }
    case (.notification, true):
      observers[name] = services.notificationCenter.addObserver(forName: name, owner: screen) {
        [weak screen] _ in screen?.title = name
      }
    case (.task, false):
      services.tasks.start(name, owner: screen) { [clock = simulation.clock] in
        while true {
          try await clock.sleep(for: .seconds(1))
          screen.title = name
        }
      }
    case (.task, true):
      services.tasks.start(name, owner: screen) { [weak screen, clock = simulation.clock] in
        while true {
          try await clock.sleep(for: .seconds(1))
          screen?.title = name
        }
      }
    }
  }

  /// Releases a coordinator, and expects it to be deallocated.
  func release(coordinator name: String) {
    guard let coordinator = coordinators.removeValue(forKey: name) else { return }
    madeCoordinators[name]?.expectation = simulation.expectDeallocation(
      of: coordinator, reason: "\(name) was released")
  }
}
