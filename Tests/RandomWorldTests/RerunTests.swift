import LifecycleKit
import SeededRandom
import Testing

/// Programs that are run again under other conditions come to the same hierarchy and to the same verdicts.
@Suite(.serialized) @MainActor struct RerunTests {
  static let length = 200

  @Test(arguments: Rerun.Condition.allCases.dropFirst())
  func `a condition changes neither the hierarchy nor the verdicts`(condition: Rerun.Condition) {
    // A search for each leak takes most of the time, above all in debug.
    let searches = condition == .withSearch
    let length = searches ? Campaign.size(40, full: Self.length) : Self.length
    for seed in Campaign.seeds(searches ? 1 : 6, full: 300) {
      let program = Rerun.program(seed: seed, length: length, isCalm: false)
      report(seed, program) { Self.differs($0, under: condition) }
    }
  }

  @Test func `a calm program comes to the same with and without animation`() {
    for seed in Campaign.seeds(15, full: 300) {
      let program = Rerun.program(seed: seed, length: Self.length, isCalm: true)
      report(seed, program, Self.differsWithoutAnimation)
    }
  }

  private func report(_ seed: UInt64, _ program: [Operation], _ differs: ([Operation]) -> Bool) {
    guard differs(program) else { return }
    let shortest = withoutActuallyEscaping(differs) { differs in
      var shrinking = Shrinking(attempts: 1_000) { differs($0) }
      return shrinking.shrink(program)
    }
    Issue.record("seed \(seed):\n\(Program(shortest).text)")
  }

  private static func differs(_ program: [Operation], under condition: Rerun.Condition) -> Bool {
    var usual = Rerun(.usual).outcome(of: program)
    let other = Rerun(condition).outcome(of: program)
    if condition == .withoutChecks { usual.leaks = [] }
    if condition == .withoutLog || condition == .withoutChecks {
      usual.transcript = other.transcript
    }
    return usual != other
  }

  private static func differsWithoutAnimation(_ program: [Operation]) -> Bool {
    let unanimated = program.map(\.unanimated)
    if Rerun(.usual).pictures(of: program) != Rerun(.usual).pictures(of: unanimated) { return true }
    let settled = program.flatMap { [$0, .settle] }
    let usual = Rerun(.usual).outcome(of: settled)
    let other = Rerun(.usual).outcome(of: unanimated.flatMap { [$0, .settle] })
    return Set(usual.leaks) != Set(other.leaks)
  }
}
