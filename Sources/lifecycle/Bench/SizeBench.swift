import ToolConsole
import LifecycleKit

/// Measures work that grows with its size and no faster: the time for n and for ten times n.
///
/// A ratio of ten is what is in proportion; one of a hundred is a square.
@MainActor struct SizeBench {
  /// Work of some size.
  struct Row: Sendable {
    let name: String
    let size: Int
    /// Makes what the work needs, and gives the work.
    let prepare: @MainActor (_ size: Int) -> @MainActor () -> Void

    init(
      _ name: String, _ size: Int,
      prepare: @escaping @MainActor (_ size: Int) -> @MainActor () -> Void
    ) {
      (self.name, self.size, self.prepare) = (name, size, prepare)
    }

    /// Work on a world of its own.
    init(
      _ name: String, _ size: Int,
      given: @escaping @MainActor (DeepWorld, Int) -> Void = { _, _ in },
      _ work: @escaping @MainActor (DeepWorld, Int) -> Void
    ) {
      self.init(name, size) { size in
        let world = DeepWorld()
        given(world, size)
        return { work(world, size) }
      }
    }

    /// The nanoseconds that the work takes at some size, the least of three times.
    @MainActor func time(atSize size: Int) -> Double {
      (0..<3).map { _ in Contest.time(of: prepare(size)) }.min() ?? 0
    }
  }

  /// A ratio above this grows faster than the size. `Tests/Instructions/sizes` holds instructions to a ratio of
  /// 11; time has in addition what a cache is too small for.
  static let limit = 16.0

  nonisolated static let rows = deep + wide + heap

  private nonisolated static let deep = [
    Row("chain of presentations: present", 1_000) { $0.present($1) },
    Row("chain of presentations: dismiss", 1_000, given: { $0.present($1) }) { world, _ in
      world.dismiss()
    },
    Row("chain of presentations: draw as a tree", 1_000, given: { $0.present($1) }) { world, _ in
      _ = world.simulation.hierarchyTree()
    },
    Row("script of presentations, dismissed at once: play", 1_000) { size in
      let script = BenchScript.presenting(size, dismissedByOne: false)
      return { script.play() }
    },
    Row("script of presentations, dismissed by one: play", 1_000) { size in
      let script = BenchScript.presenting(size, dismissedByOne: true)
      return { script.play() }
    },
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
      let verdict = MeasuredRatio(ratio: times[1] / times[0], aim: .atMost(Self.limit))
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
