import LeakDetection
import ObjectGraph
import UIKitCore
import VirtualTime

/// A flow that was played, and the app at its end.
///
/// Holds the simulation and the app; ends them when it goes.
@MainActor public struct PlayedFlow {
  private let run: FlowRun
  /// The faults at the end, a line each; empty where there are none.
  public let faults: [String]

  /// Judges the end of a flow. `lifecycle mend` has its leaks and its log by way of the folder for findings.
  init(_ run: FlowRun, _ flow: [String]) {
    self.run = run
    faults =
      run.judge().filter { $0.kind != .leak }.map { "\($0.kind.rawValue): \($0.key)" }
      + run.simulation.judgedLeaks.map { "leak: \($0.signature)" }
    run.simulation.findings(played: flow).writeIntoFolder()
  }

  /// The simulation, some time after the last action.
  public var simulation: Simulation { run.simulation }

  /// The actions that are open at the end, by name.
  public var offers: [String] { run.offers.map { run.rules.name(of: $0) } }
}

extension Simulation {
  /// The leaks at the end of a flow, and its log without them.
  fileprivate func findings(played flow: [String]) -> TestFindings {
    var findings = TestFindings(played: flow, leaks: leaks.filter(\.isOpen), flow: log.flow())
    findings.earlyEnds = earlyEnds
    return findings
  }
}

/// An action of a flow that could not be played.
public struct FlowInterruption: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action that was not open.
  public var action: String
  /// How many actions were played before it.
  public var position: Int
  /// The actions that were open in its place.
  public var offers: [String]

  /// The action that was not open, and those that were.
  public var description: String {
    "action \(position + 1), \"\(action)\", is not open; open are: "
      + (offers.isEmpty ? "none" : offers.joined(separator: ", "))
  }
}

/// A suspected fault at the end of a flow, found without looking closely.
///
/// Suspicions with one key are looked into once: where it was met first.
struct FlowSuspicion: Hashable, Sendable, Codable {
  var kind: FlowFinding.Kind
  var key: String
}

extension FlowRun {
  /// Judges the end of a flow: misuses of its last action, promises, and the objects that are still alive after a while.
  ///
  /// Lets time pass, so nothing can be played from here.
  func judge() -> [FlowSuspicion] {
    var found = suspicionsAtOnce()
    forgetOffers()
    // Where the time stands still, waiting shows nothing more.
    if simulation.clock.standstill != nil { return found }
    // First of all, because the checks take longer than many a promise has.
    let broken = promisesBrokenInTime()
    if rules.judgesLeaks { _ = simulation.conclude() }
    for report in simulation.leaks where rules.judgesLeaks && report.isOpen {
      // The same screen may leak in two ways. What has just left is told apart by how it was made to.
      let how = report.since >= actionBegan ? latestAction.map { after($0) } ?? "" : ""
      found.append(FlowSuspicion(kind: .leak, key: Self.words(of: report) + how))
    }
    for index in broken {
      found.append(FlowSuspicion(kind: .brokenPromise, key: rules.promises[index].words))
    }
    return found
  }

  /// The suspicions that need no waiting: misuses of the last action, and promises of what always holds.
  func suspicionsAtOnce() -> [FlowSuspicion] {
    var found: [FlowSuspicion] = []
    if rules.judgesLeaks, simulation.misuses.count > misusesBefore {
      for misuse in simulation.misuses[misusesBefore...] {
        found.append(FlowSuspicion(kind: .misuse, key: Self.words(of: misuse)))
      }
    }
    for (index, promise) in rules.promises.enumerated()
    where promise.patience == nil && isBroken(promise: index) {
      found.append(FlowSuspicion(kind: .brokenPromise, key: promise.words))
    }
    return found
  }

  private func isBroken(promise index: Int) -> Bool {
    isDue(promise: index) && !keeps(promise: index)
  }

  private func after(_ action: UInt64) -> String {
    Self.words(after: rules.name(of: action), on: screenBefore.words)
  }

  /// How a leak's key ends that came with an action.
  static func words(after action: String, on screen: String) -> String {
    ", after \(action) on \(screen)"
  }

  /// The objects that will leak if nothing else is done, in the words of their reports: those alive that left with the
  /// latest action, and where checks look for what never left, those as well. Lets no time pass.
  ///
  /// - Complexity: O(1) where all that left is gone and nothing else is watched.
  var suspects: [String] {
    var words: [String] = []
    let (check, scan) = (simulation.delayedCheck, simulation.scan)
    if check.tally.pending > 0 {
      for expectation in check.expectations
      where expectation.state == .pending && expectation.since >= actionBegan {
        words.append(Self.words(of: Self.type(of: expectation.subject), expectation.reason))
      }
    }
    if scan.registersAtInit || !check.isAutomatic {
      for watched in scan.watched where !watched.isReachable {
        words.append(Self.words(of: Self.type(of: watched.name), nil))
      }
    }
    return words
  }

  /// `Profile#3` without its serial number.
  private static func type(of name: String) -> String { String(name.prefix { $0 != "#" }) }

  /// The promises that may be kept later, and are not kept now.
  var suspicionsInTime: [FlowSuspicion] {
    rules.promises.indices.filter { rules.promises[$0].patience != nil && isBroken(promise: $0) }
      .map { FlowSuspicion(kind: .brokenPromise, key: rules.promises[$0].words) }
  }

  /// Lets time pass until each promise that may wait was kept once or had its time; from deadline to deadline, in a
  /// thousand steps at most.
  /// - Returns: the places of those that were not kept.
  private func promisesBrokenInTime() -> [Int] {
    let began = simulation.clock.now
    var waiting = rules.promises.indices.compactMap { index in
      rules.promises[index].patience.map { (index: index, end: began.advanced(by: $0)) }
    }
    .filter { isDue(promise: $0.index) }
    var broken: [Int] = []
    for _ in 0..<1_000 {
      waiting.removeAll { keeps(promise: $0.index) }
      let now = simulation.clock.now
      broken += waiting.filter { $0.end <= now }.map(\.index)
      waiting.removeAll { $0.end <= now }
      guard let end = waiting.map(\.end).min() else { break }
      let next = min(simulation.clock.nextDeadline ?? end, end)
      simulation.advance(by: max(now.duration(to: next), .milliseconds(1)))
    }
    return (broken + waiting.map(\.index)).sorted()
  }

  /// A leak without a look at who holds it: what leaked and how it left.
  static func words(of report: LeakReport) -> String {
    guard let departure = report.departure else { return "\(report.typeName), \(report.foundBy)" }
    return words(of: report.typeName, departure.words)
  }

  /// Same as for a report, by the type of what leaked and the words for how it left.
  static func words(of typeName: String, _ departure: String?) -> String {
    "\(typeName), \(LeakSignature.withoutSerial(departure ?? "which did not leave"))"
  }

  /// A misuse without what differs from flow to flow: the numbers of objects, and of work without end the instant and
  /// how many pieces of one name wait.
  static func words(of misuse: UIKitMisuse) -> String {
    var message = misuse.message.replacing(#/#\d+/#, with: "")
    if misuse.kind == .timeStandsStill {
      let lines = message.replacing(#/,? at \d[\d,.]* s/#, with: "")
        .replacing(#/\n  and .*/#, with: "").components(separatedBy: "\n  ")
      var names: [String] = []
      for name in lines.dropFirst() where !names.contains(name) { names.append(name) }
      message = ([lines[0]] + [names.joined(separator: ", ")].filter { !$0.isEmpty })
        .joined(separator: " ")
    }
    return "\(misuse.kind.rawValue): \(message)"
  }
}

extension Simulation {
  /// The leaks, a group a mistake, without those of a task that has yet to begin: no task begins while exploring, and
  /// what it holds may be released at its end.
  var judgedLeaks: [LeakGroup] {
    LeakSummary(leaks).groups.filter { group in
      group.leaks.contains { $0.report.retention?.path?.beginsAtUnbegunTask != true }
    }
  }
}
