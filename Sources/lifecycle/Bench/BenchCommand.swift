import ToolConsole

/// The command `bench`: measures what the checks cost.
struct BenchCommand: Command {
  let part: Bench.Part
  let form: Bench.Form

  static let usage = Usage(
    name: "bench", summary: "measures what the checks cost; build with -c release",
    operands: [
      Usage.Operand(
        name: "PART",
        meaning: "flows: explorations alone; searches: who holds a leaked screen, in debug "
          + "builds too; memory: what a screen, an event and a walk take; counts: instructions, "
          + "allocations and retains of a push and a pop, by valgrind; sizes: what must not grow faster "
          + "than its size; process: what millions of objects and tasks cost to count. Without it: "
          + "times, searches, memory, counts and sizes",
        isOptional: true)
    ],
    options: [
      .choice(
        "--format", Bench.Form.allCases.map(\.rawValue),
        "the form: json has no sizes, and comes with searches, memory, counts, or no PART",
        default: "text"),
      .flag("--list", "lists the rows of sizes", isAlone: true),
      .number(
        "--row", "does one row of sizes and measures nothing, for a profiler",
        in: 1...SizeBench.rows.count),
      .number(
        "--size", "the size of the row; of flows the states of one exploration with a journal",
        in: 0...10_000_000),
      .choice(
        "--cycle", Bench.Cycle.allCases.map(\.rawValue),
        "pushes and pops and measures nothing, for a profiler"),
      .number("--count", "how often it pushes and pops", in: 1...Int.max),
    ],
    modern: { words in
      switch (words.first, words.count) {
      case ("rows", 1): ["--list"]
      case ("row", 3): ["--row", words[1], "--size", words[2]]
      case (let name?, 2) where Bench.Cycle(rawValue: name) != nil:
        ["--cycle", name, "--count", words[1]]
      default: nil
      }
    })

  init(_ arguments: Arguments) throws(UsageError) {
    form = arguments.choice("--format") ?? .text
    let cycle: Bench.Cycle? = arguments.choice("--cycle")
    if arguments.has("--list") {
      part = .rows
    } else if let row = arguments.number("--row") {
      guard let size = arguments.number("--size") else {
        throw arguments.error("--row needs --size", at: "--size")
      }
      part = .row(row, size)
    } else if let cycle {
      guard let count = arguments.number("--count") else {
        throw arguments.error("--cycle needs --count", at: "--count")
      }
      part = .cycles(cycle, count)
    } else {
      let parts: [String: Bench.Part] = [
        "all": .all, "sizes": .sizes, "searches": .searches, "flows": .flows,
        "process": .process, "memory": .memory, "counts": .counts,
      ]
      let name = arguments.operands.first ?? "all"
      guard let part = parts[name] else {
        throw UsageError(
          unknown: "part", name, among: parts.keys.sorted(), list: "swift run lifecycle help bench")
      }
      let size = arguments.number("--size")
      self.part = part == .flows ? size.map { .frontier($0) } ?? part : part
    }
    if form == .json, ![.all, .searches, .memory, .counts].contains(part) {
      throw arguments.error(
        "--format json comes with searches, memory, counts, or no PART", at: "--format")
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    Bench(output: output).run(part, as: form)
    return 0
  }
}
