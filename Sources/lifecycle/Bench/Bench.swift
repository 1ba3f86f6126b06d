import LifecycleKit
import ToolConsole

/// Ratios measured in one process, printed as one table.
///
/// The times are of this machine and this moment; the ratios are what the aims speak of.
@MainActor struct Bench {
  /// The part to measure: everything, only work that grows with its size, only searches for holders, only
  /// memory, only what valgrind counts, only questions about the whole process, or nothing, for a profiler to measure.
  enum Part: Equatable {
    case all, sizes, searches, memory, counts, flows, process
    /// An exploration of so many states, with a journal.
    case frontier(Int)
    case cycles(Cycle, Int)
    /// The list of what grows with its size, or one of it at a size.
    case rows
    case row(Int, Int)
  }

  /// The form of what is printed.
  enum Form: String, CaseIterable {
    case text, json
  }

  /// A kind of push and pop.
  enum Cycle: String, CaseIterable {
    case bare, plain, logged, unchecked, animated
  }

  let output: Output

  private static let cycleRounds = 201
  private static let scanRounds = 7
  private static let worldSizes = [1_000, 100_000, 1_000_000]

  /// Measures a part. JSON is there for everything without the sizes, and for searches, memory and counts.
  func run(_ part: Part, as form: Form = .text) {
    #if DEBUG
      if part != .searches, part != .counts, form == .text {
        output.line("This is a debug build: the figures mean nothing.")
        output.line("Use: swift run -c release lifecycle bench")
      }
    #endif
    switch part {
    case .flows: return FlowBench(output: output).run()
    case .frontier(let size): return FlowBench(output: output).measureFrontier(of: size)
    case .cycles(let cycle, let count): return run(cycle, count)
    case .rows: return listRows()
    case .row(let number, let size): return SizeBench.rows[number - 1].prepare(size)()
    case .process:
      let progress = Progress(total: ProcessBench.rows.count)
      let table = ProcessBench(progress: progress).run()
      progress.finish()
      return output.write(table.drawn())
    case .all, .searches, .memory, .counts:
      let report = measured(part)
      if form == .json { return output.write((try? stableJSON(report)) ?? "") }
      output.write(report.drawn())
      if report.counts.isEmpty, part == .counts {
        output.line("valgrind, which counts, is missing or cannot run this program")
      }
      if part != .all { return }
      output.line()
    case .sizes: break
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

  /// Measures a part that can be told as values.
  private func measured(_ part: Part) -> BenchReport {
    let counted = part == .all || part == .counts ? Cycle.allCases : []
    let isRemembered = part == .all || part == .memory
    let progress = Progress(
      total: counted.count
        + (isRemembered ? MemoryBench.stepCount + ReadingBench.memoryStepCount : 0)
        + (part == .all ? Self.timedStepCount : 0)
        + (part == .all || part == .searches ? SearchBench.stepCount : 0))
    var report = BenchReport()
    if isRemembered { measureMemory(progress, isTimed: part == .all, into: &report) }
    if part == .all {
      measureCycles(progress, into: &report)
      measureScans(progress, into: &report)
      let work = ClockBench.run()
      add(
        "work on the clock among 100,000, each", work.clock, "plain heap", work.heap, .atMost(2),
        to: &report)
    }
    if part == .all || part == .searches {
      for row in SearchBench(progress: progress).run() {
        report.add(row.name + ", microseconds", row.time, atMost: row.aim)
      }
    }
    for cycle in counted {
      progress.step("counting \(cycle.rawValue)")
      if let counts = CycleCounts.counted(cycle) { report.counts.append(counts) }
    }
    progress.finish()
    report.peakMemoryBytes = MemoryInUse.peakBytes
    return report
  }

  private static let timedStepCount =
    cycleRounds + scanRounds + 2 + worldSizes.count + ReadingBench.timeStepCount

  private func measureMemory(
    _ progress: Progress, isTimed: Bool, into report: inout BenchReport
  ) {
    // First, while no memory lies idle that the screens, and then the walk, could use without asking for it.
    let screens = MemoryBench.LiveScreens(progress: progress)
    withExtendedLifetime(screens) {
      let reading = ReadingBench(progress: progress)
      report.add("memory of the walk, bytes an object", reading.measureMemory(), atMost: 40)
      if isTimed {
        let walk = reading.measureTime()
        report.add(
          "walk of 1,000,000 objects, each", walk.byLayout, "by Mirror", walk.byMirror,
          MeasuredRatio(ratio: walk.byMirror / walk.byLayout, aim: .atLeast(100)))
      }
    }
    report.add("a screen on a stack, with its view, bytes", screens.bytes, atMost: nil)
    for row in MemoryBench(progress: progress).run() {
      report.add(row.name, row.bytes, atMost: row.aim)
    }
  }

  private func measureCycles(_ progress: Progress, into report: inout BenchReport) {
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
      add(row.name, times[row.name], "bare calls", times["bare"], row.aim, to: &report)
    }
  }

  private func measureScans(_ progress: Progress, into report: inout BenchReport) {
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
      report.add(
        "scan of \(size.grouped), \(ScanWorld.departedCount) departed", times["scan \(size)"],
        "published scan", times["published \(size)"], speedup)
    }
    add(
      "scan of 1,000,000", times["scan 1000000"], "scan of 1,000", times["scan 1000"], .atMost(2),
      to: &report)
  }

  private func add(
    _ name: String, _ time: Double?, _ other: String, _ otherTime: Double?,
    _ aim: MeasuredRatio.Aim, to report: inout BenchReport
  ) {
    let ratio = (time ?? 0) / (otherTime ?? 0)
    report.add(name, time, other, otherTime, MeasuredRatio(ratio: ratio, aim: aim))
  }
}
