import Foundation
import Testing

@testable import LifecycleReports

/// The page: what it tells, what it never becomes, and that it is written whole or not at all.
@Suite @MainActor struct PageTests {
  private func hostile() throws -> FlowReport {
    let flow = try Flow.leaking()
    flow.simulation.rename(flow.stack.viewControllers[0], to: hostileName)
    flow.simulation.log.note(hostileName)
    try flow.visit {
      let screen = ProfileScreen()
      flow.simulation.rename(screen, to: hostileName)
      return screen
    }
    flow.simulation.advance(by: .seconds(20))
    return flow.simulation.report(title: hostileName)
  }

  @Test func `a screen that is named like markup is text wherever it stands`() throws {
    let page = try hostile().html()
    #expect(page.contains("&lt;/script&gt;&lt;img src=x"))
    #expect(page.contains("\"\\u003c/script\\u003e\\u003cimg src=x"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("onerror=\""))
    // Two elements of the page's own, and no third one ends.
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.unicodeScalars.contains("\u{202E}"))
  }

  #if DEBUG
    @Test func `a leak's card has the lines of the property and of the closure that hold it`()
      throws
    {
      let page = try Flow.leaking().simulation.report().html()
      let file = "Tests/LifecycleReportsTests/Fixtures.swift"
      #expect(
        page.contains(
          "<ul class=\"sources\"><li>\(file):8 <code>.onSave</code></li>"
            + "<li>\(file):12 <code>captures self</code></li></ul>"))
    }
  #endif

  @Test func `a page opens at its leak, or its misuse, or the end`() throws {
    func opening(_ report: FlowReport) throws -> String {
      let page = ReportPage(report)
      let column = page.openingColumn
      #expect(page.html.contains("max=\"\(page.moments.all.count - 1)\" value=\"\(column)\">"))
      let moment = page.moments.all[column]
      return "\(moment.controller) \(moment.kind)"
    }
    let leaking = try Flow.leaking()
    #expect(try opening(leaking.simulation.report()) == "ProfileScreen#1 leak")
    let misusing = Flow()
    misusing.stack.popViewController(animated: false)
    try misusing.visit { PlainScreen() }
    #expect(try opening(misusing.simulation.report()).hasSuffix(" misuse"))
    let clean = Flow()
    try clean.visit { PlainScreen() }
    let page = ReportPage(clean.simulation.report())
    #expect(page.openingColumn == page.moments.all.count - 1)
    // The leak that the run was played for comes first, also if another leak was found before.
    try leaking.visit { ProfileScreen() }
    leaking.simulation.advance(by: .seconds(20))
    var report = leaking.simulation.report()
    report.finding = .init(headline: "a finding", flow: [], details: "", subject: "ProfileScreen#2")
    #expect(try opening(report) == "ProfileScreen#2 leak")
    #expect(
      ReportPage(report).leaksInOrder.map(\.report.subject) == [
        "ProfileScreen#2", "ProfileScreen#1",
      ])
  }

  @Test func `a run that was played for something has that as its verdict`() throws {
    let clean = Flow()
    try clean.visit { PlainScreen() }
    var report = clean.simulation.report(title: "One of two")
    #expect(report.isClean && report.html().contains("<p class=\"verdict good\">Clean: "))
    report.finding = .init(
      headline: "no way out of <Help>", flow: ["tap \"Help\""], details: "Nothing can be done.",
      subject: nil)
    #expect(!report.isClean)
    let page = report.html()
    #expect(page.contains("<p class=\"verdict bad\">no way out of &lt;Help&gt;</p>"))
    #expect(page.contains("<ol class=\"flow\">\n<li>tap &quot;Help&quot;</li>\n</ol>"))
    #expect(page.contains("Nothing can be done.") && !page.contains("Clean"))
    let again = try JSONDecoder().decode(FlowReport.self, from: JSONEncoder().encode(report))
    #expect(again == report)
  }

  @Test func `the legend has the signs of the page, and no others`() throws {
    let page = ReportPage(try Flow.leaking().simulation.report())
    #expect(
      TimelineLegend(moments: page.moments.all).entries.map { "\($0.signs) \($0.words)" } == [
        "l loadView", "L viewDidLoad", "a viewWillAppear", "i viewIsAppearing", "A viewDidAppear",
        "d viewWillDisappear", "D viewDidDisappear", "y Y layout", "m M into parent",
        "x X out of it",
        "* leak", "◷ deadline missed", "? scan",
      ])
    #expect(page.html.contains("<b>*</b> leak</li>"))
  }

  @Test func `each sign of a timeline is in the legend`() throws {
    let flow = Flow()
    flow.simulation.log.note("any")
    var event = try #require(flow.simulation.log.events.last)
    for kind in LifecycleEvent.Kind.allCases {
      for other in [nil, "Other#1"] {
        (event.kind, event.other) = (kind, other)
        let sign = LifecycleTimeline.sign(of: event)
        let moment = FlowMoment(
          instant: event.instant, controller: "A#1", kind: kind.rawValue, sign: sign, words: "")
        let entries = TimelineLegend(moments: [moment]).entries
        #expect(entries.count == 1 && entries.allSatisfy { !$0.words.isEmpty }, "\(sign)")
      }
    }
  }

  @Test func `a line of a report breaks in front of what stands behind its gap`() {
    #expect(
      "A#1 leaked\n    .onSave   → closure #1 in <A>.load()\n  since     2.0 s\n".reportMarkup
        == """
        <span class="line" style="--in: 0ch">A#1 leaked
        </span><span class="line" style="--in: 4ch">    .onSave   \
        <span>→ closure #1 in &lt;A&gt;.load()</span>
        </span><span class="line" style="--in: 2ch">  since     <span>2.0 s</span>
        </span>
        """)
    #expect("a  b.c(d.e)\n".reportMarkup.contains("<span>b<wbr>.c(d<wbr>.e)</span>"))
  }

  @Test func `a name that has no room keeps its number`() {
    func name(_ name: String) -> String {
      RowDrawing(name: name, marks: [], columnCount: 0).nameMarkup
    }
    #expect(
      name("UINavigationController#12")
        == "<span class=\"name\" title=\"UINavigationController#12\"><span>UINavigationController</span>#12</span>"
    )
    #expect(
      name("") == "<span class=\"name\" title=\"the simulation\"><span>the simulation</span></span>"
    )
  }

  @Test func `steps within a library are one in the drawing, and each is there on a click`() throws
  {
    var report = try Flow.leaking().simulation.report()
    #expect(!report.html().contains("<details class=\"unfolded\">"))
    let screen = RetainingPath.Node(name: "ProfileScreen#1", typeName: "ProfileScreen")
    var timer = RetainingPath.Node(name: "Timer")
    timer.library = "Foundation"
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        .init(label: ".timer", target: timer),
        .init(label: "._storage", target: timer, isForeign: true),
        .init(label: "._fire", target: screen, isForeign: true),
      ])
    report.leaks[0].report.retention = ObjectRetention(.searched(.cycle(path, visitedCount: 3)))
    let parts = report.html().components(separatedBy: "<details class=\"unfolded\">")
    try #require(parts.count == 2)
    #expect(parts[0].contains("inside Timer") && !parts[0].contains("._storage"))
    #expect(parts[1].contains("._storage") && parts[1].contains("id=\"path-1\""))
  }

  @Test func `the data for the script is JSON`() throws {
    let page = try hostile().html()
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    let names = try #require((data as? [String: Any])?["names"] as? [String])
    #expect(names.contains { $0.hasPrefix(hostileName.presentable) })
  }

  @Test func `nothing in a page is loaded from elsewhere`() throws {
    let page = try Flow.leaking().simulation.report().html()
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
    let links = page.components(separatedBy: "url(").count
    #expect(page.components(separatedBy: "url(#").count == links)
    #expect(!page.contains(" src="))
  }

  @Test func `the guide's example writes a page`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let simulation = try Flow.leaking().simulation
    _ = simulation.conclude()
    let report = simulation.report(title: "Editing a profile")
    try report.write(to: file)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8).contains("<h1>Editing a profile</h1>"))
  }

  @Test func `a report without an event is a page too`() {
    let page = Simulation().report().html()
    #expect(page.contains("Clean: nothing leaked, nothing was misused."))
    #expect(page.contains("No screen is there."))
  }

  @Test func `it is written whole, or what was there stays`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try Flow.leaking().simulation.report()
    let file = folder.appendingPathComponent("flow.html").path
    try report.write(to: file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == report.html())
    let error = #expect(throws: LeakFileError.self) { try report.write(to: folder.path) }
    #expect(error?.reason == "cannot be written: Is a directory")
    #expect(error?.exitStatus == .unwritten)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["flow.html"])
  }

  /// Pages for a browser: `FLOW_REPORT_PAGES=FOLDER swift test --filter PageTests` writes them.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FLOW_REPORT_PAGES"] != nil))
  func `pages for a browser are written where a folder is named`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["FLOW_REPORT_PAGES"])
    try hostile().write(to: folder + "/hostile.html")
    let flow = Flow()
    // Three hundred screens and a bit more than ten thousand events.
    for round in 0..<300 {
      try flow.visit { round % 100 == 0 ? ProfileScreen() : PlainScreen() }
    }
    while flow.simulation.log.count < 10_000 { flow.simulation.log.note("and so on") }
    flow.simulation.advance(by: .seconds(20))
    let clock = ContinuousClock()
    let report = flow.simulation.report()
    let time = try clock.measure { try report.write(to: folder + "/long.html") }
    print("\(report.events.count) events: written in \(time)")
  }
}
