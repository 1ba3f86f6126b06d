import LifecycleKit
import SeededRandom
import Testing

/// Programs that are run again under other conditions come to the same hierarchy and to the same verdicts.
@Suite(.serialized) @MainActor struct RerunTests {
  static let length = 200

  @Test(arguments: Rerun.Condition.allCases.dropFirst())
  func `a condition changes neither the hierarchy nor the verdicts`(
    condition: Rerun.Condition
  ) async {
    // A search for each leak takes most of the time, above all in debug.
    let searches = condition == .withSearch
    let length = searches ? Campaign.size(40, full: Self.length) : Self.length
    for seed in Campaign.seeds(searches ? 1 : 6, full: 300) {
      let program = Rerun.program(seed: seed, length: length, isCalm: false)
      await report(seed, program) { await Self.differs($0, under: condition) }
    }
  }

  @Test func `a calm program comes to the same with and without animation`() async {
    for seed in Campaign.seeds(15, full: 300) {
      let program = Rerun.program(seed: seed, length: Self.length, isCalm: true)
      await report(seed, program, Self.differsWithoutAnimation)
    }
  }

  private func report(
    _ seed: UInt64, _ program: [Operation],
    _ differs: @escaping @MainActor ([Operation]) async -> Bool
  ) async {
    guard await differs(program) else { return }
    var shrinking = Shrinking(attempts: 1_000, fails: differs)
    let shortest = await shrinking.shrink(program)
    Issue.record("seed \(seed):\n\(Program(shortest).text)")
  }

  private static func differs(
    _ program: [Operation], under condition: Rerun.Condition
  ) async -> Bool {
    let program = condition == .live ? program.compactMap(\.inLiveTime) : program
    var usual = await Rerun(.usual).outcome(of: program)
    var other = await Rerun(condition).outcome(of: program)
    if condition == .live { (usual, other) = (usual.withoutCompletions, other.withoutCompletions) }
    if condition == .withoutChecks { usual.leaks = [] }
    if condition == .withoutLog || condition == .withoutChecks {
      usual.transcript = other.transcript
    }
    return usual != other
  }

  private static func differsWithoutAnimation(_ program: [Operation]) async -> Bool {
    let unanimated = program.map(\.unanimated)
    let pictures = await Rerun(.usual).pictures(of: program)
    if await pictures != Rerun(.usual).pictures(of: unanimated) { return true }
    let settled = program.flatMap { [$0, .settle] }
    let usual = await Rerun(.usual).outcome(of: settled)
    let other = await Rerun(.usual).outcome(of: unanimated.flatMap { [$0, .settle] })
    return Set(usual.leaks) != Set(other.leaks)
  }
}

extension Operation {
  /// The operation as it is done in live time. A turn of the main queue ends with all that is due; what an answer does
  /// after a dismissal has a turn of its own there, and so comes later than in virtual time.
  fileprivate var inLiveTime: Operation? {
    switch self {
    case .endTurn: .advance(milliseconds: 0)
    case .answer: nil
    case .once(let number, let moment, let plan):
      .once(number, moment, plan.compactMap(\.inLiveTime))
    case .later(let milliseconds, let plan):
      .later(milliseconds: milliseconds, plan.compactMap(\.inLiveTime))
    default: self
    }
  }
}
