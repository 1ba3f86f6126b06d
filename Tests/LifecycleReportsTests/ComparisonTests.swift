import Foundation
import Testing

@testable import LifecycleReports

/// Two runs side by side, and pages that are written rather than drawn from one run.
@Suite @MainActor struct ComparisonTests {
  private func clean() throws -> FlowReport {
    let flow = Flow()
    try flow.visit { PlainScreen() }
    flow.simulation.advance(by: .seconds(20))
    return flow.simulation.report(title: "Fixed")
  }

  @Test func `what only one sequence has is found, in order`() {
    func difference(_ old: String, _ new: String) -> [[Int]] {
      let found = SequenceDifference(old.map { "\($0)" }, new.map { "\($0)" })
      return [found.removed, found.added]
    }
    #expect(difference("abcd", "abcd") == [[], []])
    #expect(difference("abcd", "axcd") == [[1], [1]])
    #expect(difference("ab", "xaby") == [[], [0, 3]])
    #expect(difference("aab", "b") == [[0, 1], []])
    #expect(difference("", "ab") == [[], [0, 1]])
  }

  @Test func `very long ones are compared by number, and quickly`() {
    let limit = SequenceDifference.limit
    let old = (0..<(limit * 5)).map { "\($0)" }
    let found = SequenceDifference(old + ["x"], old.reversed() + ["x", "y", "x"])
    #expect(found.removed == [])
    #expect(found.added == [limit * 5, limit * 5 + 1])
  }

  @Test func `two runs that are alike differ in nothing`() throws {
    let report = try clean()
    let page = FlowComparison(before: report, after: report).html()
    #expect(page.contains("Both runs have the same events."))
    #expect(!page.contains("class=\"only\""))
    #expect(!page.contains("class=\"mark\""))
  }

  @Test func `a leak that is gone is marked, and so is what happened once only`() throws {
    var before = try Flow.leaking().simulation.report(title: "Broken")
    let after = try clean()
    let page = FlowComparison(before: before, after: after).html(title: "The fix")
    #expect(page.contains("<h1>The fix</h1>"))
    #expect(
      page.contains(
        "should have been deallocated by now <span class=\"mark\">only before</span></h3>"))
    #expect(page.contains("<del>− 2.700 s  leak: ProfileScreen#1 leaked: popped"))
    #expect(page.contains("<ins>+ 0.700 s  PlainScreen#1 deallocated</ins>"))
    // The leak's card, the rows of both, and their hierarchies.
    #expect(page.contains("ProfileScreen#1: first seen at 0.000 s, on screen from 0.350 s"))
    #expect(page.contains("marks of this run only"))
    let backwards = FlowComparison(before: after, after: before).html()
    #expect(backwards.contains("<span class=\"mark\">only after</span>"))
    before.title = "Again"
    let twice = FlowComparison(before: before, after: before).html()
    #expect(twice.components(separatedBy: "<span class=\"mark\">in both runs</span>").count == 3)
  }

  @Test func `the guide's example writes a page`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    do {
      let before = try Flow.leaking().simulation.report(title: "Broken")
      let after = try clean()
      try FlowComparison(before: before, after: after).write(to: file)
    }
    #expect(
      try String(contentsOfFile: file, encoding: .utf8).contains("<h1>Before and after</h1>"))
  }

  @Test func `a timeline opens at the leak, and where there is none at that screen's end`() throws {
    let flow = Flow()
    try flow.visit { ProfileScreen() }
    try flow.visit { PlainScreen() }
    flow.simulation.advance(by: .seconds(20))
    let before = flow.simulation.report(title: "Broken")
    let other = Flow()
    try other.visit { PlainScreen() }
    try other.visit { PlainScreen() }
    other.simulation.advance(by: .seconds(20))
    var after = other.simulation.report(title: "Fixed")
    // The same screen, fixed.
    for position in after.events.indices where after.events[position].controller == "PlainScreen#1"
    {
      after.events[position].controller = "ProfileScreen#1"
    }
    let page = FlowComparison(before: before, after: after).html()
    let opens = page.matches(of: #/data-opens="(\d+)"/#).compactMap { Int($0.output.1) }
    let marks = zip(opens, [before, after]).map { column, report in
      let moment = ReportPage(report).moments.all[column]
      return "\(moment.controller) \(moment.kind)"
    }
    #expect(marks == ["ProfileScreen#1 leak", "ProfileScreen#1 deallocated"])
    #expect(page.components(separatedBy: "<ul class=\"legend signs\">").count == 3)
    #expect(page.contains("<script>"))
  }

  @Test func `a run on a page has its leak and its timeline`() throws {
    let report = try Flow.leaking().simulation.report(title: "Broken")
    let page = NotedPage(title: "One", notes: [.run(report)]).html
    #expect(
      page.contains("<b>*</b> leak") && page.contains("data-opens=") && page.contains("✂ .onSave"))
    #expect(page.contains("<script>"))
    #expect(!NotedPage(title: "None", notes: [.heading("None")]).html.contains("<script>"))
  }

  @Test func `identifiers of a page are there once`() throws {
    let report = try Flow.leaking().simulation.report(title: "Broken")
    let comparison = FlowComparison(before: report, after: report)
    let page = NotedPage(title: "Two", notes: [.comparison(comparison), .comparison(comparison)])
    let ids = page.html.components(separatedBy: " id=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(ids.count > 10)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `notes are text, whatever they say`() throws {
    let cell = NotedPage.Cell(hostileName, link: hostileName)
    var report = try clean()
    report.title = hostileName
    let page = NotedPage(
      title: hostileName,
      notes: [
        .heading(hostileName), .paragraph(hostileName), .code([hostileName]),
        .change(removed: [hostileName], added: [hostileName]),
        .question(hostileName, answer: hostileName),
        .table(title: hostileName, head: [hostileName], rows: [[cell]]), .links([cell]),
        .comparison(FlowComparison(before: report, after: report)), .run(report),
        .graph(OwnershipGraph(nodes: [.init(name: hostileName)], edges: [])),
      ]
    ).html
    #expect(!page.contains("<img") && !page.contains("onerror=\""))
    // One script, the page's own.
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script>").count == 2)
    #expect(!page.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a graph is drawn with each object once and all references`() {
    let graph = OwnershipGraph(
      nodes: [.init(name: "Screen"), .init(name: "Model"), .init(name: "closure", kind: .closure)],
      edges: [
        .init(holder: 0, target: 1, label: ".model"), .init(holder: 0, target: 2, label: ".act"),
        .init(holder: 1, target: 0, label: ".delegate", isWeak: true),
        .init(holder: 2, target: 0, label: "captures self"),
      ])
    let drawing = GraphDrawing(graph: graph)
    #expect(
      drawing.words
        == "Screen .model → Model; Screen .act → closure; Model .delegate weakly → Screen; "
        + "closure captures self → Screen")
    #expect(
      drawing.svg(number: 1) == """
        <svg class="path" role="img" aria-labelledby="graph1" viewBox="0 0 291 94" width="291" height="94">
        <title id="graph1">Screen .model → Model; Screen .act → closure; Model .delegate weakly → Screen; closure captures self → Screen</title>
        <defs><marker id="tip1" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
        <rect class="box" x="4" y="4" width="60" height="22" rx="3"/><text x="13" y="19">Screen</text>
        <rect class="box" x="74" y="34" width="53" height="22" rx="3"/><text x="83" y="49">Model</text><path class="hold" d="M14 26V45H74" marker-end="url(#tip1)"/><text class="label" x="20" y="41">.model</text>
        <rect class="box" x="60" y="64" width="67" height="22" rx="11"/><text x="69" y="79">closure</text><path class="hold" d="M14 26V75H60" marker-end="url(#tip1)"/><text class="label" x="20" y="71">.act</text>
        <path class="hold weak" d="M259 49H267V11H64" marker-end="url(#tip1)"/><text class="label" x="135" y="52">.delegate weakly</text>
        <path class="hold" d="M238 79H276V11H64" marker-end="url(#tip1)"/><text class="label" x="135" y="82">captures self</text>
        </svg>

        """)
  }

  @Test func `a graph with a long chain is drawn`() {
    let graph = OwnershipGraph(
      nodes: (0..<5_000).map { .init(name: "Edit \($0)") },
      edges: (1..<5_000).map { .init(holder: $0 - 1, target: $0, label: ".next") })
    #expect(GraphDrawing(graph: graph).svg(number: 1).contains(">Edit 4999<"))
  }
}
