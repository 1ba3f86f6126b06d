import PackageDoctor
import Foundation
import LeakDetection
import LifecycleReports

/// The page of a chapter, to be projected: each exercise as a whole class, the leak that it has as drawn, a question, and
/// behind it the fixed class and both runs side by side.
package struct ChapterPage: Sendable {
  private let title: String
  private let exercises: [Exercise]
  private let judge: ExerciseJudge

  package init(_ title: String, of shelf: Shelf, by judge: ExerciseJudge) {
    self.title = title
    exercises = shelf.exercises.filter { $0.chapter == title }
    self.judge = judge
  }

  /// Runs the task and the fix of each exercise and makes the page.
  ///
  /// - Parameter links: Where the page leads to, above everything.
  package func page(links: [NotedPage.Cell], step: (String) -> Void) throws -> NotedPage {
    let scratch = try ScratchFolder()
    var notes: [NotedPage.Note] = links.isEmpty ? [] : [.links(links)]
    for exercise in exercises {
      step(exercise.title)
      notes += try self.notes(on: exercise, try scratch.fresh())
    }
    return NotedPage(title: title, notes: notes)
  }

  private func notes(on exercise: Exercise, _ scratch: URL) throws -> [NotedPage.Note] {
    let places = ["before", "after"].map { scratch.appending(path: $0) }
    let verdict = try judge.verdict(on: exercise.task, of: exercise, report: places[0])
    _ = try judge.verdict(on: exercise.solution, of: exercise, report: places[1])
    let before = Self.report(places[0], "Before")
    let after = Self.report(places[1], "After")
    var notes: [NotedPage.Note] = [.heading("\(exercise.number). \(exercise.title)")]
    notes += exercise.words.map { .paragraph($0) }
    notes.append(.code(Self.code(exercise.task)))
    if verdict.kind == .answer {
      notes.append(.code(exercise.choices))
      notes.append(.question("Which answer is right?", answer: Self.answer(of: exercise)))
      if let before { notes.append(.run(before)) }
      return notes
    }
    notes.append(
      .question(
        "Which objects hold each other, and what would you change?", answer: verdict.why))
    if let before, before.leaks.contains(where: { $0.report.isOpen }) {
      notes.append(.run(before))
    } else {
      notes.append(.code(verdict.details.split(separator: "\n").map(String.init)))
    }
    notes += [.heading("\(exercise.number). \(exercise.title), mended")]
    notes.append(.code(Self.code(exercise.solution)))
    if let before, let after {
      notes.append(.comparison(FlowComparison(before: before, after: after)))
    }
    return notes
  }

  /// The choice whose letter is in the fix.
  private static func answer(of exercise: Exercise) -> String {
    let line = exercise.solution.split(separator: "\n").first { $0.hasPrefix("// Answer:") }
    let letter = line?.last.map(String.init) ?? ""
    return exercise.choices.first { $0.hasPrefix("\(letter) ") } ?? letter
  }

  /// The code without the comment at the top, which stands above it on the page.
  private static func code(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.drop { $0.hasPrefix("//") }.reversed().drop { $0.isEmpty }.reversed())
  }

  private static func report(_ place: URL, _ title: String) -> FlowReport? {
    guard let data = try? Data(contentsOf: place) else { return nil }
    var report = try? JSONDecoder().decode(FlowReport.self, from: data)
    report?.title = title
    return report
  }
}
