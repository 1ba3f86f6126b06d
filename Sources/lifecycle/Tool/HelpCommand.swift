import ToolConsole
import FlowExploration

/// The command `help`: all subcommands, one of them, or one of the two languages.
enum HelpCommand: Command {
  case all
  case one(help: String)

  static let usage = Usage(
    name: "help", summary: "all subcommands, the options of one, or the languages of flows",
    operands: [
      Usage.Operand(
        name: "SUBCOMMAND",
        meaning: "a subcommand; scripts or models for the language of .flow files",
        isOptional: true)
    ])

  static func about(_ usage: Usage) -> HelpCommand { .one(help: usage.help) }

  init(_ arguments: Arguments) throws(UsageError) {
    switch arguments.operands.first {
    case nil: self = .all
    case "scripts": self = .one(help: Play.guide)
    case "models": self = .one(help: FlowModel.guide)
    case let name?: self = .about(try Tool.type(named: name).usage)
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    switch self {
    case .all: output.write(Self.list)
    case .one(let help): output.write(help)
    }
    return 0
  }

  /// The list of all subcommands; fits on a terminal of 24 lines.
  @MainActor static var list: String {
    let rows = Tool.commands.map { Usage.row($0.usage.name, $0.usage.summary, column: 13) }
    return """
      lifecycle: UIKit's screen lifecycle, simulated, with a deallocation checker

      usage: swift run lifecycle SUBCOMMAND [options]

      \(rows.joined())
      help SUBCOMMAND lists its options, help scripts or models a language of flows.
      Exit status: 0 clean, 1 findings, 2 bad arguments or files, 3 output not written

      """
  }
}
