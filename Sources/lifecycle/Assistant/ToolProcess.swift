import ToolConsole
import Foundation
import LifecycleKit

/// A process that runs a tool once. It ends itself when the server ends, with the programs that it has started.
@MainActor final class ToolProcess {
  /// The number of the call.
  let number: Int
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var text = Data()

  init(_ call: MCPServer.Call) throws {
    number = call.number
    // By this name it is found after its file was replaced by a build.
    process.executableURL = URL(filePath: "/proc/self/exe")
    process.arguments = ["mcp", "--call"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let words: JSONValue = ["name": .string(call.tool.name), "arguments": call.inputs]
    let line = Data(try stableJSON(words, onOneLine: true).utf8)
    try input.fileHandleForWriting.write(contentsOf: line)
  }

  /// The file that tells when there is something to receive.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Reads what has come.
  ///
  /// - Returns: the answer, when the process has ended.
  func receive() -> AssistantTool.Answer? {
    let part = output.fileHandleForReading.availableData
    text += part
    guard part.isEmpty else { return nil }
    let ended = process.waitForEnd()
    let line = text.split(separator: UInt8(ascii: "\n")).last ?? Data()
    if let answer = try? JSONDecoder().decode(AssistantTool.Answer.self, from: line) {
      return answer
    }
    let end = ended.isSignal ? "by signal" : "with status"
    return AssistantTool.Answer(
      text: "the tool ended \(end) \(ended.status), without an answer", isError: true)
  }

  /// Ends the process.
  func end() { process.terminate() }

  /// Does in such a process what it is for: runs the tool, and writes its answer.
  static func answerCall(_ output: Output) async -> Int32 {
    guard let line = readLine(),
      let call = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
      let tool = AssistantTool.all.first(where: { $0.name == call["name"]?.string })
    else { return 2 }
    // The input ends with the server, however that ends. The programs that a tool has started end by this signal.
    Thread.detachNewThread {
      while !FileHandle.standardInput.availableData.isEmpty {}
      kill(getpid(), SIGTERM)
    }
    let answer = await tool.call(call["arguments"] ?? [:])
    guard let text = try? stableJSON(answer, onOneLine: true) else { return 2 }
    output.write(text)
    return 0
  }
}
