import Console

/// The command `mcp`: serves an assistant over the standard input and output.
struct MCPCommand: Command {
  static let usage = Usage(
    name: "mcp", summary: "serves an assistant over standard input and output",
    notes: [
      "Speaks the Model Context Protocol, one line of JSON for each message.",
      "Tools: " + AssistantTool.all.map(\.name).joined(separator: ", ") + ". Uses no network.",
    ])

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(output: Output, errors: Output) async -> Int32 {
    let server = MCPServer(tools: AssistantTool.all)
    while output.failure() == nil, let line = readLine() {
      if let answer = await server.answer(to: line) { output.write(answer) }
    }
    return 0
  }
}
