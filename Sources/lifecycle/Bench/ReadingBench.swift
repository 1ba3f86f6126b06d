import LifecycleKit

/// Measures the cost of reading live objects: in memory, and in time against mirrors.
@MainActor struct ReadingBench {
  static let memoryStepCount = 2
  static let timeStepCount = 2

  private static let objectCount = 1_000_000

  private let progress: Progress
  private let tree: HeapTree

  init(progress: Progress) {
    self.progress = progress
    progress.step("making \(Self.objectCount.grouped) objects")
    tree = HeapTree(count: Self.objectCount)
  }

  /// The bytes that a walk takes an object. To be asked first of all: later walks would find the memory of earlier
  /// ones ready.
  func measureMemory() -> Double {
    progress.step("walking for memory")
    // What the first reader learns, it learns once in a process.
    _ = try? LiveHeap()
    let peak = MemoryPeak()
    let budget = PathSearchBudget(objectLimit: .max, timeLimit: .seconds(1)) {
      peak.sample()
      return .zero
    }
    check((try? tree.walkByLayout(budget: budget)) ?? 0)
    return Double(peak.growth) / Double(Self.objectCount)
  }

  /// Nanoseconds an object by layout and by mirrors.
  func measureTime() -> (byLayout: Double, byMirror: Double) {
    progress.step("walking by layout")
    var contest = Contest()
    contest.add("layout", repetitions: 1) { _ in check((try? tree.walkByLayout()) ?? 0) }
    let byLayout = contest.run(rounds: 5) { _ in }["layout"] ?? 0
    progress.step("walking by mirrors")
    let clock = ContinuousClock()
    let byMirror = clock.measure { check(tree.walkByMirror()) }
    let count = Double(Self.objectCount)
    return (byLayout / count, byMirror / .nanoseconds(1) / count)
  }

  private func check(_ count: Int) {
    if count != Self.objectCount { fatalError("\(count) objects were met") }
  }
}
