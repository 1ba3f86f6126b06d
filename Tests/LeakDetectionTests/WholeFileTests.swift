import Foundation
import Testing

@testable import LeakDetection

/// A file is written whole, and stays the file that it is.
@Suite struct WholeFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "whole-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test(arguments: [0o640, 0o600, 0o755, 0o444]) func `a file keeps its permissions`(mode: Int)
    throws
  {
    try Data("long before".utf8).write(to: folder.appending(path: "a"))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("a"))
    try WholeFile.write("new", to: path("a"))
    #expect(try text("a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func `a link to an open file is written through`() throws {
    _ = FileManager.default.createFile(atPath: path("a"), contents: Data("before, ".utf8))
    let file = try FileHandle(forWritingTo: folder.appending(path: "a"))
    defer { try? file.close() }
    let number = try FileManager.default.attributesOfItem(atPath: path("a"))[.systemFileNumber]
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "/proc/self/fd/\(file.fileDescriptor)")
    try WholeFile.write("new", to: path("link"))
    #expect(try text("a") == "before, new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.systemFileNumber] as? Int == number as? Int)
  }

  @Test func `a new file has the permissions of any new file`() throws {
    try WholeFile.write("new", to: path("a"))
    _ = FileManager.default.createFile(atPath: path("b"), contents: nil)
    let modes = try ["a", "b"].map {
      try FileManager.default.attributesOfItem(atPath: path($0))[.posixPermissions] as? Int
    }
    #expect(modes[0] == modes[1])
  }

  @Test func `links are written through, also to what is not there yet`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("one"), withDestinationPath: "sub/two")
    try FileManager.default.createSymbolicLink(
      atPath: path("sub/two"), withDestinationPath: "../three")
    for words in ["new", "newer"] {
      try WholeFile.write(words, to: path("one"))
      #expect(try text("three") == words)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("one")) == "sub/two")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: path("sub/two")) == "../three")
    }
    try FileManager.default.linkItem(atPath: path("three"), toPath: path("four"))
    try WholeFile.write("x", to: path("four"))
    #expect(try text("three") == "x")
    try FileManager.default.createSymbolicLink(atPath: path("round"), withDestinationPath: "round")
    let error = #expect(throws: LeakFileError.self) { try WholeFile.write("", to: path("round")) }
    #expect(error?.reason.hasPrefix("cannot be written: ") == true)
  }

  @Test func `a path is checked as it would be written, and nothing is made`() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "none")
    try FileManager.default.createSymbolicLink(atPath: path("round"), withDestinationPath: "round")
    for place in [path("a"), path("link"), "/dev/null"] { try WholeFile.check(place) }
    for place in [folder.path, path("a/b/c")] { try WholeFile.check(folder: place) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "link", "round",
      ])
    func words(_ check: (String) throws -> Void, _ place: String) -> String? {
      do { try check(place) } catch { return "\(error)" }
      return nil
    }
    for place in [folder.path, path("none/a"), path("round"), "/dev/null/a"] {
      let written = words({ try WholeFile.write("", to: $0) }, place)
      #expect(written != nil && words({ try WholeFile.check($0) }, place) == written)
    }
    #expect(
      words({ try WholeFile.check(folder: $0) }, "/dev/null/a")
        == "/dev/null/a: cannot be written: Not a directory")
  }

  @Test func `devices, pipes and open files are written to`() throws {
    try WholeFile.write("x", to: "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    try WholeFile.write("through", to: path("pipe"))
    let file = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    #expect(try file.readToEnd() == Data("through".utf8))
    // A file that a shell has opened stays the same file.
    let opened = open(path("out"), O_WRONLY | O_CREAT, 0o600)
    try WholeFile.write("first", to: "/proc/self/fd/\(opened)")
    let handle = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(" second".utf8))
    #expect(try text("out") == "first second")
  }

  @Test func `what fails leaves the file and its folder as they were`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    let error = #expect(throws: LeakFileError.self) { try WholeFile.write("", to: path("sub")) }
    #expect(error?.reason == "cannot be written: Is a directory")
    #expect(throws: LeakFileError.self) { try WholeFile.write("", to: path("none/a")) }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["sub"])
  }
}
