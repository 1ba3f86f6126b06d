import PackageDoctor
import ExerciseCheck
import Foundation
import LeakDetection

/// Compiles a learner's file with the checks of its exercise, runs them in a process of their own, and gives the verdict.
package struct ExerciseJudge: Sendable {
  private let kit: ExerciseKit
  /// The longest time of a run on a processor, in seconds.
  private let seconds: Int
  private let scratch: ScratchFolder

  package init(_ kit: ExerciseKit, seconds: Int = 3) throws {
    (self.kit, self.seconds) = (kit, seconds)
    scratch = try ScratchFolder()
  }

  /// Judges a text.
  ///
  /// - Parameter report: A file for the report of the run, for a page.
  package func verdict(
    on text: String, of exercise: Exercise, report: URL? = nil
  ) throws -> ExerciseVerdict {
    let folder = try scratch.fresh()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(exercise.name).swift")
    let main = folder.appending(path: "main.swift")
    let program = folder.appending(path: "run")
    try WholeFile.write(text, to: file.path)
    try WholeFile.write("import ExerciseCheck\n\nExerciseRun.main(checks)\n", to: main.path)
    // The first compiler on a machine writes its cache of the system's modules, files of 11 MB.
    let compiled = try BoundedRun(
      kit.compiler([main, file, exercise.check], into: program), in: folder, seconds: 120,
      largestFile: 200_000_000, environment: ["TMPDIR": folder.path])
    guard compiled.status == 0 else {
      var verdict = ExerciseVerdict(.doesNotCompile)
      let errors = CompilerErrors(in: compiled.output, file: file.path, shownAs: exercise.path)
      (verdict.why, verdict.details) = (errors.why, errors.own)
      return verdict
    }
    let place = folder.appending(path: "place")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let results = folder.appending(path: "results")
    try WholeFile.write("", to: results.path)
    let words = [program.path, file.path, results.path] + (report.map { [$0.path] } ?? [])
    let run = try BoundedRun(
      words, in: place, seconds: seconds,
      environment: [
        "TMPDIR": place.path, "HOME": place.path, "SWIFT_BACKTRACE": "enable=no",
      ])
    let lines = ((try? String(contentsOf: results, encoding: .utf8)) ?? "").split(separator: "\n")
      .compactMap { try? JSONDecoder().decode(CheckLine.self, from: Data($0.utf8)) }
    var verdict = Self.verdict(lines, run)
    if verdict.kind == .answer { verdict.details = exercise.choices.joined(separator: "\n") }
    if verdict.kind == .leak { verdict.idleDeinits = Self.idleDeinits(in: text, lines) }
    return verdict
  }

  /// The verdict of a run: that of the first check that failed.
  private static func verdict(_ lines: [CheckLine], _ run: BoundedRun) -> ExerciseVerdict {
    let results = lines.filter { $0.result != nil }
    let failed = results.filter { $0.result != "passed" }
    // The last line announces no check when all have run.
    let isWhole =
      lines.last.map { $0.result == nil && $0.check == results.count } == true
      && lines.last?.claim == "" && run.status == 0
    var verdict: ExerciseVerdict
    if let first = failed.first {
      verdict = ExerciseVerdict(first.result.flatMap(ExerciseVerdict.Kind.init) ?? .feature)
      (verdict.claim, verdict.why, verdict.details) = (first.claim, first.why, first.path)
      verdict.further = failed.dropFirst().map { "\($0.result ?? ""): \($0.claim)" }
    } else if isWhole {
      verdict = ExerciseVerdict(.solved)
    } else {
      let kind: ExerciseVerdict.Kind =
        run.hasPrintedTooMuch ? .printsWithoutEnd : run.status == nil ? .neverReturns : .crash
      verdict = ExerciseVerdict(kind)
      (verdict.claim, verdict.why) = (lines.last?.claim ?? "", lines.last?.why ?? "")
      if kind == .crash { verdict.details = crashWords(run) }
      verdict.isSpinning = run.isSpinning
    }
    verdict.passed = results.count - failed.count
    verdict.printed = printed(run)
    return verdict
  }

  /// The words of a trap, without its address: `Fatal error: Unexpectedly found nil while unwrapping an Optional value`.
  private static func crashWords(_ run: BoundedRun) -> String {
    let line = run.output.split(separator: "\n").last { $0.contains("Fatal error: ") }
    guard let line, let start = line.range(of: "Fatal error: ") else {
      return run.status == 0 ? "The program has ended by itself." : ""
    }
    return String(line[start.lowerBound...]).replacing(#/ 0x[0-9a-f]+/#, with: "")
  }

  /// The first lines that the learner's code has printed, each once with how often it came.
  private static func printed(_ run: BoundedRun) -> String {
    // The words of a trap, and the stack trace behind them, are the last.
    let lines = run.output.split(separator: "\n").prefix {
      !$0.contains("Fatal error: ") && $0 != "Current stack trace:"
    }
    var counts: [Substring: Int] = [:]
    var shown: [Substring] = []
    for line in lines {
      if counts[line] == nil { shown.append(line) }
      counts[line, default: 0] += 1
    }
    let texts = shown.prefix(10).map { line in
      let count = counts[line] ?? 1
      return "  " + line.prefix(120) + (count > 1 ? "  (\(count) times)" : "")
    }
    return (texts + (shown.count > 10 ? ["  and more"] : [])).joined(separator: "\n")
  }

  private static func idleDeinits(
    in text: String, _ lines: [CheckLine]
  ) -> [ExerciseVerdict.IdleDeinit] {
    let alive = Set(lines.flatMap(\.types))
    return DeinitSource.working(in: text).filter { alive.contains($0.type) }
      .map { ExerciseVerdict.IdleDeinit(type: $0.type, line: $0.line) }
  }
}
