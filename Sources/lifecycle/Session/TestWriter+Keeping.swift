import LifecycleKit

extension TestWriter {
  /// The weak variable of a screen or of a coordinator.
  mutating func object(_ reference: Script.Reference) throws(TestSource.Untranslatable) -> String {
    coordinators.contains(reference.name)
      ? Self.variable(reference.name) : try variable(reference)
  }

  /// Writes a step about coordinators, links and services.
  mutating func keep(_ step: Script.Step) throws(TestSource.Untranslatable) {
    switch step {
    case .coordinator(let name, let hold):
      makeCoordinator(name)
      let screen = try variable(hold.screen)
      addScoped(
        ["let coordinator = Coordinator()"],
        "coordinator.\(hold.isWeak ? "weakScreen" : "screen") = \(screen)",
        "coordinators[\(name.swiftLiteral)] = coordinator",
        "\(Self.variable(name)) = coordinator")
    case .link(let holder, let target, let isWeak): try write(holder, target, isWeak)
    case .register(let service, let name, let hold): try write(service, name, hold)
    case .invalidateTimer(let name):
      add("timers.removeValue(forKey: \(name.swiftLiteral))?.invalidate()")
    case .removeObserver(let name):
      add(
        "if let observer = observers.removeValue(forKey: \(name.swiftLiteral)) {",
        "  simulation.services.notificationCenter.removeObserver(observer)", "}")
    default: break
    }
  }

  mutating func release(coordinator name: String) {
    add(
      "if let coordinator = coordinators.removeValue(forKey: \(name.swiftLiteral)) {",
      "  simulation.expectDeallocation(",
      "    of: coordinator, reason: \("\(name) was released".swiftLiteral))", "}")
  }

  private mutating func write(
    _ holder: Script.Reference, _ target: Script.Reference, _ isWeak: Bool
  ) throws(TestSource.Untranslatable) {
    let object = try object(target)
    if coordinators.contains(holder.name) {
      if !isWeak { add("\(Self.variable(holder.name))?.linked.append(try #require(\(object)))") }
      return
    }
    let screen = "(\(try variable(holder)) as? \(holder.name))?"
    link(holder.name)
    add(
      isWeak
        ? "\(screen).delegate = \(object)" : "\(screen).links.append(try #require(\(object)))")
  }

  /// Writes the registration with a service, and allows it to remain, because the session did not object to it.
  private mutating func write(
    _ service: Script.Service, _ name: String, _ hold: Script.Hold
  ) throws(TestSource.Untranslatable) {
    let screen = ["let screen = try #require(\(try variable(hold.screen)))"]
    let literal = name.swiftLiteral
    let capture = hold.isWeak ? "[weak screen] " : ""
    let action = "screen\(hold.isWeak ? "?" : "").title = \(literal)"
    switch service {
    case .timer:
      need(local: "var timers: [String: SimulatedTimer] = [:]")
      allow(".pendingWork(named: \(literal)")
      allow(".registrations(named: \("timer '\(name)' (repeating)".swiftLiteral)")
      addScoped(
        screen, "timers[\(literal)] = simulation.services.scheduledTimer(",
        "  named: \(literal), every: .seconds(1), owner: screen", ") { \(capture)_ in \(action) }")
    case .notification:
      need(local: "var observers: [String: SimulatedNotificationToken] = [:]")
      allow(".registrations(named: \("notification '\(name)'".swiftLiteral)")
      addScoped(
        screen, "observers[\(literal)] = simulation.services.notificationCenter.addObserver(",
        "  forName: \(literal), owner: screen", ") { \(capture)_ in \(action) }")
    case .task:
      allow(".pendingWork(named: \"sleep\"")
      allow(".registrations(named: \("task '\(name)'".swiftLiteral)")
      let captures =
        hold.isWeak ? "weak screen, clock = simulation.clock" : "clock = simulation.clock"
      addScoped(
        screen, "simulation.services.tasks.start(\(literal), owner: screen) {",
        "  [\(captures)] in", "  while true {", "    try await clock.sleep(for: .seconds(1))",
        "    \(action)", "  }", "}")
    }
  }
}
