import ToolConsole
import LifecycleKit

/// A tool that an assistant can use, declared as the Model Context Protocol wants it.
struct AssistantTool: Sendable {
  struct Input: Sendable {
    let name: String
    /// The type in JSON Schema: `string`, `boolean` or `integer`.
    let type: String
    let meaning: String
    var isNeeded = false
    /// The values that are taken; `nil` for any.
    var choices: [String]?

    fileprivate var schema: JSONValue {
      var schema: [String: JSONValue] = [
        "type": .string(type), "description": .string(meaning),
      ]
      if let choices { schema["enum"] = .array(choices.map { .string($0) }) }
      return .object(schema)
    }
  }

  /// The most that a tool does to files.
  enum Effect: Sendable {
    case reads
    /// Code of the package runs, and its build changes.
    case builds
    /// Sources change.
    case edits
  }

  struct Answer: Equatable, Codable {
    var text: String
    /// Whether there is no verdict. A leak that was found is none.
    var isError: Bool
  }

  let name: String
  let meaning: String
  let inputs: [Input]
  var effect = Effect.reads
  /// Writes the answer.
  ///
  /// - Returns: the exit status of the command that does the same.
  let run: @MainActor @Sendable (_ inputs: JSONValue, _ output: Output) async -> Int32

  /// The most bytes of an answer that is not asked for in full.
  private static let brief = 2_000

  private static let full = Input(
    name: "full", type: "boolean", meaning: "the whole answer, however long (default: false)")

  /// The tool as `tools/list` declares it.
  var declaration: JSONValue {
    let all = inputs + [Self.full]
    let properties = all.map { ($0.name, $0.schema) }
    return [
      "name": .string(name),
      "description": .string(meaning),
      "inputSchema": [
        "type": "object",
        "properties": .object(Dictionary(properties) { $1 }),
        "required": .array(all.filter(\.isNeeded).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(effect == .reads), "destructiveHint": .bool(effect == .edits),
        "openWorldHint": false,
      ],
    ]
  }

  /// Runs the tool. Inputs that it does not take are answered with a reason.
  @MainActor func call(_ given: JSONValue) async -> Answer {
    if let reason = refusal(of: given) { return Answer(text: reason, isError: true) }
    var text = ""
    let status = await run(given, Output { text += $0 })
    if given["full"] != true { text = Self.shortened(text) }
    return Answer(text: text, isError: status > 1)
  }

  /// The reason why inputs are not taken; `nil` where they are.
  private func refusal(of given: JSONValue) -> String? {
    guard case .object(let members) = given else { return "arguments is an object" }
    let all = inputs + [Self.full]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let input = all.first(where: { $0.name == name }) else {
        return
          "\(self.name) takes no \(name)\(Spelling.hint(forName: name, among: all.map(\.name)))"
      }
      guard value.kind == input.type else { return "\(name) is of type \(input.type)" }
      if let choices = input.choices, let text = value.string, !choices.contains(text) {
        return "\(name) is one of \(choices.joined(separator: ", "))"
          + Spelling.hint(forName: text, among: choices)
      }
    }
    let missing = inputs.first { $0.isNeeded && members[$0.name] == nil }
    return missing.map { "\(name) needs \($0.name): \($0.meaning)" }
  }

  /// The first lines and the last, which have the sums, and how much was left out between them.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > brief else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func start(of lines: some Sequence<Substring>, upTo limit: Int) -> [Substring] {
      var left = limit
      return lines.prefix { line in
        left -= line.utf8.count + 1
        return left >= 0
      }
    }
    let first = start(of: lines, upTo: 1_500)
    let last = Array(start(of: lines[first.count...].reversed(), upTo: 400).reversed())
    let count = text.utf8.count - (first + last).reduce(0) { $0 + $1.utf8.count + 1 }
    return (first + ["… \(count) bytes are left out; full: true has them …"] + last)
      .joined(separator: "\n")
  }
}
