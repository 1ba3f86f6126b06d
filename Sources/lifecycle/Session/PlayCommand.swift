import ToolConsole
import LifecycleKit

/// The command `play`: a script of steps, or a session where steps are typed.
enum PlayCommand: Command {
  case session
  case script(path: String, PlayOptions = PlayOptions())

  static let usage = Usage(
    name: "play", summary: "plays a script of steps on named screens, or begins a session",
    operands: [
      Usage.Operand(
        name: "FILE",
        meaning: "a script, or - for the standard input; a session without FILE",
        isOptional: true)
    ],
    options: PlayOptions.declared,
    notes: [
      "With an option the leaks are summed up on the standard output, and the play",
      "itself goes to the standard error. The language of scripts is printed by",
      "swift run lifecycle help scripts.",
    ])

  init(_ arguments: Arguments) throws(UsageError) {
    let options = try PlayOptions(arguments)
    if let path = arguments.operands.first {
      self = .script(path: path, options)
    } else if options == PlayOptions() {
      self = .session
    } else {
      throw UsageError(
        "options of play need a script", type: "swift run lifecycle play FILE [options]")
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    switch self {
    case .session: SessionLoop.run(output: output, errors: errors)
    case .script(let path, let options):
      Play.run(path: path, options: options, output: output, errors: errors)
    }
  }
}
