import Foundation
import LeakDetection
import Testing

@Suite struct LeakBaselineTests {
  typealias Made = MadeUpReports

  private let text = """
    {
      "leaks" : [
        {
          "count" : 2,
          "signature" : "cycle: Profile.onSave",
          "words" : "Profile, popped from UINavigationController: make .onSave weak"
        },
        {
          "count" : 1,
          "signature" : "no path: Feed, popped from UINavigationController",
          "words" : "Feed, popped from UINavigationController"
        }
      ],
      "version" : 1
    }

    """

  @Test func `a baseline is the same whatever the order and the numbers`() throws {
    let one = LeakSummary([
      Made.cycle("Profile", 1), Made.unexplained("Feed", 1), Made.cycle("Profile", 2),
    ])
    let other = LeakSummary([
      Made.unexplained("Feed", 9), Made.cycle("Profile", 8), Made.cycle("Profile", 7),
    ])
    #expect(try LeakBaseline(one).json() == text)
    #expect(try LeakBaseline(other).json() == text)
    #expect(try LeakBaseline.parse(text, path: "b.json") == LeakBaseline(one))
  }

  @Test func `known leaks do not fail, new ones do, and what is gone is resolved`() throws {
    let baseline = try LeakBaseline.parse(text, path: "b.json")
    let known = LeakSummary([Made.cycle("Profile", 1)], baseline: baseline)
    #expect(
      known.text == """
        1 seen before, 1 resolved; 1 leak
        seen before: Profile, popped from UINavigationController: make .onSave weak
          cycle: Profile.onSave
          Profile#1
        resolved: Feed, popped from UINavigationController
          no path: Feed, popped from UINavigationController

        """)
    #expect(known.exitStatus == .clean)
    let new = LeakSummary([Made.cycle("Profile", 1, field: "onEnd")], baseline: baseline)
    #expect(new.groups.map(\.standing) == [.new])
    #expect(new.exitStatus == .leaks)
    #expect(new.resolved.count == 2)
    let late = LeakSummary([Made.cycle("Profile", 1).gone()], baseline: baseline)
    #expect(late.resolved.count == 2)
    #expect(late.exitStatus == .clean)
  }

  @Test func `a file is saved and read again`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("LeakBaselineTests-\(ProcessInfo.processInfo.processIdentifier).json")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let baseline = LeakBaseline(LeakSummary([Made.cycle("Profile", 1)]))
    try baseline.save(to: path)
    #expect(try LeakBaseline.load(from: path) == baseline)
  }

  @Test(arguments: [
    ("", "b.json: expected a baseline: a JSON object with a version"),
    ("{\"version\": 2}", "b.json: the baseline has version 2, known is 1"),
    ("{\"version\": 0, \"leaks\": []}", "b.json: the baseline has version 0, known is 1"),
    ("{\"version\": 1}", "b.json: expected leaks, each with a count, a signature and words"),
    (
      "{\"version\": 1, \"leaks\": [{\"count\": 0, \"signature\": \"a\", \"words\": \"\"}]}",
      "b.json: expected a count above zero and a signature"
    ),
  ])
  func `a broken or newer file is refused with its reason`(text: String, reason: String) {
    let error = #expect(throws: LeakFileError.self) {
      try LeakBaseline.parse(text, path: "b.json")
    }
    #expect(error?.description == reason)
  }

  @Test func `a file that is not there is told of by its path`() {
    let missing = #expect(throws: LeakFileError.self) {
      try LeakBaseline.load(from: "/nowhere/b.json")
    }
    #expect(
      missing?.description == "/nowhere/b.json: expected a file, found none that can be read")
    let unwritable = #expect(throws: LeakFileError.self) {
      try LeakBaseline([]).save(to: "/nowhere/b.json")
    }
    #expect(
      unwritable?.description == "/nowhere/b.json: cannot be written: No such file or directory")
    #expect(unwritable?.exitStatus == .unwritten)
    #expect(missing?.exitStatus == .error)
  }

  @Test func `a device is written to, not replaced, and what a link leads to is replaced whole`()
    throws
  {
    let full = #expect(throws: LeakFileError.self) { try LeakBaseline([]).save(to: "/dev/full") }
    #expect(full?.description == "/dev/full: cannot be written: No space left on device")
    let device = try FileManager.default.attributesOfItem(atPath: "/dev/full")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "b.json"), folder.appending(path: "link.json"))
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try LeakBaseline([]).save(to: link.path)
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(entries == ["b.json", "link.json"])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    #expect(target.hasSuffix("b.json"))
    #expect(try LeakBaseline.load(from: file.path) == LeakBaseline([]))
    let written = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(written[.posixPermissions] as? Int == 0o600)
  }
}
