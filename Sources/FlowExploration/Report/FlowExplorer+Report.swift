import Foundation
internal import LifecycleReports
import UIKitCore

extension FlowExplorer {
  /// Writes what was explored into a folder, as pages that need nothing else: `index.html` with what goes wrong,
  /// the map to be searched and the flow to each screen, and `finding-N.html` with what happens in each
  /// finding's flow.
  ///
  /// A finding that ends the app's process, or keeps it, has no page of its own, because its flow cannot be
  /// played here.
  /// - Parameters:
  ///   - flows: what was explored by this explorer.
  ///   - folder: made where it is not there.
  ///   - title: what the page is called.
  ///   - screens: the classes of which the page says whether any flow came to them.
  ///   - coverage: what tests do; the map shows what they leave out.
  ///   - explorer: an expression for this explorer, for the findings as tests.
  ///   - forms: a finding in further forms, each with its name.
  /// - Throws: what writing throws, and `FlowInterruption` where a finding's flow cannot be played any more.
  public func writeReport(
    of flows: ExploredFlows, to folder: String, title: String = "Every flow",
    screens: [UIViewController.Type] = [], coverage: FlowCoverage? = nil,
    exploring explorer: String = "explorer",
    forms: (FlowFinding) -> [(name: String, text: String)] = { _ in [] }
  ) throws {
    let place = URL(filePath: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var findings: [MapPage.Finding] = []
    for (index, finding) in flows.findings.enumerated() {
      var link: String?
      if finding.canBePlayed {
        let name = "finding-\(index + 1).html"
        try play(finding.flow).simulation.report(title: finding.headline)
          .write(to: place.appending(path: name).path)
        link = name
      }
      let test = ("As a test", finding.swiftTest(exploring: explorer))
      findings.append(
        MapPage.Finding(
          headline: finding.headline, flow: finding.flow, details: finding.details, link: link,
          forms: ([test] + forms(finding)).map { MapPage.Form(name: $0.0, text: $0.1) }))
    }
    let map = FlowMap(flows)
    let unreached = map.unreached(among: screens)
    let page = MapPage(
      title: title, headline: flows.headline,
      map: ScreenMap(coverage.map { map.covered(by: $0) } ?? map), findings: findings,
      remarks: unreached.isEmpty
        ? [] : ["No flow came to \(unreached.joined(separator: ", "))."])
    try page.write(to: place.appending(path: "index.html").path)
  }
}

extension FlowFinding {
  /// Whether its flow can be played without an end of the process.
  var canBePlayed: Bool { kind != .trap && kind != .neverReturns }
}

extension ScreenMap {
  fileprivate init(_ map: FlowMap) {
    self.init(
      places: map.places.map {
        Place(name: $0.screen, stateCount: $0.stateCount, flow: $0.flow)
      },
      ways: map.ways.map {
        Way(from: $0.from, to: $0.to, action: $0.action, count: $0.count, isCovered: $0.isCovered)
      })
  }
}
