import LifecycleKit

/// The failure text of each finding, with advice.

extension Simulation {
  /// The report, and what is alive with its subject.
  func story(of report: LeakReport) -> String {
    let address = unreachableAddresses[report.subject]
    let aliveWith = address.map { aliveWithLine(of: [$0]) } ?? []
    return (report.text(places: true).trimmedLines + aliveWith).joined(separator: "\n")
  }

  /// The story of a leak, and what leaks by it and goes with it.
  func failure(of report: LeakReport, with victims: [LeakReport]) -> String {
    var open = report
    open.aftermath = nil
    var lines = [story(of: open)]
    if !report.isOpen {
      lines.append("  afterwards         no longer leaked when the test was over")
    }
    if !victims.isEmpty {
      lines.append("  leaked with it     \(victims.map(\.subject).inALine(most: 8))")
    }
    var types: [String] = []
    for leak in [report] + victims where !types.contains(leak.typeName) {
      types.append(leak.typeName)
    }
    let allowances = types.map { ".leaks(of: \($0).self, \"why\")" }
    lines.append("  to allow it        \(allowances.joined(separator: ", "))")
    return lines.joined(separator: "\n")
  }
}

extension UIKitMisuse {
  var failure: String {
    """
    \(controller) was misused: \(message)
      when               \(instant)
      in UIKit           \(reaction.words)
      to allow it        .misuse(.\(kind), "why")
    """
  }
}

extension UIKitMisuse.Reaction {
  fileprivate var words: String {
    switch self {
    case .exception: "an exception, which ends the app"
    case .warning: "a warning"
    case .silence: "allowed, and seldom meant"
    case .impossible: "no user could do this"
    }
  }
}

extension DeallocationExpectation {
  var failure: String {
    """
    \(subject) was not judged: \(reason), and alive when time stopped for it
      to fix it          let the application be in the foreground when the test is over
    """
  }
}

extension [PendingVirtualWork] {
  /// Of the remaining work at most five pieces are named.
  var failure: String {
    listed(
      count == 1
        ? "1 piece of work remains when the test is over:"
        : "\(count) pieces of work remain when the test is over:",
      most: 5,
      advice: [
        "to fix it          cancel it when its screen goes, or advance the time past it",
        "to allow it        .pendingWork(named: \"\(self[0].name)\", \"why\")",
      ])
  }
}

extension [SimulatedRegistration] {
  /// Of the remaining registrations at most five are named.
  var failure: String {
    listed(
      count == 1
        ? "1 registration remains when the test is over:"
        : "\(count) registrations remain when the test is over:",
      most: 5,
      advice: [
        "to fix it          take it back when its owner goes",
        "to allow it        .registrations(named: \"\(self[0].name)\", \"why\")",
      ])
  }
}

extension [Simulation.RemainingTask] {
  /// The tasks in words, with at most five of the places where they were started.
  var note: String {
    let count = map(\.count).reduce(0, +)
    return listed(
      count == 1
        ? "1 task goes on without the \(self[0].screen) that started it:"
        : "\(count) tasks go on without the screens that started them:",
      most: 5,
      advice: [
        "to fix it          keep the task in a property, and cancel it in the screen's deinit"
      ])
  }
}

extension [LifecycleEvent] {
  /// Of the events that were not asserted at most ten are listed.
  var failure: String {
    map { "\($0.instant)  \($0.line)" }.listed(
      count == 1 ? "1 event was not asserted:" : "\(count) events were not asserted:",
      most: 10,
      advice: [
        "to assert them     simulation.expectEvents, simulation.expectTimeline",
        "to pass over them  simulation.skipEvents(because: \"why\")",
      ])
  }
}

extension Array {
  /// A heading, the first few elements, how many more there are, and what can be done.
  fileprivate func listed(_ heading: String, most limit: Int, advice: [String]) -> String {
    var lines = prefix(limit).map { "\($0)" }
    if count > limit { lines.append("and \(count - limit) more") }
    return ([heading] + (lines + advice).map { "  " + $0 }).joined(separator: "\n")
  }
}

extension [String] {
  /// The first few elements, and how many more there are.
  fileprivate func inALine(most limit: Int) -> String {
    let tail = count > limit ? " and \(count - limit) more" : ""
    return prefix(limit).joined(separator: ", ") + tail
  }
}

extension Simulation {
  /// The objects that these keep alive besides themselves, in a line; nothing where that is nothing.
  ///
  /// At most eight names, each once, in the order in which they are met.
  func aliveWithLine(of addresses: [ObjectAddress]) -> [String] {
    guard let heap = try? LiveHeap() else { return [] }
    var names: [String] = []
    // A task of the test leads to the check of the test.
    for object in objectsAlive(with: addresses, in: heap, without: ["LifecycleTesting"]) {
      let name = name(ofObjectAt: object, in: heap)
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { return [] }
    return ["  alive with it      \(names.inALine(most: 8))"]
  }

  func name(ofObjectAt address: ObjectAddress) -> String {
    (try? LiveHeap()).map { name(ofObjectAt: address, in: $0) } ?? "an object"
  }
}
