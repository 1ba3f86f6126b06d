import Foundation
import LeakGallery
import LifecycleKit
import Testing

@testable import lifecycle

/// The server for assistants: what it answers to each message, to the letter.
@Suite @MainActor struct AssistantTests {
  /// The answers of a server to messages, if each tool is done before the next message.
  private func answers(_ messages: String) async -> String {
    var (server, text) = (MCPServer(tools: AssistantTool.all), "")
    for line in messages.split(separator: "\n") {
      text += server.receive(String(line))
      while let call = server.calls.first {
        text += server.finish(await call.tool.call(call.inputs))
      }
    }
    return text
  }

  /// The text that a tool answers with, and whether it is an error.
  private func call(_ tool: String, _ inputs: JSONValue) async throws -> AssistantTool.Answer {
    let tool = try #require(AssistantTool.all.first { $0.name == tool })
    return await tool.call(inputs)
  }

  @Test func `a conversation finds a leak and looks its shape up`() async {
    let conversation = #"""
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      {"jsonrpc":"2.0","id":"one","method":"ping"}
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"play","arguments":{"script":"screen Feed Detail\nroot stack Feed\npush Detail\nhold Detail\npop\nwait 3s"}}}
      {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"explain","arguments":{"word":"U1a"}}}
      """#
    let transcript = #"""
      {"id":0,"jsonrpc":"2.0","result":{"capabilities":{"tools":{}},"instructions":"Checks UIKit screen flows for leaks on Linux. doctor says what of an iOS package does not compile here, edit makes the mechanical edits, init writes what its first test needs, test runs the tests and returns each leak with the references that hold the screen, mend returns a proven patch for each leak, play tries a flow as text without a build, explain looks up a leak shape, a rule of UIKit or a word of a report, explore tries every flow of a model or a built-in app. An answer is cut at 2 KB unless full is true.","protocolVersion":"2025-06-18","serverInfo":{"name":"lifecycle","version":"0.1.0"}}}
      {"id":"one","jsonrpc":"2.0","result":{}}
      {"id":2,"jsonrpc":"2.0","result":{"content":[{"text":"✗ Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 2 objects\n  held by the script\n  Player\n    .held[0]   → Detail#1\n  ~~~~~~~~~~~ fix: remove it from .held\n  delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1\n  since              0.700 s, found at 2.700 s\nscript: 6 lines, 23.700 s of virtual time: 3 created, 3 alive, 1 leaked\n1 leak\nlooked at: 3 screens made, 3 alive; 1 departure judged; 4 scans\nleak: Detail, popped from UINavigationController: remove it from .held\n  Player.held[_]\n  Detail#1\n","type":"text"}],"isError":false}}
      {"id":3,"jsonrpc":"2.0","result":{"content":[{"text":"| U1a | a push changes the stack and returns; the rest comes in the stack's layout pass | CAT RT MB QM | high | passes |\nCAT: a log with call stacks, Mac Catalyst on iPadOS 26.5, 2026\nRT: RTRootNavigationController#275\nMB: MBContactPicker#48\nQM: QMUI's sources\n","type":"text"}],"isError":false}}

      """#
    #expect(await answers(conversation) == transcript)
  }

  @Test func `a malformed message gets the protocol's errors, and the next one its answer`() async {
    let conversation = #"""
      nonsense
      []
      {"id":1,"method":"ping"}
      {"jsonrpc":"2.0","id":2}
      {"jsonrpc":"2.0","id":3,"method":4}
      {"jsonrpc":"2.0","id":5,"method":"tools/cal"}
      {"jsonrpc":"2.0","id":6,"method":"tools/call"}
      {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tst"}}
      {"jsonrpc":"2.0","id":11,"method":"ping","params":4}
      {"jsonrpc":"2.0","id":12,"method":"notifications/cancelled","params":{"requestId":7}}
      {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}
      {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}
      {"jsonrpc":"2.0","method":"notifications/cancelled"}
      {"jsonrpc":"2.0","id":8,"result":{}}
      {"jsonrpc":"2.0","id":null,"method":"ping"}
      {"jsonrpc":"2.0","method":4}
      [{"jsonrpc":"2.0","id":10,"method":"ping"},{"jsonrpc":"2.0","method":"x"},7]
      {"jsonrpc":"2.0","id":9,"method":"ping"}
      """#
    let transcript = #"""
      {"error":{"code":-32700,"message":"a message is a JSON object on one line"},"id":null,"jsonrpc":"2.0"}
      {"error":{"code":-32600,"message":"a message is an object with \"jsonrpc\": \"2.0\""},"id":null,"jsonrpc":"2.0"}
      {"error":{"code":-32600,"message":"a message is an object with \"jsonrpc\": \"2.0\""},"id":1,"jsonrpc":"2.0"}
      {"error":{"code":-32600,"message":"a request has a method"},"id":2,"jsonrpc":"2.0"}
      {"error":{"code":-32600,"message":"method is a string"},"id":3,"jsonrpc":"2.0"}
      {"error":{"code":-32601,"message":"unknown method \"tools/cal\""},"id":5,"jsonrpc":"2.0"}
      {"error":{"code":-32602,"message":"tools/call takes the name of a tool"},"id":6,"jsonrpc":"2.0"}
      {"error":{"code":-32602,"message":"unknown tool \"tst\"; did you mean test?"},"id":7,"jsonrpc":"2.0"}
      {"error":{"code":-32602,"message":"params is an object"},"id":11,"jsonrpc":"2.0"}
      {"error":{"code":-32601,"message":"unknown method \"notifications/cancelled\""},"id":12,"jsonrpc":"2.0"}
      {"error":{"code":-32600,"message":"id is a string or an integer"},"id":null,"jsonrpc":"2.0"}
      {"error":{"code":-32600,"message":"method is a string"},"id":null,"jsonrpc":"2.0"}
      [{"id":10,"jsonrpc":"2.0","result":{}},{"error":{"code":-32600,"message":"a message is an object with \"jsonrpc\": \"2.0\""},"id":null,"jsonrpc":"2.0"}]
      {"id":9,"jsonrpc":"2.0","result":{}}

      """#
    #expect(await answers(conversation) == transcript)
    #expect(await answers(" \t") == "")
  }

  @Test func `while a tool runs a ping is answered, and a cancelled call gets no answer`() {
    var server = MCPServer(tools: AssistantTool.all)
    func call(_ id: String) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"explain","arguments":{"word":"shapes"}}}"#
    }
    func ping(_ id: String) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"# }
    func cancel(_ id: String) -> String {
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id),"reason":"x"}}"#
    }
    func answer(_ id: String) -> String {
      #"{"id":\#(id),"jsonrpc":"2.0","result":{"content":[{"text":"done","type":"text"}],"isError":false}}"#
    }
    func pong(_ id: String) -> String { #"{"id":\#(id),"jsonrpc":"2.0","result":{}}"# }
    /// The answer to a message, or, without one, when the first tool is done.
    func said(_ message: String?) -> String {
      message.map { server.receive($0) }
        ?? server.finish(AssistantTool.Answer(text: "done", isError: false))
    }
    let conversation: [(message: String?, answer: String, callCount: Int)] = [
      (call("1"), "", 1), (call("2"), "", 2), (call("3"), "", 3),
      (ping("4"), pong("4") + "\n", 3),
      // The text is another identifier than the number, and 9 is none.
      (cancel(#""2""#), "", 3), (cancel("9"), "", 3),
      (cancel("2"), "", 2), (cancel("1"), "", 1),
      (nil, answer("3") + "\n", 0), (cancel("3"), "", 0),
      ("[" + ping("5") + "," + call("6") + "," + call("7") + "]", "", 2),
      (call("8"), "", 3), (ping(#""p""#), pong(#""p""#) + "\n", 3),
      (nil, "", 2), (cancel("7"), "[" + pong("5") + "," + answer("6") + "]\n", 1),
      (nil, answer("8") + "\n", 0),
      ("[" + call("9") + "]", "", 1), (cancel("9"), "", 0), (ping("10"), pong("10") + "\n", 0),
    ]
    for (index, turn) in conversation.enumerated() {
      #expect(said(turn.message) == turn.answer, "\(index)")
      #expect(server.calls.count == turn.callCount, "\(index)")
    }
  }

  @Test func `each tool that needs no build answers with what its subcommand prints`() async throws
  {
    let explored = try await call(
      "explore", ["app": "kiosk", "mistake": "childStays", "depth": 4, "full": true])
    #expect(
      explored.text
        == (await Played(["explore", "kiosk", "childStays", "--depth", "4"])).output)
    #expect(!explored.isError)
    let model = packagePath + "/Demo/Models/sign-in.flow"
    let modelled = try await call("explore", ["app": .string(model), "depth": 2, "full": true])
    #expect(modelled.text == (await Played(["explore", model, "--depth", "2"])).output)
    #expect(!modelled.isError)
    let language = try await call("explain", ["word": "models", "full": true])
    #expect(language.text == (await Played(["help", "models"])).output)
    let shape = try await call("explain", ["word": " Closure Property", "full": true])
    #expect(shape.text == (await Played(["gallery", "closure-property"])).output)
    let doctor = try await call(
      "doctor", ["path": .string(packagePath + "/Demo/Coordinators"), "quick": true])
    #expect(!doctor.isError)
    #expect(
      try await call("doctor", ["path": "--help", "quick": true])
        == .init(
          text:
            "lifecycle: --help: does not exist\nType: swift run lifecycle doctor PATH [options]\n",
          isError: true))
  }

  @Test func `a revision that is not known is answered with the newest that is`() async {
    let answer = await answers(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999"}}"#)
    #expect(answer.contains(#""protocolVersion":"2025-11-25""#))
  }

  @Test func `each tool is declared with a schema of what it takes`() async throws {
    let answer = await answers(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let listed = try JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))
    guard case .array(let tools)? = listed["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(
      tools.map { $0["name"]?.string } == [
        "doctor", "edit", "init", "test", "mend", "play", "explain", "explore",
      ])
    #expect(
      tools.first?["inputSchema"] == [
        "type": "object", "required": ["path"], "additionalProperties": false,
        "properties": [
          "path": [
            "type": "string", "description": "a package, a folder of Swift files, or one file",
          ],
          "quick": [
            "type": "boolean",
            "description":
              "reads the files alone, without the compiler, in a second (default: false)",
          ],
          "full": [
            "type": "boolean", "description": "the whole answer, however long (default: false)",
          ],
        ],
      ])
  }

  @Test func `inputs that a tool does not take are answered with the reason`() async throws {
    #expect(
      try await call("test", ["pth": "x"])
        == .init(text: "test takes no pth; did you mean path?", isError: true))
    #expect(
      try await call("test", [:])
        == .init(
          text: "test needs path: the folder of a package", isError: true))
    #expect(
      try await call("explore", ["app": "tour", "depth": "6"])
        == .init(text: "depth is of type integer", isError: true))
    #expect(
      try await call("explore", ["app": "kiosc"])
        == .init(
          text:
            "lifecycle: unknown app \"kiosc\"; did you mean kiosk?\nType: swift run lifecycle explore --list\n",
          isError: true))
    #expect(
      try await call("test", ["path": "/no-such-folder"])
        == .init(
          text: "/no-such-folder: expected a package, found no Package.swift\n", isError: true))
    // The place is refused, before anything is built or written.
    #expect(
      try await call("init", ["path": "/no-such-folder", "manifest": true])
        == .init(
          text:
            "lifecycle: /no-such-folder: does not exist\nType: swift run lifecycle doctor PATH [options]\n",
          isError: true))
    #expect(
      try await call("explain", ["word": "closure-proprty"])
        == .init(
          text: "nothing is known of \"closure-proprty\"; did you mean closure-property?\n",
          isError: true))
  }

  @Test func `an answer is cut at 2 KB unless it is asked for in full`() async throws {
    let short = try await call("explain", ["word": "scripts"])
    let whole = try await call("explain", ["word": "scripts", "full": true])
    #expect(whole.text == Play.guide)
    #expect(short.text.utf8.count <= 2_000)
    let parts = short.text.split(separator: #/… \d+ bytes are left out; full: true has them …\n/#)
    #expect(parts.count == 2)
    #expect(whole.text.hasPrefix(parts[0]) && whole.text.hasSuffix(parts[1]))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
  func `a signal ends the server with the tests that it runs`(signal: Int32) throws {
    let server = try ServedTests()
    try server.say(server.call(1))
    let tests = try #require(server.testsProcess)
    kill(server.process.processIdentifier, signal)
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .uncaughtSignal)
    #expect(server.process.terminationStatus == signal)
    ServedTests.waitForEnd(of: tests)
  }

  @Test func `the server answers while tests run, and ends those of a cancelled call`() throws {
    let server = try ServedTests()
    try server.say(server.call(1))
    let tests = try #require(server.testsProcess)
    try server.say(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    #expect(try server.answer() == #"{"id":2,"jsonrpc":"2.0","result":{}}"#)
    // The next call begins without waiting for their end.
    try server.say(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    try server.say(
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"explain","arguments":{"word":"x"}}}"#
    )
    #expect(
      try server.answer()
        == #"{"id":3,"jsonrpc":"2.0","result":{"content":[{"text":"expected a word, found \"x\"\n","type":"text"}],"isError":true}}"#
    )
    ServedTests.waitForEnd(of: tests)
    try server.end()
    #expect(try server.answer() == nil)
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
  }

  @Test func `of the counts of tests the one that has tests is told`() {
    let xctest = "\t Executed 1 test, with 0 failures (0 unexpected) in 0.057 (0.057) seconds"
    let none = "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds."
    let some = "✔ Test run with 2 tests in 1 suite passed after 0.001 seconds."
    #expect(TestRun.closing(of: [xctest, none, ""]) == xctest)
    #expect(TestRun.closing(of: ["\t Executed 0 tests, with 0 failures", some]) == some)
    #expect(TestRun.closing(of: [none]) == none)
    #expect(TestRun.closing(of: ["Build complete!"]) == nil)
  }

  @Test func `a leak of a test run has the line that it can be mended in`() async throws {
    let shape = try #require(Gallery.shape(named: "closure-property"))
    let report = try #require(try await Visit.to(shape).broken.reports.first)
    let lines = ["↳ \(report.headline)", "    cycle", "↳ Other#1 leaked"]
    #expect(TestRun.placed(lines, []) == lines)
    // An optimised build has no line for a closure that was inlined.
    #if DEBUG
      let suspect = try #require(report.retention?.path?.suspectLine)
      let place = "    at Demo/Gallery/Shapes/Closures/Captures.swift:\(suspect.line)"
      #expect(TestRun.placed(lines, [report]) == [lines[0], place, lines[1], lines[2]])
    #endif
  }

  @Test func `of a test run only the failures are told, each with its leak`() {
    let output = """
      ◇ Test "an order" started.
      ✘ Test "an order" recorded an issue at OrderTests.swift:16:4: Issue recorded
      ↳ OrderViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now
          held by something unseen, such as a local variable
      ◇ Test "a basket" started.
      ✔ Test "a basket" passed after 0.1 seconds.
      ✘ Test "an order" failed after 0.1 seconds with 1 issue.
      Test Case 'OrderTests.testBack' started at 2026-11-26 02:00:00.000
      /shop/OrderTests.swift:9: error: OrderTests.testBack : OrderViewController#1 leaked
        cycle, 2 strong references
      Test Case 'OrderTests.testBack' failed (0.1 seconds)
      """
    #expect(
      TestRun.failures(in: output.components(separatedBy: "\n")).joined(separator: "\n") == """
        ✘ Test "an order" recorded an issue at OrderTests.swift:16:4: Issue recorded
        ↳ OrderViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
        /shop/OrderTests.swift:9: error: OrderTests.testBack : OrderViewController#1 leaked
          cycle, 2 strong references
        """)
  }
}

/// The program with a server, in whose search path is a `swift` that never ends, and a package without anything.
@MainActor private final class ServedTests {
  let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let swift = folder.appending(path: "swift")
    for (file, text) in [
      (swift, "#!/bin/sh\necho $$ >number.new; mv number.new number; exec sleep 600\n"),
      (folder.appending(path: "Package.swift"), ""),
    ] { try Data(text.utf8).write(to: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    process.executableURL = ExploreWorkersTests.program
    process.arguments = ["mcp"]
    process.environment = ["PATH": "\(folder.path):/usr/bin:/bin"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
  }

  /// The message that runs the tests.
  func call(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"test","arguments":{"path":"\#(folder.path)"}}}"#
  }

  func say(_ message: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((message + "\n").utf8))
  }

  func end() throws { try input.fileHandleForWriting.close() }

  /// Waits for a line; `nil` at the end of the output.
  func answer() throws -> String? {
    while !received.contains(UInt8(ascii: "\n")) {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { return nil }
      received += part
    }
    let line = received.prefix { $0 != UInt8(ascii: "\n") }
    received = Data(received.dropFirst(line.count + 1))
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits until the tests run.
  var testsProcess: pid_t? {
    while process.isRunning {
      let file = folder.appending(path: "number")
      let text = try? String(contentsOf: file, encoding: .utf8)
      if let number = text.flatMap({ pid_t($0.trimmingCharacters(in: .newlines)) }) {
        return number
      }
      sched_yield()
    }
    return nil
  }

  static func waitForEnd(of process: pid_t) {
    while Process.isRunning(process) { sched_yield() }
  }

  isolated deinit {
    process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }
}
