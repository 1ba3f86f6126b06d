import ToolConsole
import LeakGallery
import LeakLessons
import LifecycleKit
import LifecycleReports

/// A lesson whose two flows were played: what is printed of it, and its page.
@MainActor struct PlayedLesson {
  let lesson: Lesson
  /// The player's output for each flow, and the report of the events in it.
  let broken: (output: String, report: FlowReport)
  let fixed: (output: String, report: FlowReport)

  init(_ lesson: Lesson) {
    self.lesson = lesson
    broken = Self.play(lesson.flow, "The flow that leaks")
    fixed = Self.play(lesson.fixedFlow, "The same flow, clean")
  }

  private static func play(_ flow: String, _ title: String) -> (String, FlowReport) {
    guard case .success(let script) = Grammar.parse(flow) else {
      preconditionFailure("a lesson's flow is a script")
    }
    var text = ""
    let player = Player(file: "lesson", output: Output { text += $0 })
    for line in script.lines { player.perform(line) }
    player.draw(.timeline)
    player.simulation.advance(by: .seconds(Player.aftermathSeconds))
    return (text, player.simulation.report(title: title))
  }

  /// The lesson for a terminal, up to its question.
  var textToQuestion: String {
    [
      "Lesson \(lesson.number): \(lesson.title)",
      lesson.text.map { Self.wrapped($0) }.joined(separator: "\n\n"),
      "The mistake, as an app has it:", Self.indented(lesson.code.before), "The flow:",
      Self.indented(lesson.flow), broken.output.trimmed,
      LifecycleTimeline.legend.trimmed, Self.wrapped("A question: " + lesson.question),
    ].joined(separator: "\n\n") + "\n\n"
  }

  /// The lesson for a terminal from its answer on.
  var textFromAnswer: String {
    [
      Self.wrapped("The answer: " + lesson.answer), Self.wrapped("The fix: " + lesson.fix),
      Self.indented(lesson.code.after), "The same flow, clean:", Self.indented(lesson.fixedFlow),
      fixed.output.trimmed,
      Self.wrapped(
        "More of this kind to mend yourself: swift run lifecycle exercises DIR. As a shape:"
          + " swift run lifecycle gallery \(lesson.shape)."),
    ].joined(separator: "\n\n") + "\n"
  }

  /// The lesson as a page; what `links` has leads to its neighbours.
  func page(links: [NotedPage.Cell]) -> NotedPage {
    var notes: [NotedPage.Note] = links.isEmpty ? [] : [.links(links)]
    notes += lesson.text.map { .paragraph($0) }
    notes += [
      .heading("The mistake, as an app has it"), .code(lesson.code.before.lines),
      .heading("The flow"), .code(lesson.flow.lines),
      .heading("The leak that is found"), .run(broken.report),
      .question(lesson.question, answer: lesson.answer), .heading("The fix"),
      .paragraph(lesson.fix), .code(lesson.code.after.lines),
    ]
    let difference = lesson.flow.lines.difference(to: lesson.fixedFlow.lines)
    notes += [
      .paragraph("In the flow:"), .change(removed: difference.removed, added: difference.added),
      .heading("Both flows"),
      .comparison(FlowComparison(before: broken.report, after: fixed.report)),
      .paragraph("More of this kind to mend yourself: swift run lifecycle exercises DIR."),
    ]
    return NotedPage(title: "Lesson \(lesson.number): \(lesson.title)", notes: notes)
  }

  private static func indented(_ text: String) -> String {
    text.lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// Broken between words, at most 80 columns wide.
  private static func wrapped(_ text: String) -> String {
    text.wrapped(to: 80).joined(separator: "\n")
  }
}

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Without the ends of lines behind it.
  fileprivate var trimmed: String { String(reversed().drop { $0 == "\n" }.reversed()) }
}

extension [String] {
  /// The lines that only one of two texts has, in order.
  fileprivate func difference(to other: [String]) -> (removed: [String], added: [String]) {
    var (removed, added): ([String], [String]) = ([], [])
    for change in other.difference(from: self) {
      switch change {
      case .remove(_, let line, _): removed.insert(line, at: 0)
      case .insert(_, let line, _): added.append(line)
      }
    }
    return (removed, added)
  }
}
