import ToolConsole

/// Ratios measured in one process, printed as one table.
///
/// The times are of this machine and this moment; the ratios are what the aims speak of.
@MainActor struct Bench {
  /// The part to measure: everything, only work that grows with its size, only searches for holders, only
  /// questions about the whole process, or nothing, for a profiler to measure.
  enum Part: Equatable {
    case all, sizes, searches, flows, process
    case cycles(Cycle, Int)
    /// The list of what grows with its size, or one of it at a size.
    case rows
    case row(Int, Int)
  }

  /// A kind of push and pop.
  enum Cycle: String, CaseIterable {
    case bare, plain, logged, unchecked, animated
  }

  let output: Output

  private static let cycleRounds = 201
  private static let scanRounds = 7
  private static let worldSizes = [1_000, 100_000, 1_000_000]

  func run(_ part: Part) {
    #if DEBUG
      if part != .searches {
        output.line("This is a debug build: the figures mean nothing.")
        output.line("Use: swift run -c release lifecycle bench")
      }
    #endif
    switch part {
    case .flows: return FlowBench(output: output).run()
    case .cycles(let cycle, let count): return run(cycle, count)
    case .rows: return listRows()
    case .row(let number, let size): return SizeBench.rows[number - 1].prepare(size)()
    case .process:
      let progress = Progress(total: ProcessBench.rows.count)
      let table = ProcessBench(progress: progress).run()
      progress.finish()
      return output.write(table.drawn())
    case .all, .sizes, .searches: break
    }
    if part == .all { runComparisons() }
    if part == .searches {
      let progress = Progress(total: SearchBench.stepCount)
      var figures = Table.ofFigures
      measureSearches(progress, into: &figures)
      progress.finish()
      return output.write(figures.drawn())
    }
    let progress = Progress(total: SizeBench.rows.count)
    let sizes = SizeBench(progress: progress).run()
    progress.finish()
    output.write(sizes.drawn())
  }

  private func run(_ cycle: Cycle, _ count: Int) {
    switch cycle {
    case .bare: BareCycle().run(count, animated: false)
    case .plain: SimulatedCycle().run(count)
    case .logged: SimulatedCycle(isLogged: true).run(count)
    case .unchecked: SimulatedCycle(isChecked: false).run(count)
    case .animated: SimulatedCycle(isAnimated: true).run(count)
    }
  }

  private func listRows() {
    for (index, row) in SizeBench.rows.enumerated() {
      output.line("\(index + 1) \(row.size) \(row.name)")
    }
  }

  private func runComparisons() {
    let progress = Progress(
      total: Bench.cycleRounds + Bench.scanRounds + 2 + Bench.worldSizes.count
        + ReadingBench.stepCount + SearchBench.stepCount + MemoryBench.stepCount)
    var table = Table([
      ("what", .left), ("ns", .right), ("compared with", .left), ("ns", .right),
      ("ratio", .right), ("aim", .right), ("met", .left),
    ])
    // First, while no memory lies idle that the screens, and then the walk, could use without asking for it.
    let screens = MemoryBench.LiveScreens(progress: progress)
    let (screen, walk) = withExtendedLifetime(screens) {
      (screens.bytes, ReadingBench(progress: progress).measureWalk())
    }
    let memory = MemoryBench(progress: progress).run()
    measureCycles(progress, into: &table)
    measureScans(progress, into: &table)
    let work = ClockBench.run()
    add(
      "work on the clock among 100,000, each", work.clock, "plain heap", work.heap, .atMost(2),
      to: &table)
    add(
      "walk of 1,000,000 objects, each", walk.byLayout, "by Mirror", walk.byMirror,
      MeasuredRatio(ratio: walk.byMirror / walk.byLayout, aim: .atLeast(100)), to: &table)
    var figures = Table.ofFigures
    figures.add("memory of the walk, bytes an object", walk.bytes, atMost: 40)
    figures.add("a screen on a stack, with its view, bytes", screen, atMost: nil)
    for row in memory { figures.add(row.name, row.bytes, atMost: row.aim) }
    measureSearches(progress, into: &figures)
    progress.finish()
    output.write(table.drawn())
    output.line()
    output.write(figures.drawn())
    output.line()
  }

  private func measureSearches(_ progress: Progress, into table: inout Table) {
    for row in SearchBench(progress: progress).run() {
      table.add(row.name + ", microseconds", row.time, atMost: row.aim)
    }
  }

  private func measureCycles(_ progress: Progress, into table: inout Table) {
    let rows: [(name: String, cycle: SimulatedCycle, aim: MeasuredRatio.Aim)] = [
      ("push+pop, log off", SimulatedCycle(), .atMost(4)),
      ("push+pop, log on", SimulatedCycle(isLogged: true), .atMost(4.5)),
      ("push+pop, log off, checks off", SimulatedCycle(isChecked: false), .none),
      ("push+pop animated, log off", SimulatedCycle(isAnimated: true), .atMost(8)),
      ("push+pop animated, log on", SimulatedCycle(isAnimated: true, isLogged: true), .none),
    ]
    let bare = BareCycle()
    var contest = Contest()
    contest.add("bare", repetitions: 300) { bare.run($0, animated: false) }
    for row in rows { contest.add(row.name, repetitions: 300) { row.cycle.run($0) } }
    let times = contest.run(rounds: Bench.cycleRounds) { _ in progress.step("push and pop") }
    for row in rows {
      add(row.name, times[row.name], "bare calls", times["bare"], row.aim, to: &table)
    }
  }

  private func measureScans(_ progress: Progress, into table: inout Table) {
    let worlds = Bench.worldSizes.map { size in
      progress.step("making \(size.grouped) controllers")
      return (size: size, world: ScanWorld(count: size))
    }
    var contest = Contest()
    for (size, world) in worlds {
      contest.add("scan \(size)", repetitions: 200) { count in
        for _ in 0..<count { world.simulation.scan.run() }
      }
      contest.add("published \(size)", repetitions: max(1, 20_000 / size)) { count in
        for _ in 0..<count { world.published.scan() }
      }
    }
    let times = contest.run(rounds: Bench.scanRounds) { _ in progress.step("scanning") }
    for (size, _) in worlds {
      let speedup = MeasuredRatio(
        ratio: (times["published \(size)"] ?? 0) / (times["scan \(size)"] ?? 0),
        aim: size == 100_000 ? .atLeast(20) : .none)
      add(
        "scan of \(size.grouped), \(ScanWorld.departedCount) departed", times["scan \(size)"],
        "published scan", times["published \(size)"], speedup, to: &table)
    }
    add(
      "scan of 1,000,000", times["scan 1000000"], "scan of 1,000", times["scan 1000"], .atMost(2),
      to: &table)
  }

  private func add(
    _ name: String, _ time: Double?, _ other: String, _ otherTime: Double?,
    _ aim: MeasuredRatio.Aim,
    to table: inout Table
  ) {
    let ratio = (time ?? 0) / (otherTime ?? 0)
    add(name, time, other, otherTime, MeasuredRatio(ratio: ratio, aim: aim), to: &table)
  }

  private func add(
    _ name: String, _ time: Double?, _ other: String, _ otherTime: Double?,
    _ verdict: MeasuredRatio,
    to table: inout Table
  ) {
    table.add(
      name, Int(time ?? 0).grouped, other, Int(otherTime ?? 0).grouped, verdict.ratioText,
      verdict.aimText, verdict.metText)
  }
}

extension Table {
  /// A table for figures with their aims.
  fileprivate static var ofFigures: Table {
    Table([("what", .left), ("figure", .right), ("aim", .right), ("met", .left)])
  }

  /// Adds a figure and the aim it has to meet, if there is one.
  fileprivate mutating func add(_ what: String, _ figure: Double, atMost limit: Int?) {
    let isMet = limit.map { figure <= Double($0) ? "yes" : "no" }
    add(what, Int(figure.rounded()).grouped, limit.map { "≤ \($0.grouped)" } ?? "", isMet ?? "")
  }
}
