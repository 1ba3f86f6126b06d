import ToolConsole

/// The command `mcp`: serves an assistant over the standard input and output.
struct MCPCommand: Command {
  /// Whether a server has started this one for a single call; see `ToolProcess`.
  let isCall: Bool

  static let usage = Usage(
    name: "mcp", summary: "serves an assistant over standard input and output",
    options: [Usage.Option(name: "--call", value: .none, meaning: "", isHidden: true)],
    notes: [
      "Speaks the Model Context Protocol, one line of JSON for each message.",
      "Tools: " + AssistantTool.all.map(\.name).joined(separator: ", ") + ". Uses no network.",
    ])

  init(_ arguments: Arguments) throws(UsageError) { isCall = arguments.has("--call") }

  func run(output: Output, errors: Output) async -> Int32 {
    if isCall { return await ToolProcess.answerCall(output) }
    AssistantConnection(output).serve()
    return 0
  }
}
