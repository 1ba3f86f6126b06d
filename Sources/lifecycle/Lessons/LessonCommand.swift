import ToolConsole
import LeakLessons

/// The command `lesson`: the lessons, or one of them.
enum LessonCommand: Command {
  case list
  case lesson(Int)

  static let usage = Usage(
    name: "lesson", summary: "ten lessons about what keeps screens alive",
    operands: [
      Usage.Operand(
        name: "LESSON", meaning: "the number of a lesson, or its title; the list without it",
        isOptional: true)
    ],
    options: [.flag("--list", "lists the lessons", isAlone: true)],
    notes: [
      "On a terminal the answer waits for a key.",
      "swift run lifecycle gallery --site DIR writes all of them as pages.",
    ])

  init(_ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.operands.first else {
      self = .list
      return
    }
    let lesson = Lesson.all.first {
      "\($0.number)" == name || $0.title.lowercased() == name.lowercased()
    }
    guard let lesson else {
      guard Int(name) == nil else {
        throw UsageError(
          "there is no lesson \(name), only 1 to \(Lesson.all.count)",
          type: "swift run lifecycle lesson --list")
      }
      throw UsageError(
        unknown: "lesson", name, among: Lesson.all.map(\.title),
        list: "swift run lifecycle lesson --list")
    }
    self = .lesson(lesson.number)
  }

  func run(output: Output, errors: Output) async -> Int32 {
    switch self {
    case .list:
      for lesson in Lesson.all { output.line("\(lesson.number)  \(lesson.title)") }
      output.line()
      output.line("swift run lifecycle lesson N shows one.")
      output.line("swift run lifecycle gallery --site DIR writes all of them as pages.")
      output.line("swift run lifecycle exercises DIR writes forty leaks to mend yourself.")
    case .lesson(let number):
      LessonReading.read(
        PlayedLesson(Lesson.all[number - 1]), output: output,
        pause: Terminal().map(LessonReading.pause))
    }
    return 0
  }
}
