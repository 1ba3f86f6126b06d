import Testing

/// What a failing test leaves to be opened; each file was written by a child process.
@Suite struct FailurePageTests {
  @Test func `a test that leaked has its report attached, with the path and the timeline`() throws {
    let page = try #require(try FixtureRun.attachedPages()["leak.html"])
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<h1>leak, which failed</h1>"))
    #expect(page.contains("Editor#1 .onSave → closure #1 in Editor.viewDidLoad(), to be broken"))
    #expect(page.contains("Editor#1: first seen at 0.000 s, on screen from 0.350 s"))
  }

  @Test func `without a folder for attachments the first line about one says how to keep it`()
    throws
  {
    #expect(
      try FixtureRun.linesOfAttachments() == [
        "⎙ Attached 'misuse.html' to misuse().",
        "↳ Not kept as a file. To write each such page: swift test --attachments-path FOLDER",
        "⎙ Attached 'remainingWork.html' to remainingWork().",
      ])
    #expect(try !FixtureRun.issues(of: "leak").contains("Not kept"))
  }

  @Test func `so has one whose own expectation failed, and one that threw`() throws {
    let pages = try FixtureRun.attachedPages()
    for name in ["expectationOfItsOwn.html", "errorThrown.html"] {
      let page = try #require(pages[name], "\(pages.keys.sorted())")
      #expect(page.contains("Clean: nothing leaked, nothing was misused."))
      #expect(page.contains("Reader#1"))
    }
  }

  @Test func `the page of a test that failed before the turn had ended says what waited`() throws {
    let page = try #require(try FixtureRun.attachedPages()["turnNotEnded.html"])
    #expect(
      page.contains(
        """
        <p>TraitFixtures.swift:167: 1 step waits for the end of the turn: call endTurn() or settle()<br>\
        TraitFixtures.swift:169: 2 steps wait for the end of the turn: call endTurn() or settle()</p>
        """))
    let other = try #require(
      try FixtureRun.writtenPages()["TearDownFixtures.testTurnNotEnded.html"])
    #expect(
      other.contains(
        "<p>TearDownFixtures.swift:79: 1 step waits for the end of the turn: call endTurn() or settle()<br>"
      ))
    #expect(try !#require(FixtureRun.attachedPages()["leak.html"]).contains("end of the turn:"))
  }

  @Test func `of a test with arguments each that failed has a page of its own`() throws {
    let names = try FixtureRun.attachedPages().keys.filter { $0.hasPrefix("arguments") }
    #expect(names.count == 1)
  }

  @Test func `one that passes has none, nor one that is known to fail`() throws {
    let names = try FixtureRun.attachedPages().keys
    #expect(!names.contains { $0.hasPrefix("cleanWithAPage") || $0.hasPrefix("knownToFail") })
    #expect(try FixtureRun.issues(of: "cleanWithAPage") == "")
  }

  @Test func `a name becomes one of a file`() throws {
    let names = try FixtureRun.attachedPages().keys
    #expect(names.contains("a-name- with -all- sorts -of- signs.html"))
  }

  @Test func `XCTest leaves a page for each failing test in the folder, and for no other`() throws {
    let pages = try FixtureRun.writtenPages()
    let page = try #require(pages["XCTestFixtures.testLeak.html"], "\(pages.keys.sorted())")
    #expect(page.contains("<h1>XCTestFixtures.testLeak, which failed</h1>"))
    #expect(page.contains("Editor#1 .onSave → closure #1 in Editor.viewDidLoad(), to be broken"))
    let plain = try #require(pages["XCTestFixtures.testTimeline.html"])
    #expect(plain.contains("Clean: nothing leaked, nothing was misused."))
    #expect(pages["XCTestFixtures.testNextOneIsClean.html"] == nil)
    let told = try FixtureRun.placesOfPages()
    #expect(told.count == pages.count)
    #expect(
      told.contains {
        $0.hasPrefix("The report of XCTestFixtures.testLeak: /")
          && $0.hasSuffix("/made/XCTestFixtures.testLeak.html")
      })
  }
}
