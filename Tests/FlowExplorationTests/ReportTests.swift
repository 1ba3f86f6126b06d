import Foundation
import ExampleKiosk
import Testing

@testable import FlowExploration

/// An exploration as pages.
@MainActor @Suite struct ReportTests {
  private static func written(
    _ flows: ExploredFlows, _ explorer: FlowExplorer<some Any>, coverage: FlowCoverage? = nil
  ) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try explorer.writeReport(
      of: flows, to: folder.path, title: "The <museum>", screens: [UITabBarController.self],
      coverage: coverage, forms: { [("As a poem", "of \($0.flow.count) lines")] })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  @Test func `a finding has its flow on the index, and a page of what happens in it`() throws {
    let explorer = MuseumTests.museum()
    let flows = try explorer.explore(.breadthFirst(depth: 6))
    let pages = try Self.written(flows, explorer)
    #expect(pages.keys.sorted() == ["finding-1.html", "index.html"])
    let index = try #require(pages["index.html"])
    #expect(index.contains("<title>The &lt;museum&gt;</title>"))
    #expect(index.contains("<p class=\"verdict bad\">1 finding.</p>"))
    #expect(
      index.contains(
        """
        <ol class="flow">
        <li>tap the bar button &quot;Enter&quot;</li>
        <li>begin to swipe back and let go</li>
        <li>tap the back button</li>
        </ol>
        """))
    #expect(index.contains("<a href=\"finding-1.html\">What happens, as a timeline</a>"))
    #expect(index.contains("<summary>As a test</summary>"))
    #expect(index.contains("of 3 lines"))
    #expect(index.contains("No flow came to UITabBarController."))
    #expect(pages["finding-1.html"]?.contains("RoomViewController#1 leaked") == true)
  }

  /// An exploration with a finding of a kind, that finding's number, and its pages.
  private static func found(
    _ kind: FlowFinding.Kind
  ) throws -> (finding: FlowFinding, number: Int, pages: [String: String]) {
    func written(
      _ flows: ExploredFlows, _ explorer: FlowExplorer<some Any>
    ) throws -> (FlowFinding, Int, [String: String]) {
      let index = try #require(flows.findings.firstIndex { $0.kind == kind })
      return (flows.findings[index], index + 1, try Self.written(flows, explorer))
    }
    let fault: KioskFault
    switch kind {
    // A leak that is none when the app is released.
    case .leak: fault = .forgottenDismissal
    case .misuse: fault = .popAtRoot
    case .deadEnd: fault = .alertWithoutButtons
    case .brokenPromise: fault = .loadsForever
    case .notDeterministic: fault = .titleCounts
    case .growth:
      let explorer = GrowthTests.explorer(remembers: true)
      var flows = try explorer.explore(.breadthFirst(depth: 4))
      flows.findings += try explorer.growth(in: flows, loops: 1)
      return try written(flows, explorer)
    case .longRun:
      let explorer = MuseumTests.museum(isFixed: true)
      var flows = try explorer.explore(.breadthFirst(depth: 2))
      flows.note(kind, "hidden state: a door", after: ["tap the bar button \"Enter\""])
      return try written(flows, explorer)
    case .trap, .neverReturns:
      let explorer = MuseumTests.museum(isFixed: true)
      var flows = try explorer.explore(.breadthFirst(depth: 2))
      flows.note(kind, "the app ends by signal 4", after: ["tap the bar button \"Enter\""])
      return try written(flows, explorer)
    }
    let explorer = KioskTests.explorer(with: fault)
    let depth = KioskTests.length(of: fault) + (kind == .deadEnd ? 1 : 0)
    return try written(try explorer.explore(.breadthFirst(depth: depth)), explorer)
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: FlowFinding.Kind.allCases)
  func `the verdict of a page is its finding's`(kind: FlowFinding.Kind) throws {
    let (finding, number, pages) = try Self.found(kind)
    let words = Self.escaped(finding.headline)
    #expect(pages["index.html"]?.contains("<h3 id=\"finding\(number)\">\(words)</h3>") == true)
    if kind == .trap || kind == .neverReturns {
      #expect(pages["finding-\(number).html"] == nil)
      return
    }
    let page = try #require(pages["finding-\(number).html"])
    #expect(page.contains("<p class=\"verdict bad\">\(words)</p>"))
    #expect(!page.contains("verdict good") && !page.contains("late, not leaked"))
    #expect(!page.contains("the flow ended without it"))
    for action in finding.flow {
      #expect(page.contains("<li>\(Self.escaped(action))</li>"))
    }
    // The leaks and misuses below the verdict agree with it.
    let leaks = page.components(separatedBy: "<article class=\"leak\"").count - 1
    #expect((leaks > 0) == (kind == .leak))
    #expect(page.contains("<h2>Misuses</h2>") == (kind == .misuse))
  }

  @Test func `a finding that does not come again is named, and the page says so`() throws {
    let explorer = MuseumTests.museum(isFixed: true)
    var flows = try explorer.explore(.breadthFirst(depth: 2))
    flows.note(.misuse, "something was misused", after: ["tap the bar button \"Enter\""])
    flows.note(.notDeterministic, "the same is not the same", after: ["tap what is not there"])
    let pages = try Self.written(flows, explorer)
    #expect(pages.keys.sorted() == ["finding-1.html", "index.html"])
    let page = try #require(pages["finding-1.html"])
    #expect(page.contains("<p class=\"verdict bad\">something was misused</p>"))
    #expect(page.contains("Played again for this page, the flow ended without it."))
  }

  @Test func `the screen of a finding is marked on the map, with a way to the finding`() throws {
    let explorer = MuseumTests.museum()
    let flows = try explorer.explore(.breadthFirst(depth: 6))
    let index = try #require(try Self.written(flows, explorer)["index.html"])
    #expect(
      index.contains(
        "<title>RoomViewController &quot;Room&quot;, finding 1</title><rect class=\"box found\""))
    #expect(index.components(separatedBy: "<rect class=\"box found\" x=\"1\"").count == 2)
    #expect(index.components(separatedBy: "class=\"box found\"").count == 3)
    #expect(index.contains("; <a href=\"#finding1\">finding 1</a></p>"))
    // The last action of a flow that cannot be played is not done.
    var trapped = try MuseumTests.museum(isFixed: true).explore(.breadthFirst(depth: 2))
    trapped.note(
      .trap, "the app ends",
      after: ["tap the bar button \"Enter\"", "tap the bar button \"Guide\""])
    let other = try #require(
      try Self.written(trapped, MuseumTests.museum(isFixed: true))["index.html"])
    #expect(other.contains("<title>RoomViewController &quot;Room&quot;, finding 1</title>"))
  }

  @Test func `the map has a box for each screen, with the flow that leads there`() throws {
    let explorer = MuseumTests.museum(isFixed: true)
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    var coverage = FlowCoverage()
    coverage.insert("tap the back button", on: "RoomViewController \"Room\"")
    let pages = try Self.written(flows, explorer, coverage: coverage)
    #expect(pages.keys.sorted() == ["index.html"])
    let index = try #require(pages["index.html"])
    #expect(
      index.contains(
        "<p class=\"verdict good\">Nothing goes wrong within 4 actions of the start.</p>"))
    var early = flows
    early.ending = .interrupted
    let incomplete = try #require(try Self.written(early, explorer)["index.html"])
    #expect(
      incomplete.contains(
        "<p class=\"verdict bad\">The result is incomplete, without a finding so far.</p>"))
    for (number, place) in FlowMap(flows).places.enumerated() {
      #expect(index.contains("<a href=\"#place\(number + 1)\" data-place=\"\(number)\">"))
      let words = place.screen.replacing("\"", with: "&quot;")
      #expect(
        index.contains("id=\"place\(number + 1)\" data-place=\"\(number)\">\n<h3>\(words)</h3>"))
    }
    #expect(index.contains("1 of 5 ways is taken by tests"))
    #expect(index.contains("class=\"way covered\" data-from=\"1\" data-to=\"0\""))
    #expect(index.contains("class=\"way uncovered\" data-from=\"1\" data-to=\"2\""))
    #expect(index.contains("id=\"search\""))
    #expect(!index.contains("http:") && !index.contains("https:"), "loads something")
  }

  @Test func `pages of findings that are mended go, and nothing else does`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strategy = FlowStrategy.breadthFirst(depth: 3)
    let broken = MuseumTests.museum()
    try broken.writeReport(of: broken.explore(strategy), to: folder)
    try Data().write(to: URL(filePath: folder + "/finding-notes.html"))
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    #expect(try names() == ["finding-1.html", "finding-notes.html", "index.html"])
    let mended = MuseumTests.museum(isFixed: true)
    try mended.writeReport(of: mended.explore(strategy), to: folder)
    #expect(try names() == ["finding-notes.html", "index.html"])
  }

  @Test func `what ends the process has no page, because it cannot be played`() throws {
    let explorer = MuseumTests.museum(isFixed: true)
    var flows = try explorer.explore(.breadthFirst(depth: 1))
    flows.note(.trap, "the app ends by signal 4", after: ["tap the bar button \"Enter\""])
    #expect(try Self.written(flows, explorer).keys.sorted() == ["index.html"])
  }
}
