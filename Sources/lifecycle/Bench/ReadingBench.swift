import LifecycleKit

/// Measures the cost of reading live objects: in time against mirrors, and in memory.
@MainActor struct ReadingBench {
  static let stepCount = 3

  private static let objectCount = 1_000_000

  let progress: Progress

  /// Nanoseconds an object by layout and by mirrors, and bytes an object.
  func measureWalk() -> (byLayout: Double, byMirror: Double, bytes: Double) {
    progress.step("making \(Self.objectCount.grouped) objects")
    let tree = HeapTree(count: Self.objectCount)
    progress.step("walking by layout")
    // First of all: later walks would find the memory of this one ready.
    let peak = MemoryPeak()
    let budget = PathSearchBudget(objectLimit: .max, timeLimit: .seconds(1)) {
      peak.sample()
      return .zero
    }
    check((try? tree.walkByLayout(budget: budget)) ?? 0)
    var contest = Contest()
    contest.add("layout", repetitions: 1) { _ in check((try? tree.walkByLayout()) ?? 0) }
    let byLayout = contest.run(rounds: 5) { _ in }["layout"] ?? 0
    progress.step("walking by mirrors")
    let clock = ContinuousClock()
    let byMirror = clock.measure { check(tree.walkByMirror()) }
    let count = Double(Self.objectCount)
    return (byLayout / count, byMirror / .nanoseconds(1) / count, Double(peak.growth) / count)
  }

  private func check(_ count: Int) {
    if count != Self.objectCount { fatalError("\(count) objects were met") }
  }
}
