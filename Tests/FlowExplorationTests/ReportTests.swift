import FlowExploration
import Foundation
import Testing

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

  @Test func `the map has a box for each screen, with the flow that leads there`() throws {
    let explorer = MuseumTests.museum(isFixed: true)
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    var coverage = FlowCoverage()
    coverage.insert("tap the back button", on: "RoomViewController \"Room\"")
    let pages = try Self.written(flows, explorer, coverage: coverage)
    #expect(pages.keys.sorted() == ["index.html"])
    let index = try #require(pages["index.html"])
    #expect(index.contains("<p class=\"verdict good\">Nothing goes wrong.</p>"))
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

  @Test func `what ends the process has no page, because it cannot be played`() throws {
    let explorer = MuseumTests.museum(isFixed: true)
    var flows = try explorer.explore(.breadthFirst(depth: 1))
    flows.note(.trap, "the app ends by signal 4", after: ["tap the bar button \"Enter\""])
    #expect(try Self.written(flows, explorer).keys.sorted() == ["index.html"])
  }
}
