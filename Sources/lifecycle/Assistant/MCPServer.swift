import ToolConsole
import Foundation
import LifecycleKit

/// The Model Context Protocol, as far as a server with tools needs it.
///
/// Each message is a JSON-RPC 2.0 object on one line. A call of a tool waits until the calls before it are finished;
/// everything else is answered at once. A call that is cancelled gets no answer.
@MainActor struct MCPServer {
  /// A call of a tool that has no answer yet.
  struct Call {
    let number: Int
    let tool: AssistantTool
    let inputs: JSONValue
    fileprivate let id: JSONValue
    /// The line that it came with.
    fileprivate let line: Int
  }

  /// A line whose answer is not complete.
  private struct Line {
    let number: Int
    var isBatch = false
    var replies: [JSONValue] = []

    /// The answer as a line of JSON; `nil` where none is due.
    var text: String? {
      let reply = isBatch && !replies.isEmpty ? .array(replies) : replies.first
      return reply.flatMap { try? stableJSON($0, onOneLine: true) }
    }
  }

  let tools: [AssistantTool]
  /// The calls without an answer, in the order in which they came: the first one is to run.
  private(set) var calls: [Call] = []
  private var lines: [Line] = []
  private var lineCount = 0
  private var callCount = 0

  init(tools: [AssistantTool]) { self.tools = tools }

  /// The revisions that are spoken, the newest first. What is used of the protocol is alike in all of them.
  private static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The longest message that is read, in bytes.
  private static let sizeLimit = 1_000_000

  /// Reads a line with a message, or with an array of them as older revisions have it.
  ///
  /// - Returns: the answers that are complete now, a line of JSON each; none for an empty line, and for notifications
  ///   and answers.
  mutating func receive(_ line: String) -> String {
    guard line.contains(where: { !$0.isWhitespace }) else { return "" }
    lineCount += 1
    var answer = Line(number: lineCount)
    do throws(MCPError) {
      let message = try read(line)
      if case .array(let messages) = message, !messages.isEmpty {
        answer.isBatch = true
        answer.replies = messages.compactMap { reply(toMessage: $0) }
      } else {
        answer.replies = reply(toMessage: message).map { [$0] } ?? []
      }
    } catch {
      answer.replies = [error.reply(to: .null)]
    }
    lines.append(answer)
    return completeAnswers()
  }

  /// Ends the first call.
  ///
  /// - Returns: the answers that are complete now, a line of JSON each.
  mutating func finish(_ answer: AssistantTool.Answer) -> String {
    let call = calls.removeFirst()
    let result: JSONValue = [
      "content": [["type": "text", "text": .string(answer.text)]],
      "isError": .bool(answer.isError),
    ]
    for index in lines.indices where lines[index].number == call.line {
      lines[index].replies.append(Self.reply(to: call.id, result))
    }
    return completeAnswers()
  }

  private mutating func completeAnswers() -> String {
    let open = Set(calls.map(\.line))
    let complete = lines.filter { !open.contains($0.number) }
    lines.removeAll { !open.contains($0.number) }
    return complete.compactMap(\.text).joined()
  }

  /// The answer to a message; `nil` where none is due, and where a tool has it.
  private mutating func reply(toMessage message: JSONValue) -> JSONValue? {
    let id = message["id"].flatMap { $0.isIdentifier ? $0 : nil }
    do throws(MCPError) {
      guard message["jsonrpc"] == "2.0" else {
        throw .invalidRequest("a message is an object with \"jsonrpc\": \"2.0\"")
      }
      guard let method = message["method"] else {
        if message["result"] != nil || message["error"] != nil { return nil }
        throw .invalidRequest("a request has a method")
      }
      guard let name = method.string else { throw .invalidRequest("method is a string") }
      guard message["id"] != nil else {
        if name == "notifications/cancelled", let id = message["params"]?["requestId"] {
          calls.removeAll { $0.id == id }
        }
        return nil
      }
      guard let id else { throw .invalidRequest("id is a string or an integer") }
      let parameters = message["params"] ?? [:]
      guard parameters.kind == "object" else { throw .invalidParameters("params is an object") }
      guard name == "tools/call" else {
        return Self.reply(to: id, try result(of: name, parameters))
      }
      try call(parameters, id)
      return nil
    } catch {
      return error.reply(to: id ?? .null)
    }
  }

  private static func reply(to id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private mutating func call(_ parameters: JSONValue, _ id: JSONValue) throws(MCPError) {
    guard let name = parameters["name"]?.string else {
      throw .invalidParameters("tools/call takes the name of a tool")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let hint = Spelling.hint(forName: name, among: tools.map(\.name))
      throw .invalidParameters("unknown tool \"\(name)\"\(hint)")
    }
    let given = parameters["arguments"] ?? .null
    callCount += 1
    calls.append(
      Call(
        number: callCount, tool: tool, inputs: given == .null ? [:] : given, id: id, line: lineCount
      ))
  }

  private func read(_ line: String) throws(MCPError) -> JSONValue {
    guard line.utf8.count <= Self.sizeLimit else {
      throw .invalidRequest("a message has at most \(Self.sizeLimit) bytes")
    }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      throw MCPError(code: -32700, message: "a message is a JSON object on one line")
    }
    return message
  }

  private func result(of method: String, _ parameters: JSONValue) throws(MCPError) -> JSONValue {
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"]?.string
      return [
        "protocolVersion": .string(Self.revisions.first { $0 == asked } ?? Self.revisions[0]),
        "capabilities": ["tools": [:]],
        "serverInfo": ["name": "lifecycle", "version": "0.1.0"],
        "instructions": .string(Self.instructions),
      ]
    case "ping": return [:]
    case "tools/list": return ["tools": .array(tools.map(\.declaration))]
    default: throw MCPError(code: -32601, message: "unknown method \"\(method)\"")
    }
  }

  /// The first words that an assistant reads of this program.
  private static let instructions = """
    Checks UIKit screen flows for leaks on Linux. doctor says what of an iOS package does not compile here, edit \
    makes the mechanical edits, init writes what its first test needs, test runs the tests and returns each leak with the references that hold the \
    screen, mend returns a proven patch for each leak, play tries a flow as text without a build, explain looks up a leak shape, a rule of UIKit or a word \
    of a report, explore tries every flow of a model or a built-in app. An answer is cut at 2 KB unless full is true.
    """
}

/// An error of JSON-RPC.
struct MCPError: Error {
  let code: Int
  let message: String

  func reply(to id: JSONValue) -> JSONValue {
    let error: JSONValue = ["code": .integer(code), "message": .string(message)]
    return ["jsonrpc": "2.0", "id": id, "error": error]
  }

  static func invalidRequest(_ reason: String) -> MCPError {
    MCPError(code: -32600, message: reason)
  }

  static func invalidParameters(_ reason: String) -> MCPError {
    MCPError(code: -32602, message: reason)
  }
}
