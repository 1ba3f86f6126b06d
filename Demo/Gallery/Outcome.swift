import LifecycleKit

/// What came of one form of a shape: what each check said, and what became of the subjects.
public struct Outcome: Sendable {
  /// The form that was played.
  public let form: Form
  /// What the checks reported while the app went on for twenty seconds.
  public internal(set) var reports: [LeakReport] = []
  /// How many subjects lived when the flow had come to its end: what a teardown assertion looks at.
  public internal(set) var livingAtEnd = 0
  /// How many of them lived ten minutes later.
  public internal(set) var livingForGood = 0
  /// Whether more than one instance was alive, after one play and after two.
  public internal(set) var isCounted = (first: false, second: false)
  /// Whether more instances were alive than expected after one play: what expected numbers catch that a fixed
  /// maximum does not.
  public internal(set) var isUnexpected = false
  /// Who holds the first subject that lives.
  public internal(set) var retention: ObjectRetention?
  /// What happened in the first play, drawn.
  public internal(set) var timeline = ""
  /// The registrations with services whose owner has gone.
  public internal(set) var remaining: [String] = []

  /// Plays a form of a shape and looks on.
  @MainActor public static func of(_ shape: any LeakShape.Type, _ form: Form) async throws
    -> Outcome
  {
    let stage = Stage(form)
    let simulation = stage.simulation
    var outcome = Outcome(form: form)
    defer {
      stage.end()
      shape.cleanUp()
    }
    try await shape.play(on: stage)
    outcome.livingAtEnd = stage.livingSubjects.count
    await simulation.advance(by: .seconds(20))
    outcome.reports = simulation.leaks
    outcome.timeline = simulation.log.timeline()
    outcome.retention = outcome.reports.first?.retention ?? retention(on: stage)
    outcome.remaining = simulation.services.registrations.filter { $0.owner == .gone }.map(\.name)
    outcome.isCounted.first = stage.isAnyCount { _ in 1 }
    outcome.isUnexpected = stage.isAnyCount(above: \.expected)
    try await shape.play(on: stage)
    outcome.isCounted.second = stage.isAnyCount { _ in 1 }
    await simulation.advance(by: .seconds(600))
    outcome.livingForGood = stage.livingSubjects.count
    return outcome
  }

  @MainActor private static func retention(on stage: Stage) -> ObjectRetention? {
    stage.livingSubjects.first.map(stage.simulation.retention)
  }

  /// Whether every check was silent and every subject went in time.
  public var isClean: Bool {
    reports.isEmpty && livingAtEnd == 0 && !isCounted.second
  }

  /// What a check made of this form, in the catalogue's letters.
  ///
  /// The sanitizer judges whole processes when they end, so its cell is what the catalogue's entry says and
  /// `Tests/SanitizedFixtures/judge` holds it to.
  public func cell(_ check: Check, of entry: CatalogueEntry) -> Cell {
    switch check {
    case .delayed: alarm(reports.contains { $0.foundBy.contains(.delayedCheck) }, entry.kind)
    case .scan: alarm(reports.contains { $0.foundBy.contains(.reachabilityScan) }, entry.kind)
    case .teardown: alarm(livingAtEnd > 0, entry.kind)
    case .counting:
      isCounted.first || !isCounted.second ? alarm(isCounted.first, entry.kind) : .second
    case .path: pathCell(entry.kind)
    case .sanitizer: entry.expectedCell(.sanitizer)
    }
  }

  private func alarm(_ isRaised: Bool, _ kind: CatalogueEntry.Kind) -> Cell {
    switch kind {
    case .cycle, .abandoned, .remains: isRaised ? .found : .missed
    case .transient, .correct: isRaised ? .falseAlarm : .silent
    }
  }

  private func pathCell(_ kind: CatalogueEntry.Kind) -> Cell {
    if kind == .correct { return .silent }
    guard let path = retention?.path else { return .missed }
    return path.referenceCount(.probable) > 0 ? .partly : .found
  }
}
