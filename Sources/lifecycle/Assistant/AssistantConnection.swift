import ToolConsole
import Foundation

/// An assistant's connection to the server: messages are read while a tool runs, and a cancelled tool is ended.
@MainActor final class AssistantConnection {
  private var server = MCPServer(tools: AssistantTool.all)
  private let output: Output
  private var process: ToolProcess?
  private var hasInput = true
  /// The beginning of a line.
  private var begun: [UInt8] = []

  init(_ output: Output) { self.output = output }

  /// Serves until the input has ended and all calls are answered, or the output is read no more.
  func serve() {
    while output.failure() == nil {
      runFirstCall()
      guard hasInput || process != nil else { break }
      var files = [
        pollfd(fd: hasInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: process?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      ]
      guard poll(&files, nfds_t(files.count), -1) > 0 else { continue }
      if files[2].revents != 0 { break }
      if files[0].revents != 0 { readMessages() }
      if files[1].revents != 0, let answer = process?.receive() {
        process = nil
        output.write(server.finish(answer))
      }
    }
    process?.end()
  }

  /// Runs the call that is the first now, and ends the tool of one that was cancelled.
  private func runFirstCall() {
    if let process, process.number != server.calls.first?.number {
      process.end()
      self.process = nil
    }
    while process == nil, let call = server.calls.first {
      do { process = try ToolProcess(call) } catch {
        let words = "the tool cannot be run: \(error.systemReason)"
        output.write(server.finish(AssistantTool.Answer(text: words, isError: true)))
      }
    }
  }

  private func readMessages() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count <= 0 {
      hasInput = false
      bytes = [UInt8(ascii: "\n")]
    } else {
      bytes.removeLast(bytes.count - count)
    }
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for part in parts.dropLast() {
      let answers = server.receive(String(decoding: begun + part, as: UTF8.self))
      if !answers.isEmpty { output.write(answers) }
      begun = []
    }
    begun += parts.last ?? []
  }
}
