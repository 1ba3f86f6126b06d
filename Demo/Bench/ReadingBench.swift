import LifecycleKit

/// What reading live objects costs: in time against mirrors, in memory, and for one report.
@MainActor struct ReadingBench {
  static let stepCount = 5

  private static let objectCount = 1_000_000
  private static let pathRounds = 15

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

  /// What the search for who holds a leaked screen adds to its report, in microseconds: for the first leak
  /// of its kind in a simulation, and for the thousandth.
  func measurePath() -> (inCycle: Double, inStatic: Double, unseen: Double, known: Double) {
    func first(_ kind: LeakedScreenWorld.Leak, isSearched: Bool = true) -> Double {
      let samples = (0..<Self.pathRounds).map { _ in
        LeakedScreenWorld(isSearched: isSearched).cost(of: kind) / .microseconds(1)
      }
      return Contest.median(samples)
    }
    progress.step("searching for holders")
    let report = first(.cycle, isSearched: false)
    let (inCycle, inStatic, unseen) = (first(.cycle), first(.heldByStatic), first(.unseen))
    progress.step("telling of what is known")
    func thousandth(isSearched: Bool) -> Double {
      let world = LeakedScreenWorld(isSearched: isSearched)
      let samples = (0..<1_000).map { _ in world.cost(of: .cycle) / .microseconds(1) }
      return Contest.median(samples.suffix(100))
    }
    let known = thousandth(isSearched: true) - thousandth(isSearched: false)
    return (inCycle - report, inStatic - report, unseen - report, known)
  }

  private func check(_ count: Int) {
    if count != Self.objectCount { fatalError("\(count) objects were met") }
  }
}
