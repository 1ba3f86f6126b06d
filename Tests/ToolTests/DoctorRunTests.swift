import Foundation
import Testing

@testable import lifecycle

/// The command `doctor`.
@Suite @MainActor struct DoctorRunTests {
  private func folder(_ text: String?) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "visit-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try text?.write(to: url.appending(path: "A.swift"), atomically: true, encoding: .utf8)
    return url.path
  }

  private func played(_ words: String...) async -> Played {
    await Played(["doctor"] + words)
  }

  @Test func `clean source is status 0, by the compiler's word`() async throws {
    let path = try folder("import UIKit\nfinal class A: UIViewController {}\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let played = await played(path)
    #expect(played.output == "1 file: 1 compiles as it is\n")
    #expect(played.status == 0)
  }

  @Test func `something to edit is status 1 in both forms`() async throws {
    let path = try folder("import UIKit\nlet a = #selector(b)\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = await played(path, "--quick", "--format", "text")
    #expect(
      text.output == """
        #selector(b) has no Objective-C runtime to find it; pass a UIAction or a closure instead
          A.swift:2

        1 file: 1 needs edits

        """)
    #expect(text.status == 1)
    let json = await played("--quick", "--format", "json", path)
    #expect(json.output.hasPrefix("{\n  \"addedFiles\" : [\n"))
    #expect(json.status == 1)
  }

  @Test func `no Swift files and no folder are a diagnostic and status 2`() async throws {
    let path = try folder(nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let empty = await played("--quick", path)
    #expect(empty.errors == "lifecycle: \(path): no Swift files there\n")
    #expect(empty.output == "")
    #expect(empty.status == 2)
    let missing = await played("--quick", path + "/none")
    #expect(
      missing
        == .refusal(
          "\(path)/none: does not exist", type: "swift run lifecycle doctor PATH [options]"))
  }

  @Test func `what cannot be read is refused before the module UIKit is built`() throws {
    let path = try folder(nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The program of a package that is not built: a build would take its time, and fail.
    try "".write(toFile: path + "/Package.swift", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: path + "/Sources/UIKit", withIntermediateDirectories: true)
    for command in [
      DoctorCommand.look(path + "/none"), .fix(path + "/none", into: nil),
      .begin(path + "/none", editsManifest: true),
    ] {
      let refused = Played { output, errors in
        DoctorRun(output: output, errors: errors, program: path + "/.build/debug/lifecycle")
          .run(command)
      }
      #expect(refused.errors == "lifecycle: \(path)/none: cannot be read\n")
      #expect(refused.status == 2)
    }
  }

  @Test func `what is no Swift is refused with a word`() async throws {
    let path = try folder("import UIKit\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("words".utf8).write(to: URL(filePath: path + "/README.md"))
    let other = await played("--quick", path + "/README.md")
    #expect(
      other.errors
        == "lifecycle: \(path)/README.md: expected a folder or a file of Swift, NAME.swift\n")
    #expect(other.status == 2)
    #expect(await played("--quick", path + "/A.swift").status == 0)
    try Data([0x61, 0xFF]).write(to: URL(filePath: path + "/B.swift"))
    let bytes = await played("--quick", path)
    #expect(bytes.errors == "lifecycle: B.swift: expected text in UTF-8\n")
    #expect(bytes.output == "")
    #expect(bytes.status == 2)
  }

  @Test func `a fix writes through a link, keeps permissions, and fits a file alone`() async throws
  {
    let path = try folder("import UIKit\r\n@objc final class A: UIViewController {}")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: path + "/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Link.swift", withDestinationPath: "A.swift")
    let played = await played(path + "/Link.swift", "--fix", "--in-place")
    #expect(played.status == 0)
    #expect(
      FileManager.default.contents(atPath: path + "/A.swift")
        == Data(
          "import UIKit\r\n#if canImport(ObjectiveC)\r\n@objc\r\n#endif\r\nfinal class A: UIViewController {}"
            .utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/A.swift")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path + "/Link.swift") == "A.swift")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        "A.swift", "Link.swift",
      ])
  }

  @Test func `a copy into what is copied is refused, and nothing is made`() async throws {
    let path = try folder("import UIKit\n@objc final class A: UIViewController {}\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let played = await played(path, "--fix", path + "/sub")
    #expect(played.errors == "lifecycle: \(path)/sub: expected a folder outside of \(path)\n")
    #expect(played.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["A.swift"])
  }

  @Test func `a fix that is killed leaves nothing behind`() async throws {
    let text = "import UIKit\n@objc final class A: UIViewController {}\n"
    let path = try folder(text)
    let other = try folder(nil)
    defer { for place in [path, other] { try? FileManager.default.removeItem(atPath: place) } }
    // In the compiler's place stands a program that says where it is, and ends when that was read.
    try #require(mkfifo(other + "/pipe", 0o600) == 0)
    try Data("#!/bin/sh\npwd > \(other)/pipe\n".utf8).write(to: URL(filePath: other + "/swiftc"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: other + "/swiftc")
    let process = Process()
    process.executableURL = ExploreWorkersTests.program
    process.arguments = ["doctor", path, "--fix", other + "/copy"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": other + ":/usr/bin:/bin"
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let opened = try #require(FileHandle(forReadingAtPath: other + "/pipe"))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let said = String(decoding: try opened.readToEnd() ?? Data(), as: UTF8.self)
    let scratch = URL(filePath: said.filter { !$0.isNewline }).deletingLastPathComponent()
    try #require(scratch.lastPathComponent.hasPrefix("doctor-"))
    // Its watcher needs a moment of its own.
    while FileManager.default.fileExists(atPath: scratch.path) { await Task.yield() }
    #expect(FileManager.default.contents(atPath: path + "/A.swift") == Data(text.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["A.swift"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other).sorted() == ["pipe", "swiftc"])
  }

  @Test func `the table is printed as it stands in the documentation`() async {
    let played = await played("--table")
    #expect(
      played.output.hasPrefix("| What cannot work | Why | The edit that helps |\n|---|---|---|\n"))
    #expect(played.status == 0)
  }
}
