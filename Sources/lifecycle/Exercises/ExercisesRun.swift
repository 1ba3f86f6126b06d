import ToolConsole
import PackageDoctor
import LeakExercises
import Foundation
import LifecycleKit
import LifecycleReports
import Synchronization

/// Does what the command `exercises` asks for.
@MainActor struct ExercisesRun {
  let command: ExercisesCommand
  let output: Output
  let errors: Output
  /// The program in whose build the modules are.
  var program = BuiltModules.runningProgram

  init(_ command: ExercisesCommand, output: Output, errors: Output) {
    (self.command, self.output, self.errors) = (command, output, errors)
  }

  /// Answers.
  ///
  /// - Returns: the exit status: 0 solved or done, 1 for what is refused, 2 when something cannot be read, 3 when it
  ///   cannot be written.
  func run() -> Int32 {
    errors.status { try answer() }
  }

  private func answer() throws -> Int32 {
    let kit = try ExerciseKit(program: program)
    let shelf = try Shelf(kit: kit.folder)
    switch command.action {
    case .list:
      list(shelf)
      return 0
    case .grade(let folder): return try grade(folder, shelf, kit)
    case .pages(let folder, let chapter): return try writePages(folder, chapter, shelf, kit)
    case .shelf: return try judgeShelf(shelf, kit)
    default: break
    }
    let package = LearnerPackage(folder: command.folder)
    if !package.isThere {
      try begin(package, shelf, kit)
      guard command.isOnce else { return 0 }
      output.line()
    }
    if package.progress == nil {
      let kept = try package.putProgressAside()
      errors.line(
        "lifecycle: .exercises/progress.json cannot be read. It is kept as \(kept), and your"
          + " progress begins anew; your exercises are as they were.")
    }
    let desk = ExerciseDesk(package: package, shelf: shelf, output: output)
    if [.hint(nil), .solution(nil), .reset(nil)].contains(command.action) { try desk.goToSaved() }
    switch command.action {
    case .hint(let number): return try desk.hint(number)
    case .solution(let number): return try desk.showSolution(number)
    case .reset(let number): return try desk.reset(number)
    case .go(let number): try desk.go(to: number)
    default: try desk.takeUp()
    }
    let judge = try judge(kit)
    if !command.isOnce, let terminal = Terminal() {
      return try ExerciseWatch(desk: desk, judge: judge, terminal: terminal).run()
    }
    return try desk.judgeCurrent(by: judge) { desk.showTask() } ? 0 : 1
  }

  /// Writes the package, and says how to begin.
  private func begin(_ package: LearnerPackage, _ shelf: Shelf, _ kit: ExerciseKit) throws {
    let name = command.folder
    guard command.action == .work else {
      throw Diagnosis.Refusal(
        words:
          "\(name): expected the exercises, found none; swift run lifecycle exercises DIR writes them"
      )
    }
    if name == "." || package.isOccupied {
      throw Diagnosis.Refusal(
        words: "\(name): has other files; name a new folder: swift run lifecycle exercises DIR")
    }
    try package.write(shelf, kit: kit.folder, program: program)
    output.line(
      """
      \(shelf.exercises.count) exercises are written into \(name).

        cd \(name)
        ./learn

      shows the first one, and judges it each time you save its file.
      """)
  }

  private func judge(_ kit: ExerciseKit) throws -> ExerciseJudge {
    try kit.prepare(isShown: isatty(STDERR_FILENO) != 0) {
      errors.line(
        "lifecycle: building LifecycleKit's modules first, once, which takes some minutes")
    }
    return try ExerciseJudge(kit, seconds: command.seconds)
  }

  // MARK: - For a teacher

  private struct Row: Encodable {
    let number: Int
    let name: String
    let chapter: String
    let file: String
    let task: String
    let isSolved: Bool
    let attempts: Int
    let hints: Int
    let isCurrent: Bool
  }

  private func list(_ shelf: Shelf) {
    let noted = LearnerPackage(folder: command.folder).progress
    if noted == nil {
      errors.line("lifecycle: .exercises/progress.json cannot be read; none is shown as solved")
    }
    let progress = noted ?? LearnerProgress()
    if command.form == .json {
      let rows = shelf.exercises.map { exercise in
        let entry = progress[exercise]
        return Row(
          number: exercise.number, name: exercise.name, chapter: exercise.chapter,
          file: exercise.path, task: exercise.words.joined(separator: " "),
          isSolved: entry.isSolved, attempts: entry.attempts, hints: entry.hints,
          isCurrent: exercise.number == progress.current)
      }
      output.write((try? stableJSON(rows)) ?? "")
      return
    }
    for chapter in shelf.chapters {
      let rows = shelf.exercises.filter { $0.chapter == chapter }
      if rows.isEmpty { continue }
      output.line(output.palette.heading(chapter))
      for exercise in rows {
        let mark = progress[exercise].isSolved ? output.palette.good("✓") : " "
        output.line("  \(mark) \(exercise.label)  \(exercise.title)")
      }
    }
  }

  private func grade(_ folder: String, _ shelf: Shelf, _ kit: ExerciseKit) throws -> Int32 {
    if let missing = UsageError(missing: folder, for: ExercisesCommand.usage) {
      return missing.written(to: errors)
    }
    let judge = try judge(kit)
    let grading = try withProgress { try Grading(of: folder, shelf, by: judge, step: $0) }
    if command.form == .json {
      output.write((try? stableJSON(grading.rows)) ?? "")
      return 0
    }
    var table = Table([
      ("name", .left), ("solved", .right), ("attempts", .right), ("failed", .left),
    ])
    for row in grading.rows {
      let failed = row.failed.map { result in
        "\(result.number) \(result.verdict.prefix { $0 != ":" })"
      }
      table.add(
        row.name, "\(row.solved)/\(row.results.count)", row.attempts.map(String.init) ?? "–",
        failed.joined(separator: ", "))
    }
    output.write(table.drawn())
    return 0
  }

  /// Does work whose steps come from several threads, and shows on a terminal how far it is.
  private func withProgress<Result>(
    _ work: (@Sendable (String, Int) -> Void) throws -> Result
  ) rethrows -> Result {
    guard isatty(STDERR_FILENO) != 0 else { return try work { _, _ in } }
    let start = ContinuousClock.now
    let begun = Mutex(0)
    defer { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    return try work { name, total in
      begun.withLock { done in
        let line = Progress.line(name, done, of: total, after: .now - start)
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
        done += 1
      }
    }
  }

  private func writePages(
    _ folder: String, _ chapter: Int?, _ shelf: Shelf, _ kit: ExerciseKit
  ) throws -> Int32 {
    try WholeFile.check(folder: folder)
    let all = Array(shelf.chapters.enumerated())
    let chosen = all.filter { chapter == nil || $0.offset + 1 == chapter }
    guard !chosen.isEmpty else {
      throw Diagnosis.Refusal(words: "there is no chapter \(chapter ?? 0), only 1 to \(all.count)")
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let judge = try judge(kit)
    let progress = Progress(
      total: chosen.reduce(0) { sum, row in
        sum + shelf.exercises.count { $0.chapter == row.element }
      })
    defer { progress.finish() }
    for (place, title) in chosen {
      let links = chosen.filter { abs($0.offset - place) == 1 }.map { other in
        NotedPage.Cell(other.element, link: "chapter-\(other.offset + 1).html")
      }
      let path = "\(folder)/chapter-\(place + 1).html"
      try ChapterPage(title, of: shelf, by: judge).page(links: links) { progress.step($0) }
        .write(to: path)
      progress.finish()
      output.line("written: \(path)")
    }
    return 0
  }

  private func judgeShelf(_ shelf: Shelf, _ kit: ExerciseKit) throws -> Int32 {
    let judge = try judge(kit)
    let judged = withProgress { ShelfJudgement(of: shelf.exercises, by: judge, step: $0) }
    for complaint in judged.complaints { output.line(complaint) }
    output.line(
      "\(judged.solutions) of \(shelf.exercises.count) fixes pass,"
        + " \(judged.wrongFixes) wrong fixes are refused for the stated reason")
    return judged.complaints.isEmpty ? 0 : 1
  }
}
