import LifecycleKit

/// What grows with its size and no faster: the time for n and for ten times n.
///
/// A ratio of ten is what is in proportion; one of a hundred is a square.
@MainActor struct SizeBench {
  /// Work of some size on a world that was made for it.
  struct Row {
    typealias Work = @MainActor (_ world: DeepWorld, _ size: Int) -> Void

    let name: String
    let size: Int
    /// What the world has before the work is measured.
    let given: Work
    let work: Work

    init(_ name: String, _ size: Int, given: @escaping Work = { _, _ in }, _ work: @escaping Work) {
      (self.name, self.size, self.given, self.work) = (name, size, given, work)
    }

    /// The nanoseconds that the work takes on a world of some size.
    @MainActor func time(atSize size: Int) -> Double {
      let world = DeepWorld()
      given(world, size)
      return Contest.time { work(world, size) }
    }
  }

  /// A ratio above this is no proportion any more.
  static let limit = 30.0

  static let rows = [
    Row("chain of presentations: present", 1_000) { $0.present($1) },
    Row("chain of presentations: dismiss", 1_000, given: { $0.present($1) }) { world, _ in
      world.dismiss()
    },
    Row("chain of presentations: draw as a tree", 1_000, given: { $0.present($1) }) { world, _ in
      _ = world.simulation.hierarchyTree()
    },
    Row("script of presentations, dismissed at once: play", 1_000) { $0.play($1, isByOne: false) },
    Row("script of presentations, dismissed by one: play", 1_000) { $0.play($1, isByOne: true) },
    Row("stack of screens with names: push, name", 1_000) { $0.push($1) },
    Row("stack of screens with names: draw as a tree", 1_000, given: { $0.push($1) }) { world, _ in
      _ = world.simulation.hierarchyTree()
    },
    Row("stack of screens: pop to the root", 1_000, given: { $0.push($1) }) { world, _ in
      world.popToRoot()
    },
    Row("children in children: add", 500) { $0.nest($1) },
    Row("children in children: draw as a tree", 500, given: { $0.nest($1) }) { world, _ in
      _ = world.simulation.hierarchyTree()
    },
    Row("children in children: leave with the root", 500, given: { $0.nest($1) }) { world, _ in
      world.replaceRoot()
    },
    Row("views in views: add", 1_000) { $0.nestViews($1) },
    Row("views in views: leave with the root", 1_000, given: { $0.nestViews($1) }) { world, _ in
      world.replaceRoot()
    },
    Row("events: draw as a timeline", 10_000, given: { $0.makeEvents($1) }) { world, _ in
      _ = world.simulation.log.timeline()
    },
    Row("events: write as a transcript", 10_000, given: { $0.makeEvents($1) }) { world, _ in
      _ = world.simulation.log.transcript()
    },
    Row("leaks of one bug: judge and tell", 100, given: { $0.leak($1) }) { world, _ in
      world.simulation.advance(by: .seconds(20))
    },
    Row("leaks of one bug: sum up", 100, given: { $0.leakAndTell($1) }) { world, _ in
      _ = try? LeakSummary(world.simulation.leaks).written(as: .junit)
    },
    Row("days without an event: pass", 10) { world, size in
      for _ in 0..<size { world.simulation.advance(by: .seconds(86_400)) }
    },
  ]

  let progress: Progress

  /// Milliseconds for n and ten times n, for each row.
  func run() -> Table {
    var table = Table([
      ("what grows", .left), ("n", .right), ("ms", .right), ("10 n", .right), ("ms", .right),
      ("ratio", .right), ("aim", .right), ("met", .left),
    ])
    for row in Self.rows {
      progress.step(row.name)
      let times = [row.size, row.size * 10].map(row.time(atSize:))
      let verdict = Verdict(ratio: times[1] / times[0], aim: .atMost(Self.limit))
      table.add(
        row.name, row.size.grouped, (times[0] / 1e6).tenths, (row.size * 10).grouped,
        (times[1] / 1e6).tenths, verdict.ratioText, verdict.aimText, verdict.metText)
    }
    return table
  }
}

extension Double {
  /// With one decimal.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10)"
  }
}
