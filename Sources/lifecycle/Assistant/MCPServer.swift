import Console
import Foundation
import LifecycleKit

/// The Model Context Protocol, as far as a server with tools needs it.
///
/// Each message is a JSON-RPC 2.0 object on one line. No message changes what later ones are answered.
@MainActor struct MCPServer {
  let tools: [AssistantTool]

  /// The revisions that are spoken, the newest first. What is used of the protocol is alike in all of them.
  private static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The longest message that is read, in bytes.
  private static let sizeLimit = 1_000_000

  /// Answers a line with a message, or with an array of them as older revisions have it.
  ///
  /// - Returns: a line of JSON; `nil` for an empty line, and for notifications and answers, to which none is due.
  func answer(to line: String) async -> String? {
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    let reply: JSONValue?
    do throws(MCPError) {
      let message = try read(line)
      if case .array(let messages) = message, !messages.isEmpty {
        var replies: [JSONValue] = []
        for message in messages {
          if let reply = await answer(toMessage: message) { replies.append(reply) }
        }
        reply = replies.isEmpty ? nil : .array(replies)
      } else {
        reply = await answer(toMessage: message)
      }
    } catch {
      reply = error.reply(to: .null)
    }
    return reply.flatMap { try? stableJSON($0, onOneLine: true) }
  }

  private func answer(toMessage message: JSONValue) async -> JSONValue? {
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
      guard message["id"] != nil else { return nil }
      guard let id else { throw .invalidRequest("id is a string or an integer") }
      let result = try await result(of: name, message["params"] ?? [:])
      return ["jsonrpc": "2.0", "id": id, "result": result]
    } catch {
      return error.reply(to: id ?? .null)
    }
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

  private func result(of method: String, _ parameters: JSONValue) async throws(MCPError)
    -> JSONValue
  {
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
    case "tools/call":
      guard let name = parameters["name"]?.string else {
        throw .invalidParameters("tools/call takes the name of a tool")
      }
      guard let tool = tools.first(where: { $0.name == name }) else {
        let hint = Spelling.hint(forName: name, among: tools.map(\.name))
        throw .invalidParameters("unknown tool \"\(name)\"\(hint)")
      }
      let given = parameters["arguments"] ?? .null
      let answer = await tool.call(given == .null ? [:] : given)
      return [
        "content": [["type": "text", "text": .string(answer.text)]],
        "isError": .bool(answer.isError),
      ]
    default: throw MCPError(code: -32601, message: "unknown method \"\(method)\"")
    }
  }

  /// The first words that an assistant reads of this program.
  private static let instructions = """
    Checks UIKit screen flows for leaks on Linux. doctor says what of an iOS package does not compile here, edit \
    makes the mechanical edits, test runs the tests and returns each leak with the references that hold the \
    screen, mend returns a proven patch for each leak, play tries a flow as text without a build, explain looks up a leak shape, a rule of UIKit or a word \
    of a report, explore tries every flow of a built-in app. An answer is cut at 2 KB unless full is true.
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
