import ToolConsole
import LeakExercises

/// The command `exercises`: a package of exercises for a learner, their judgement, and what a teacher needs of them.
struct ExercisesCommand: Command {
  /// The task that is asked for.
  enum Action: Equatable {
    /// Shows the current exercise and judges it; writes the package first where there is none.
    case work
    case go(Int)
    /// Of the current exercise without a number, as the next two.
    case hint(Int?)
    case solution(Int?)
    case reset(Int?)
    case list
    case grade(String)
    case pages(String, chapter: Int?)
    /// Judges the shelf itself.
    case shelf
  }

  /// How lists and tables are written.
  enum Form: String, Equatable {
    case text, json
  }

  var action = Action.work
  /// The learner's folder.
  var folder = "."
  var form = Form.text
  /// Whether it ends after the first verdict, on a terminal too.
  var isOnce = false
  /// The longest time of a run on a processor, in seconds.
  var seconds = 3

  static let usage = Usage(
    name: "exercises", summary: "forty small leaks to mend; each file is judged when it is saved",
    operands: [
      Usage.Operand(
        name: "DIR",
        meaning: "a new folder for the exercises, or one that has them; the current one without it",
        isOptional: true),
      Usage.Operand(
        name: "ACTION", meaning: "hint, solution, reset, or the number of an exercise to go to",
        isOptional: true),
      Usage.Operand(
        name: "N", meaning: "the exercise of the ACTION, if it is not the current one",
        isOptional: true),
    ],
    options: [
      .flag("--once", "judges the current exercise once and ends; a terminal is no longer watched"),
      .flag("--list", "lists the exercises, and which are solved"),
      .choice("--format", ["text", "json"], "the form of a list or of grades", default: "text"),
      .word("--grade", "FOLDER", "judges a folder of submissions, a folder each, into a table"),
      .word("--pages", "FOLDER", "writes a page for each chapter, to be projected"),
      .number("--chapter", "with --pages: the page of one chapter", in: 1...99),
      .number(
        "--limit", "the seconds of work after which code that never returns is stopped",
        in: 1...600, default: 3),
      Usage.Option(
        name: "--shelf", value: .none, meaning: "judges the exercises themselves", isHidden: true),
    ],
    notes: [
      "Exit status: 0 when the exercise is solved, 1 when it is not. Compiles with the",
      "modules of LifecycleKit, which are built the first time, in some minutes.",
    ])

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(arguments, isInside: LearnerPackage(folder: ".").hasStarter)
  }

  /// Reads the words.
  ///
  /// - Parameter isInside: Whether they are typed in a learner's folder, where `./learn` stands for the tool.
  @MainActor init(_ arguments: Arguments, isInside: Bool) throws(UsageError) {
    do throws(UsageError) {
      try take(arguments, isInside: isInside)
    } catch {
      throw isInside ? error.insideLearnersFolder : error
    }
  }

  @MainActor private mutating func take(_ arguments: Arguments, isInside: Bool) throws(UsageError) {
    var words = ArraySlice(arguments.operands)
    // A wrong word in a learner's folder is no name of a new one.
    if let first = words.first, !Self.isAction(first),
      !isInside || LearnerPackage(folder: first).isThere
    {
      folder = String(words.removeFirst())
    }
    form = arguments.choice("--format") ?? .text
    isOnce = arguments.has("--once")
    seconds = arguments.number("--limit") ?? 3
    if let action = words.popFirst() {
      self.action = try Self.action(action, words.popFirst())
    }
    if let word = words.first {
      throw UsageError("too many words after exercises: \(word)", type: Self.usage.synopsis())
    }
    var asked: [Action] = []
    if arguments.has("--list") { asked.append(.list) }
    if let folder = arguments["--grade"] { asked.append(.grade(folder)) }
    let chapter = arguments.number("--chapter")
    if let folder = arguments["--pages"] { asked.append(.pages(folder, chapter: chapter)) }
    if arguments.has("--shelf") { asked.append(.shelf) }
    if chapter != nil, arguments["--pages"] == nil {
      throw arguments.error("--chapter comes with --pages", at: "--pages")
    }
    if asked.count > 1 || asked.count == 1 && action != .work {
      throw UsageError(
        "only one of an action, --list, --grade and --pages at a time", type: Self.usage.synopsis())
    }
    if let only = asked.first { action = only }
  }

  private static func isAction(_ word: String) -> Bool {
    ["hint", "solution", "reset"].contains(word) || Int(word) != nil
  }

  private static func action(_ word: String, _ further: String?) throws(UsageError) -> Action {
    let typed = "swift run lifecycle exercises"
    let number = further.flatMap { Int($0) }
    if let current = Int(word) {
      guard let further else { return .go(current) }
      throw UsageError("\(word) takes no \(further) beside it", type: "\(typed) \(word)")
    }
    guard isAction(word) else {
      throw UsageError(
        unknown: "action", word, among: ["hint", "solution", "reset", "--list", "--help"],
        list: "swift run lifecycle help exercises")
    }
    if let further, number == nil {
      throw UsageError(
        "\(word) needs the number of an exercise, not \(further)", type: "\(typed) \(word) N")
    }
    return word == "hint" ? .hint(number) : word == "solution" ? .solution(number) : .reset(number)
  }

  func run(output: Output, errors: Output) async -> Int32 {
    ExercisesRun(self, output: output, errors: errors).run()
  }
}

extension UsageError {
  /// The error with what is to be typed in a learner's folder.
  fileprivate var insideLearnersFolder: UsageError {
    let typed = "swift run lifecycle"
    return UsageError(
      reason,
      type: remedy.replacing("\(typed) help exercises", with: "./learn --help")
        .replacing("\(typed) exercises [DIR]", with: "./learn")
        .replacing("\(typed) exercises", with: "./learn"))
  }
}
