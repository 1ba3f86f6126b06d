import Foundation
import Testing

@testable import lifecycle

/// The server for assistants in a sandbox where no network interface is up, not even the loopback one.
@Suite struct NoNetworkTests {
  private static func output(of words: [String], input: String = "") throws -> String {
    let process = Process()
    let (given, taken) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    (process.standardInput, process.standardOutput) = (given, taken)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    return String(decoding: try taken.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  private static let alone = ["unshare", "--map-root-user", "--net", "timeout", "60"]
  private static let canBeAlone = (try? output(of: alone + ["echo", "here"])) == "here\n"

  @Test(.enabled(if: canBeAlone, "the system does not let this user leave its network"))
  @MainActor func `a call that runs a program is answered`() throws {
    let scratch = try Scratch()
    let (swift, package) = (
      scratch.url.appending(path: "swift"), scratch.url.appending(path: "Package.swift")
    )
    try Data("#!/bin/sh\necho 'Test run with 1 test passed'\n".utf8).write(to: swift)
    try Data().write(to: package)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    let words =
      Self.alone + [
        "env", "PATH=\(scratch.url.path):/usr/bin:/bin", ExploreWorkersTests.program.path, "mcp",
      ]
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"test","arguments":{"path":"\#(scratch.url.path)"}}}"#
    #expect(
      try Self.output(of: words, input: call + "\n")
        == #"{"id":1,"jsonrpc":"2.0","result":{"content":[{"text":"Test run with 1 test passed\n","type":"text"}],"isError":false}}"#
        + "\n")
  }
}
