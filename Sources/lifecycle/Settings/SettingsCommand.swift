import ToolConsole

/// The command `settings`: every setting of the checks as a table in Markdown.
struct SettingsCommand: Command {
  /// Whether the table is the one of the README.
  let isBrief: Bool

  static let usage = Usage(
    name: "settings", summary: "every setting of the checks, with its default",
    options: [.flag("--brief", "one row for each check, without the meanings")])

  init(_ arguments: Arguments) throws(UsageError) {
    isBrief = arguments.has("--brief")
  }

  func run(output: Output, errors: Output) async -> Int32 {
    output.write(isBrief ? SettingsTable.brief : SettingsTable.markdown)
    return 0
  }
}
