import LifecycleKit

extension Player {
  /// Compares what a script expects with what there is.
  func check(_ expectation: Script.Expectation) throws(StepFailure) {
    switch expectation {
    case .onScreen(let reference):
      let label = try cast.label(of: reference)
      let found = simulation.visibleViewController?.readableName ?? "nothing"
      try require(found == label, "\(label) on screen", found)
    case .alive(let reference):
      try require(
        try lives(reference), "\(try subject(reference)) to be alive", "it is deallocated")
    case .deallocated(let reference):
      try require(
        try !lives(reference), "\(try subject(reference)) to be deallocated", "it is alive")
    case .leaked(let reference, let finder): try checkLeak(reference, finder)
    case .noLeaks:
      let leaks = simulation.leaks.filter(\.isOpen).map(\.subject)
      try require(leaks.isEmpty, "no leaks", leaks.joined(separator: ", "))
    case .stack(let references, let place): try checkStack(references, place)
    case .misuse(let kind): try checkMisuse(kind)
    case .noMisuses:
      let kinds = simulation.misuses.map(\.kind.rawValue)
      try require(kinds.isEmpty, "no misuses", kinds.joined(separator: ", "))
    }
  }

  /// Whether a screen or a coordinator lives.
  private func lives(_ reference: Script.Reference) throws(StepFailure) -> Bool {
    if let coordinator = madeCoordinators[reference.name] { return coordinator.object != nil }
    return try cast.find(reference) != nil
  }

  /// The subject's name in reports. A coordinator has one there once its deallocation is expected.
  private func subject(_ reference: Script.Reference) throws(StepFailure) -> String {
    guard let coordinator = madeCoordinators[reference.name] else {
      return try cast.label(of: reference)
    }
    return coordinator.expectation?.expectation?.subject ?? reference.name
  }

  private func require(
    _ isMet: Bool, _ expected: String, _ found: @autoclosure () -> String
  ) throws(StepFailure) {
    guard isMet else { throw StepFailure(expected: expected, found: found()) }
  }

  private func checkLeak(
    _ reference: Script.Reference, _ finder: Script.Finder
  ) throws(StepFailure) {
    let label = try subject(reference)
    let leak = simulation.leaks.last { $0.subject == label && $0.isOpen }
    guard let leak else {
      let state = try !lives(reference) ? "it is deallocated" : "no report of it"
      throw StepFailure(expected: "\(label) to be reported as leaked", found: state)
    }
    // The leak is known, so it is not told of again when only its finder is another.
    announced.insert(label)
    let foundBy = leak.foundBy.map(\.words).joined(separator: ", then ")
    switch finder {
    case .either: break
    case .delayedCheck:
      try require(
        leak.foundBy.contains(.delayedCheck), "\(label) to be found by the delayed check", foundBy)
    case .scan:
      try require(leak.foundBy.contains(.reachabilityScan), "\(label) to be found by scan", foundBy)
    case .scanOnly:
      try require(
        leak.foundBy == [.reachabilityScan], "\(label) to be found by scan only", foundBy)
    }
  }

  private func checkStack(
    _ references: [Script.Reference], _ place: Script.Reference?
  ) throws(StepFailure) {
    let found = try navigation(place).viewControllers.map(\.readableName)
    let isMet =
      found.count == references.count && zip(references, found).allSatisfy { $0.matches($1) }
    let words = references.map(\.words).joined(separator: " ")
    try require(isMet, "the stack \(words)", found.joined(separator: " "))
  }

  /// Each expectation takes one misuse, so that two of a kind need two lines.
  private func checkMisuse(_ kind: UIKitMisuse.Kind) throws(StepFailure) {
    lookAtMisuses()
    if let place = openMisuses.firstIndex(where: { $0.kind == kind }) {
      openMisuses.remove(at: place)
      return
    }
    let misuses = simulation.misuses
    let all = misuses.map(\.kind.rawValue).joined(separator: ", ")
    let hadSome = misuses.contains { $0.kind == kind }
    throw StepFailure(
      expected: "a misuse \(kind.rawValue)",
      found: all.isEmpty ? "none" : hadSome ? "no other than \(all)" : all)
  }

  func lookAtMisuses() {
    openMisuses += simulation.misuses[metMisuseCount...]
    metMisuseCount = simulation.misuses.count
  }
}
