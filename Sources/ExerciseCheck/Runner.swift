import Foundation
import LifecycleKit
import LifecycleReports

/// Runs the checks of an exercise in a process of their own, the whole purpose of which they are.
///
/// The arguments of the process are the learner's file, a file to which the results are appended, and, if the run is to
/// be drawn, a file for its report. Each check is announced before it runs, so that a crash, or a check that never
/// returns, is known by its claim.
public enum ExerciseRun {
  /// Runs the checks, writes the results, and ends the process.
  public static func main(_ checks: [Check]) -> Never {
    Task { @MainActor in
      await Runner(checks, arguments: CommandLine.arguments).run()
      exit(0)
    }
    // As in an app: timers and the main queue go on in the run loop of the main thread.
    let forever = Timer(timeInterval: 1e9, repeats: true) { _ in }
    RunLoop.main.add(forever, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

@MainActor final class Runner {
  private let checks: [Check]
  private let source: String
  private let results: FileHandle?
  private let report: String?
  private var hasReported = false

  init(_ checks: [Check], arguments: [String]) {
    self.checks = checks
    source = arguments.count > 1 ? arguments[1] : ""
    report = arguments.count > 3 ? arguments[3] : nil
    let output = FileHandle(forWritingAtPath: arguments.count > 2 ? arguments[2] : "/dev/stdout")
    _ = try? output?.seekToEnd()
    self.results = output
  }

  func run() async {
    for (number, check) in checks.enumerated() {
      write(CheckLine(check: number, claim: check.claim, why: check.otherwise))
      write(await result(of: check, number))
    }
    write(CheckLine(check: checks.count))
  }

  private func write(_ line: CheckLine) {
    guard let data = try? JSONEncoder().encode(line) else { return }
    try? results?.write(contentsOf: data + Data("\n".utf8))
  }

  private func result(of check: Check, _ number: Int) async -> CheckLine {
    var line = CheckLine(check: number, claim: check.claim, why: check.otherwise)
    do {
      let problem =
        switch check.kind {
        case .answer(let right, let replies): answer(right, replies)
        case .feature(let body): try await feature(body, check)
        case .deallocates(let body): try await leak(body, check)
        case .staysLevel(let body): try await growth(body)
        }
      line.result = problem?.kind ?? "passed"
      if let claim = problem?.claim { line.claim = claim }
      if let why = problem?.why { line.why = why }
      line.path = problem?.path ?? ""
      line.types = problem?.types ?? []
    } catch {
      line.result = "feature"
      // An error of the exercise's own module only says that the flow came to no end.
      let isOwn = String(reflecting: type(of: error)).hasPrefix("Exercise.")
      line.path = isOwn ? "" : "\(error)"
    }
    return line
  }

  private struct Problem {
    let kind: String
    var claim: String?
    var why: String?
    var path = ""
    var types: [String] = []
  }

  // MARK: - Kinds

  private func answer(_ right: String, _ replies: [String: String]) -> Problem? {
    let text = (try? String(contentsOfFile: source, encoding: .utf8)) ?? ""
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("// Answer:") }
    let given = (line ?? "").dropFirst("// Answer:".count).filter { !$0.isWhitespace }.uppercased()
    if given == right.uppercased() { return nil }
    let isOpen = given.isEmpty || given == "?"
    return Problem(
      kind: "answer", claim: isOpen ? "?" : given,
      why: isOpen
        ? "Write the letter of your answer in place of the question mark."
        : replies[given] ?? "Expected one of the letters above, found \(given).")
  }

  private func feature(
    _ body: @escaping @MainActor @Sendable (Simulation) async throws -> Bool, _ check: Check
  ) async throws -> Problem? {
    let stage = CheckStage(check.time)
    defer { stage.stop() }
    let simulation = stage.simulation
    let holds = try await simulation.performInTask { try await body(simulation) }
    return holds ? nil : Problem(kind: "feature")
  }

  private func growth(
    _ body: @escaping @MainActor @Sendable (Simulation, Int) throws -> Void
  ) async throws -> Problem? {
    // A job of the main queue lets no other job run before it returns; a block of the run loop does.
    let growth = try await withCheckedThrowingContinuation { continuation in
      RunLoop.main.perform {
        continuation.resume(
          with: Result { try MainActor.assumeIsolated { try Self.growth(body) } })
      }
    }
    if growth.isEmpty { return nil }
    return Problem(kind: "leak", path: "\(growth)", types: growth.types.map(\.name))
  }

  private static func growth(_ body: (Simulation, Int) throws -> Void) throws -> GrowthReport {
    let simulation = CheckStage(.virtual).simulation
    return try simulation.performWithTasks {
      try simulation.growth(over: 3, rest: .zero) { round in
        try body(simulation, round)
        letTasksRun()
        // Transitions end, and what their ends have started is done as well.
        simulation.advance(by: .seconds(1))
        letTasksRun()
      }
    }
  }

  /// Lets the main queue and the tasks of the main actor go on for a moment, and those that they start.
  private static func letTasksRun() {
    let end = Date(timeIntervalSinceNow: 0.03)
    repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
  }

  private func leak(
    _ body: @escaping @MainActor @Sendable (Simulation) async throws -> [AnyObject], _ check: Check
  ) async throws -> Problem? {
    let stage = CheckStage(check.time)
    let simulation = stage.simulation
    let objects = try await simulation.performInTask { try await Self.weakly(body, simulation) }
    stage.stop()
    await simulation.advance(by: .seconds(3))
    await simulation.wait(atMost: .milliseconds(300)) { objects.allSatisfy { $0.object == nil } }
    let isAlive = objects.contains { $0.object != nil }
    // A screen that never left a hierarchy is found by the scan alone.
    if isAlive { await simulation.advance(by: .seconds(20)) }
    writeReport(of: simulation)
    let alive = objects.filter { $0.object != nil }
    if alive.isEmpty { return nil }
    // Objects of one type may have the same path.
    var stories: [String] = []
    for story in alive.map({ story(of: $0, in: simulation) }) where !stories.contains(story) {
      stories.append(story)
    }
    return Problem(
      kind: "leak", path: stories.joined(separator: "\n"),
      types: alive.map(\.type))
  }

  /// A function of its own, so that no local variable holds the objects when it has returned.
  @inline(never) private static func weakly(
    _ body: @MainActor @Sendable (Simulation) async throws -> [AnyObject], _ simulation: Simulation
  ) async throws -> [CheckedObject] {
    try await body(simulation).map { object in
      if !(object is UIViewController) {
        simulation.expectDeallocation(of: object, reason: "the flow ended")
      }
      return CheckedObject(object)
    }
  }

  /// The words about a living object, and the path that leads to it. How to mend it is left to the learner.
  private func story(of checked: CheckedObject, in simulation: Simulation) -> String {
    guard let address = checked.object.map({ ObjectAddress(of: $0) }) else { return "" }
    let name =
      (checked.object as? UIViewController)?.readableName
      ?? simulation.leaks.first { $0.typeName == checked.type && $0.isOpen }?.subject
    let leak = simulation.leaks.first { $0.subject == name && $0.isOpen }
    let retention = leak?.retention ?? simulation.retention(ofObjectAt: address)
    let headline = leak?.headline ?? "\(name ?? checked.type) is alive"
    return ([headline] + Self.withoutRepair(retention.text(indentation: 2)))
      .joined(separator: "\n")
  }

  /// The lines of a path without the underlined words of its repair, without the mark at what to repair, and without
  /// the count of references, which says nothing about what to mend.
  private static func withoutRepair(_ text: String) -> [String] {
    var lines: [String] = []
    var hanging = ""
    for line in text.split(separator: "\n").map(String.init)
    where !line.contains(#/references? (explained|found, retain count)/#) {
      if let line = line.firstMatch(of: #/^ *~~~+ /#) {
        hanging = String(repeating: " ", count: line.output.count)
      } else if hanging.isEmpty || !line.hasPrefix(hanging) {
        hanging = ""
        lines.append(line.replacing("~", with: " ", maxReplacements: 1))
      }
    }
    return lines
  }

  private func writeReport(of simulation: Simulation) {
    guard let report, !hasReported else { return }
    hasReported = true
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(simulation.report(title: "")) else { return }
    try? WholeFile.write(Array(data), to: report)
  }
}

/// An object that should be deallocated, held weakly: what says whether it was.
@MainActor private final class CheckedObject {
  private(set) weak var object: AnyObject?
  let type: String

  init(_ object: AnyObject) {
    self.object = object
    type = String(describing: Swift.type(of: object))
  }
}

/// The simulation of one check.
@MainActor private final class CheckStage {
  let simulation = Simulation()
  private let driver: VirtualClockDriver?

  init(_ time: Check.Time) {
    driver = time == .live ? VirtualClockDriver(clock: simulation.clock, timeScale: 0) : nil
    driver?.start()
  }

  func stop() { driver?.stop() }
}
