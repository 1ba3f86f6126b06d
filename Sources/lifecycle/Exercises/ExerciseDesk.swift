import ToolConsole
import PackageDoctor
import LeakExercises
import Foundation
import LifecycleKit

/// A learner at the current exercise: what is shown of it, and what is noted.
@MainActor final class ExerciseDesk {
  let package: LearnerPackage
  let shelf: Shelf
  private let output: Output
  private(set) var progress: LearnerProgress

  init(package: LearnerPackage, shelf: Shelf, output: Output) {
    (self.package, self.shelf, self.output) = (package, shelf, output)
    progress = package.progress ?? LearnerProgress()
  }

  private var palette: Palette { output.palette }

  /// The current exercise; the first of the shelf where the progress is of another shelf.
  var current: Exercise { shelf.exercise(progress.current) ?? shelf.exercises[0] }

  var isSolved: Bool { progress[current].isSolved }

  private var solvedCount: Int { shelf.exercises.count { progress[$0].isSolved } }

  private func change(_ body: (inout LearnerProgress) -> Void) throws {
    body(&progress)
    try package.write(progress)
  }

  /// The exercise with a number; without one the current exercise.
  private func exercise(numbered number: Int?) throws(Diagnosis.Refusal) -> Exercise {
    guard let number else { return current }
    if let exercise = shelf.exercise(number) { return exercise }
    throw Diagnosis.Refusal(
      words: "there is no exercise \(number), only 1 to \(shelf.exercises.count)")
  }

  func go(to number: Int) throws {
    let exercise = try exercise(numbered: number)
    try change { $0.current = exercise.number }
  }

  /// Goes to the exercise whose file was saved last, or else on from one that is solved.
  func takeUp() throws {
    if try !goToSaved(), isSolved { _ = try goOn() }
  }

  /// Goes to the exercise whose file was saved last, if it was not judged since; `false` when there is none.
  @discardableResult func goToSaved() throws -> Bool {
    guard let saved = package.savedLast(of: shelf) else { return false }
    try go(to: saved.number)
    return true
  }

  /// Goes to the next exercise that is not solved; `false` when there is none.
  func goOn() throws -> Bool {
    guard let next = progress.next(after: current, in: shelf) else { return false }
    try change { $0.current = next.number }
    return true
  }

  // MARK: - Showing

  /// Where the learner is, and the task.
  func showTask() {
    let exercise = current
    output.line(
      palette.heading("Exercise \(exercise.number) of \(shelf.exercises.count): \(exercise.title)")
        + palette.quiet("  \(exercise.chapter), \(solvedCount) solved"))
    output.line(exercise.path)
    output.line()
    for words in exercise.words {
      for line in words.wrapped(to: 78) { output.line("  \(line)") }
    }
    output.line()
  }

  /// Judges the learner's file, shows the verdict, and notes it.
  ///
  /// - Parameter willShow: Called when the verdict is known.
  /// - Returns: whether the exercise is solved.
  func judgeCurrent(by judge: ExerciseJudge, willShow: () -> Void = {}) throws -> Bool {
    let exercise = current
    guard let text = package.text(of: exercise) else {
      throw Diagnosis.Refusal(
        words: "\(exercise.path): cannot be read; ./learn reset \(exercise.number) writes it again")
    }
    let verdict = try judge.verdict(on: text, of: exercise)
    try change { $0.note(verdict, on: text, of: exercise) }
    willShow()
    show(verdict, of: exercise, isUnedited: text == exercise.task)
    return verdict.isSolved
  }

  private func show(_ verdict: ExerciseVerdict, of exercise: Exercise, isUnedited: Bool) {
    if verdict.isSolved {
      output.line(palette.good("✓ Solved. All \(verdict.passed) checks pass."))
      if let next = progress.next(after: exercise, in: shelf) {
        output.line(
          next.number > exercise.number
            ? "  The next one is \(next.number): \(next.title)."
            : "  That was the last. Open: \(progress.open(in: shelf)).")
      } else {
        output.line("  That was the last one: you have solved all \(shelf.exercises.count).")
      }
      return
    }
    output.line(palette.bad("✗ \(verdict.reason)"))
    for paragraph in verdict.paragraphs {
      output.line()
      output.write(
        paragraph.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
          .joined())
    }
    if isUnedited {
      output.line()
      output.line("  This is the task as it is. Edit the file and save it.")
    }
  }

  // MARK: - Help

  /// Shows the next hint with those before it.
  func hint(_ number: Int? = nil) throws -> Int32 {
    let exercise = try exercise(numbered: number)
    let hints = exercise.hints
    let count = min(progress[exercise].hints + 1, hints.count)
    try change { $0[exercise].hints = count }
    for (number, hint) in hints.prefix(count).enumerated() {
      let text = "Hint \(number + 1) of \(hints.count) for exercise \(exercise.number): \(hint)"
      for line in text.wrapped(to: 80) { output.line(line) }
    }
    if count == hints.count { output.line(palette.quiet("That was the last hint.")) }
    return 0
  }

  /// Shows the fix, when the learner has tried.
  func showSolution(_ number: Int? = nil) throws -> Int32 {
    let exercise = try exercise(numbered: number)
    guard progress[exercise].attempts > 0 || progress[exercise].isSolved else {
      output.line(
        "Try it first: edit \(exercise.path), which ./learn \(exercise.number) judges."
          + " Then our fix is shown.")
      return 1
    }
    output.write(exercise.solution)
    return 0
  }

  /// Puts the file of an exercise back to the task; without a number that of the current one.
  func reset(_ number: Int?) throws -> Int32 {
    let exercise = try exercise(numbered: number)
    try package.reset(exercise)
    let wasSolved = progress[exercise].isSolved
    try change { progress in
      progress[exercise].isSolved = false
      progress.current = exercise.number
    }
    output.line("\(exercise.path) is as it was in the beginning.")
    if wasSolved { output.line("It counts as not solved again, until you mend it once more.") }
    return 0
  }
}
