import ToolConsole
import Foundation
import Testing

@testable import lifecycle

/// A session without a terminal: lines go in, drawings come out.
@Suite @MainActor struct SessionTests {
  /// A session that was told some lines.
  @MainActor final class Told {
    var output = ""
    var errors = ""
    private(set) var session: Session!

    init(_ lines: String, isAttended: Bool = true) {
      session = Session(
        output: Output { [weak self] in self?.output += $0 },
        errors: Output { [weak self] in self?.errors += $0 }, isAttended: isAttended)
      for line in lines.split(separator: "\n") { _ = session.take(String(line)) }
    }

    /// What is printed from here on.
    func told(_ line: String) -> String {
      output = ""
      errors = ""
      _ = session.take(line)
      return output + errors
    }

    var sources: [String] { session.entries.map(\.source) }
  }

  @Test func `a step is drawn as the new columns of the timeline`() {
    let told = Told("screen Feed Detail\nroot stack Feed")
    #expect(
      told.told("push Detail") == """
        time     0.000   0.350
                 |       |
        Detail#1 mlL·aiyY~AM
        Feed#1   ───d~~~~D··

        """)
    #expect(told.told("screen Other") == "")
    #expect(told.session.prompt == "0.350 s Detail#1> ")
  }

  @Test func `the tree is drawn when it is asked for`() {
    #expect(
      Told("screen Feed\nroot screen Feed").told("tree") == """
        UIWindow#1 (key, visible)
        └─ Feed#1 appeared

        """)
  }

  @Test func `a leak is told when it is found, and a misuse in UIKit's words`() {
    let told = Told("screen Feed\nscreen Profile leaks\nroot stack Feed\npush Profile\npop")
    #expect(told.told("wait 3s").hasPrefix("✗ Profile#1 leaked: popped 2.0 s ago"))
    #expect(
      told.told("pop").hasSuffix(
        "! <UINavigationController#1> has no view controller to pop: the root is on top\n"))
  }

  @Test func `a wrong line costs nothing`() {
    let told = Told("screen Feed Detail\nroot stack Feed\npush Detail")
    let (sources, tree) = (told.sources, told.session.simulation.hierarchyTree())
    #expect(
      told.told("psh Detail") == """
        session:4:1: expected a step, found psh; did you mean push?
          psh Detail
          ^

        """)
    #expect(
      told.told("screen Other 42") == """
        session:5:14: expected a new screen's name, beginning with a capital letter, found 42
          screen Other 42
                       ^

        """ || told.errors.hasPrefix("session:5:14: "))
    // The name in the wrong line is free.
    #expect(told.told("screen Other") == "")
    #expect(told.sources == sources + ["screen Other"])
    #expect(told.session.simulation.hierarchyTree() == tree)
  }

  @Test func `so does one that cannot be done`() {
    let told = Told("screen Feed\nroot screen Feed")
    #expect(
      told.told("push Feed")
        == "✗ session:3:1: expected a navigation controller around Feed#1; found none\n")
    #expect(told.sources.count == 2)
    #expect(told.told("expect stack Feed").contains("session:4:8: "))
    // Nothing of it was made, so the next one is the second.
    _ = told.told("root stack Feed")
    #expect(told.session.prompt == "0.000 s Feed#2> ")
  }

  @Test func `undo takes back one step after the other, comments with them`() {
    let told = Told("screen Feed Detail\nroot stack Feed\npush Detail\n# a remark\nwait 2s")
    #expect(told.told("undo") == "undone: wait 2s\n")
    #expect(told.session.prompt == "0.350 s Detail#1> ")
    #expect(told.told("undo") == "undone: push Detail\n")
    #expect(told.session.prompt == "0.000 s Feed#1> ")
    #expect(told.sources == ["screen Feed Detail", "root stack Feed"])
    #expect(told.told("undo") == "undone: root stack Feed\n")
    #expect(told.told("undo") == "undone: screen Feed Detail\n")
    #expect(told.told("push Feed").contains("expected a declared screen"))
    #expect(told.told("undo") == "there is nothing to undo\n")
  }

  @Test func `a leak that was undone is found again`() {
    let told = Told("screen Feed\nscreen Profile leaks\nroot stack Feed\npush Profile\npop")
    let first = told.told("wait 3s")
    _ = told.told("undo")
    #expect(told.session.simulation.leaks.isEmpty)
    #expect(told.told("wait 3s") == first)
  }

  @Test func `help names every step, and says how one is written`() {
    let told = Told("")
    let help = told.told("help")
    for step in Grammar.steps { #expect(help.contains(" \(step)")) }
    #expect(
      told.told("help push")
        == "push NAME                           on the stack of the visible screen\n"
    )
    #expect(told.told("help pus").hasPrefix("there is no step pus; did you mean push?\n"))
    #expect(told.told("help all") == Play.guide)
    // Whatever the language has is explained.
    for step in Grammar.steps { #expect(!told.told("help \(step)").hasPrefix("there is no")) }
  }

  /// `SavedSessionTests.swift` is compiled into these tests and is one of them, so it does what it says.
  @Test func `a saved test is the one that is compiled here`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "SavedSessionTests.swift").path
    let told = Told(Self.manySteps)
    #expect(told.errors == "")
    #expect(told.sources == Self.manySteps.split(separator: "\n").map(String.init))
    #expect(told.told("save \(file)") == "written: \(file)\n")
    let written = try String(contentsOfFile: file, encoding: .utf8)
    let path = "\(packagePath)/Tests/ToolTests/SavedSessionTests.swift"
    if ProcessInfo.processInfo.environment["WRITE_SESSION"] != nil {
      try written.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try written == String(contentsOfFile: path, encoding: .utf8))
  }

  static let manySteps = #"""
    screen Feed Detail Compose
    screen Profile leaks
    screen Draft Note leaks by delegate
    screen Menu leaks by method
    root tabs Feed Detail
    push Detail
    expect on screen Detail
    swipe back cancelled
    swipe back
    expect deallocated Detail#2
    present Compose style sheet wrapped
    expect stack Compose
    alert "Say \"no\"?" with "No" "Yes"
    tap "No"
    pull down
    expect deallocated Compose
    select tab 2
    tap tab 1
    push Detail not animated
    hold Detail
    tap back
    wait 500ms
    expect alive Detail
    push Detail again and go on
    wait 1s
    release Detail
    pop to root
    root stack Feed Compose
    expect stack Feed#2 Compose#2
    pop to Feed
    pop
    expect misuse popAtRoot
    push Profile
    push Compose on Profile
    dismiss
    expect misuse nothingToDismiss
    pop to root
    wait 3s
    expect leaked Profile
    push Note
    coordinator First holds Note
    pop
    release First
    expect deallocated First
    wait 3s
    expect leaked Note
    push Detail
    coordinator Second holds Detail
    link Detail to Second
    pop
    release Second
    wait 3s
    expect leaked Second
    expect leaked Detail
    push Compose
    coordinator Third holds Compose weakly
    link Third to Compose weakly
    link Compose to Third weakly
    timer "tick" holds Compose
    notification "saved" holds Compose weakly
    post "saved"
    invalidate timer "tick"
    remove observer "saved"
    add child Feed
    remove child Feed
    pop
    expect deallocated Compose
    push Draft
    timer "tock" holds Draft
    task "sync" holds Draft
    task "load" holds Draft weakly
    rotate
    enter background
    enter foreground
    pop
    wait 3s
    expect leaked Draft
    root split Feed Detail
    show detail Compose
    expect on screen Compose
    """#

  @Test func `what no test can say is told with its line`() {
    let told = Told("screen Feed Detail\nroot pages Feed Detail")
    #expect(
      told.told("save a.swift")
        == "line 2 cannot be told in Swift: pages; save it as a script\n")
  }

  @Test(arguments: [
    ("second-thoughts.swift", "SecondThoughtsTests"),
    ("feed_and_detail.flow.swift", "FeedAndDetailTests"),
    ("feed.swift", "FeedTests"), ("URLTests.swift", "URLTests"), ("PullTest.swift", "PullTests"),
    ("2nd try.swift", "SessionTests"),
    (".swift", "SessionTests"),
  ])
  func `a saved test is named after its file, as Swift names a type`(file: String, suite: String) {
    #expect(TestSource.suite(in: file) == suite)
  }

  @Test func `a saved script plays as the session did`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let told = Told(
      "screen Feed Detail # two\nroot stack Feed\npush Detail\npop\nexpect deallocated Detail")
    #expect(told.told("save \(file)") == "written: \(file)\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text == told.sources.map { $0 + "\n" }.joined())
    let played = Played(text)
    #expect(played.status == 0)
    #expect(told.session.conclude() == 0)
    #expect(told.output.hasSuffix(played.output.replacing("test.flow", with: "session")))
  }

  @Test func `what cannot be written is told, and the session goes on`() {
    let told = Told("screen Feed")
    #expect(told.told("save") == "save needs the path of a file to write\n")
    #expect(told.told("save /").contains("/: cannot be written"))
    #expect(told.told("report /dev/full").contains("cannot be written"))
    #expect(Told("").told("save a.flow") == "there is no step to save\n")
    #expect(told.session.take("quit") == false)
  }

  @Test func `without a terminal the status tells how it went`() {
    func status(_ lines: String) -> Int32 { Told(lines, isAttended: false).session.conclude() }
    #expect(status("") == 0)
    #expect(status("screen Feed\nroot screen Feed") == 0)
    #expect(status("screen Feed\nroot screen Feed\npop") == 1)
    #expect(status("scren Feed") == 2)
    #expect(status("screen Feed leaks\nscreen Home\nroot screen Feed\nroot screen Home") == 1)
    #expect(Told("pop", isAttended: true).session.conclude() == 0)
  }

  @Test(arguments: [
    ("pu", ["push", "pull"]), ("push ", ["Feed", "Detail"]), ("push F", ["Feed"]),
    ("push Feed ", ["again", "on", "not", "animated", "and"]), ("push Feed not ", ["animated"]),
    ("present Feed style p", ["pageSheet", "popover"]),
    ("expect leaked Feed by ", ["delayed", "scan"]),
    ("push Nobody ", []), ("screen ", []), ("root tabs Feed De", ["Detail"]),
    ("dismiss Un", []), ("alert ", ["\""]), ("sw", ["swipe"]), ("un", ["undo"]), ("x", []),
  ])
  func `tab completes what the language has there`(line: String, words: [String]) {
    let told = Told("screen Feed Detail")
    #expect(told.session.completions(of: line).filter { !Grammar.containers.contains($0) } == words)
  }
}
