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
