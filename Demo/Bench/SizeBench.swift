import LifecycleKit

/// What grows with its size and no faster: the time for n and for ten times n.
///
/// A ratio of ten is what is in proportion; one of a hundred is a square.
@MainActor struct SizeBench {
  /// Work of some size on a world that was made for it.
  struct Row {
    let name: String
    let size: Int
    /// Makes the world.
    ///
    /// - Returns: the work to be measured.
    let prepare: @MainActor (_ size: Int) -> () -> Void

    init(_ name: String, _ size: Int, prepare: @escaping @MainActor (_ size: Int) -> () -> Void) {
      self.name = name
      self.size = size
      self.prepare = prepare
    }
  }

  /// A ratio above this is no proportion any more.
  static let limit = 30.0

  static let rows = [
    Row("chain of presentations: present", 1_000) { size in
      let world = DeepWorld()
      return { world.present(size) }
    },
    Row("chain of presentations: dismiss", 1_000) { size in
      let world = DeepWorld()
      world.present(size)
      return { world.dismiss() }
    },
    Row("chain of presentations: draw as a tree", 1_000) { size in
      let world = DeepWorld()
      world.present(size)
      return { _ = world.simulation.hierarchyTree() }
    },
    Row("stack of screens with names: push, name", 1_000) { size in
      let world = DeepWorld()
      return { world.push(size) }
    },
    Row("children in children: add", 500) { size in
      let world = DeepWorld()
      return { world.nest(size) }
    },
    Row("views in views: add", 1_000) { size in
      let world = DeepWorld()
      return { world.nestViews(size) }
    },
    Row("events: draw as a timeline", 10_000) { size in
      let world = DeepWorld()
      world.makeEvents(size)
      return { _ = world.simulation.log.timeline() }
    },
    Row("leaks of one bug: judge and tell", 100) { size in
      let world = DeepWorld()
      world.leak(size)
      return { world.simulation.advance(by: .seconds(20)) }
    },
    Row("days without an event: pass", 10) { size in
      let world = DeepWorld()
      return { for _ in 0..<size { world.simulation.advance(by: .seconds(86_400)) } }
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
      let times = [row.size, row.size * 10].map { size in
        let work = row.prepare(size)
        return Contest.time(of: work)
      }
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
