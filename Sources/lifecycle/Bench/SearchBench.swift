import LifecycleKit

/// Measures the time that the search for the holders of a leaked screen adds to its report: for the first leak
/// of its kind in a simulation, and for the thousandth.
@MainActor struct SearchBench {
  /// One figure, in microseconds, and the most that it should be.
  struct Row {
    let name: String
    let time: Double
    let aim: Int?
  }

  static let stepCount = 3

  /// A static, so that a walk over everything meets all of them.
  private static var crowd: HeapTree?
  private static let crowdSize = 100_000
  private static let rounds = 15

  // An optimised build is ten times as fast.
  #if DEBUG
    private static let (near, far, known) = (5_000, Int?.none, Int?.none)
  #else
    private static let (near, far, known) = (500, Int?(10_000), Int?(100))
  #endif

  let progress: Progress

  func run() -> [Row] {
    progress.step("searching for holders")
    let report = first(.cycle, isSearched: false)
    var rows = [
      Row(name: "who holds a screen in a cycle", time: first(.cycle) - report, aim: Self.near),
      Row(name: "one that a static holds", time: first(.heldByStatic) - report, aim: Self.near),
      Row(name: "one without a holder", time: first(.unseen) - report, aim: Self.far),
    ]
    progress.step("searching beside many objects")
    Self.crowd = HeapTree(count: Self.crowdSize)
    let beside = " beside \(Self.crowdSize.grouped) objects"
    rows += [
      Row(name: "in a cycle" + beside, time: first(.cycle) - report, aim: Self.near),
      Row(name: "held by a static" + beside, time: first(.heldByStatic) - report, aim: nil),
      Row(name: "holder not found" + beside, time: first(.unseen) - report, aim: Self.far),
    ]
    Self.crowd = nil
    progress.step("telling of what is known")
    let time = thousandth(isSearched: true) - thousandth(isSearched: false)
    rows.append(Row(name: "the thousandth of one mistake", time: time, aim: Self.known))
    return rows
  }

  private func first(_ kind: LeakedScreenWorld.Leak, isSearched: Bool = true) -> Double {
    let samples = (0..<Self.rounds).map { _ in
      LeakedScreenWorld(isSearched: isSearched).cost(of: kind) / .microseconds(1)
    }
    return Contest.median(samples)
  }

  private func thousandth(isSearched: Bool) -> Double {
    let world = LeakedScreenWorld(isSearched: isSearched)
    let samples = (0..<1_000).map { _ in world.cost(of: .cycle) / .microseconds(1) }
    return Contest.median(samples.suffix(100))
  }
}
