import Foundation
import LeakDetection
internal import LifecycleReports
import UIKitCore

extension FlowExplorer {
  /// Writes what was explored into a folder, as pages that need nothing else: `index.html` with what goes wrong,
  /// the map to be searched and the flow to each screen, and `finding-N.html` with what happens in each
  /// finding's flow. Such pages of an earlier result go.
  ///
  /// The verdict of a finding's page is the finding. The screen on which it was met is marked on the map: of a leak
  /// the one that leaked. A finding that ends the app's process, or keeps it, has no page of its own, because its
  /// flow cannot be played here; nor has a flow that does not do the same again.
  /// - Parameters:
  ///   - flows: what was explored by this explorer.
  ///   - folder: made where it is not there.
  ///   - title: what the page is called, such as the name of the app.
  ///   - screens: the classes of which the page says whether any flow came to them.
  ///   - coverage: what tests do; the map shows what they leave out.
  ///   - explorer: an expression for this explorer, for the findings as tests.
  ///   - forms: a finding in further forms, each with its name.
  /// - Throws: `LeakFileError` for a file that cannot be written, and `FlowInterruption` where a finding's flow cannot be played any more.
  public func writeReport(
    of flows: ExploredFlows, to folder: String, title: String = "Every flow",
    screens: [UIViewController.Type] = [], coverage: FlowCoverage? = nil,
    exploring explorer: String = "explorer",
    forms: (FlowFinding) -> [(name: String, text: String)] = { _ in [] }
  ) throws {
    try writeReport(
      of: flows, to: folder, title: title, screens: screens, coverage, ExplorerInTests(explorer),
      forms)
  }

  /// Same as with an expression for the explorer, except that tests import what theirs needs.
  func writeReport(
    of flows: ExploredFlows, to folder: String, title: String,
    screens: [UIViewController.Type], _ coverage: FlowCoverage?, _ inTests: ExplorerInTests,
    _ forms: (FlowFinding) -> [(name: String, text: String)]
  ) throws {
    let place = URL(filePath: folder)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw LeakFileError(
        path: folder, reason: "cannot be made: \(error.systemReason)", isUnwritten: true)
    }
    let map = FlowMap(flows)
    var findings: [MapPage.Failure] = []
    var screenOf: [String?] = []
    for (index, finding) in flows.findings.enumerated() {
      var link: String?
      let (report, screen, screens) = try replayed(finding)
      screenOf.append(screen)
      let places = screens.compactMap { name in map.places.firstIndex { $0.screen == name } }
      if var report {
        let name = "finding-\(index + 1).html"
        report.title = "\(title): finding \(index + 1) of \(flows.findings.count)"
        try report.write(to: place.appending(path: name).path)
        link = name
      }
      let test = (
        "As a test", inTests.header + "\n" + finding.swiftTest(inTests, among: flows.findings)
      )
      findings.append(
        MapPage.Failure(
          headline: finding.headline, flow: finding.flow, places: places,
          details: finding.details, link: link,
          forms: ([test] + forms(finding)).map { MapPage.Form(name: $0.0, text: $0.1) }))
    }
    let unreached = map.unreached(among: screens)
    let page = MapPage(
      title: title, headline: flows.headline, extent: flows.extent,
      map: ScreenMap(coverage.map { map.covered(by: $0) } ?? map, findingsOn: screenOf),
      findings: findings,
      remarks: flows.remarks.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
        + (unreached.isEmpty ? [] : ["No flow came to \(unreached.joined(separator: ", "))."]))
    try page.write(to: place.appending(path: "index.html").path)
    Self.removeFindings(in: folder, except: Set(findings.compactMap(\.link)))
  }

  /// Removes the pages of findings that were written for an earlier result, to which nothing leads any more.
  private static func removeFindings(in folder: String, except links: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !links.contains(name) && name.wholeMatch(of: /finding-\d+\.html/) != nil
    {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  /// The report of a finding's flow, the screen on which it is met, and the screens on the way; no report where it
  /// cannot be played.
  private func replayed(
    _ finding: FlowFinding
  ) throws -> (report: FlowReport?, screen: String?, screens: [String]) {
    var screens: [String] = []
    func watch(_ simulation: Simulation) {
      screens.append(FlowScreen(simulation.visibleViewController).words)
    }
    guard finding.canBePlayed else {
      // The action that is not to be done is the last one.
      _ = try? play(finding.flow.dropLast(), watching: watch)
      return (nil, screens.last, screens)
    }
    let played: PlayedFlow
    do {
      played = try play(finding.flow, watching: watch)
    } catch is FlowInterruption where finding.kind == .notDeterministic {
      return (nil, screens.last, screens)
    }
    // The app lives until its report is made: without it, what it holds would be deallocated and leak no more.
    return withExtendedLifetime(played) {
      var report = played.simulation.report()
      var details = finding.kind == .leak ? "" : finding.details
      if !played.shows(finding) {
        details += "\nPlayed again for this page, the flow ended without it."
      }
      let leaked = LeakSummary(played.simulation.leaks).groups
        .first { $0.signature == finding.signature }?.leaks.first?.report
      report.finding = FlowReport.Failure(
        headline: finding.headline, flow: finding.flow, details: details, subject: leaked?.subject)
      let screen = (leaked?.typeName).flatMap { type in
        screens.last { $0 == type || $0.hasPrefix(type + " \"") }
      }
      return (report, screen ?? screens.last, screens)
    }
  }
}

extension FlowFinding {
  /// Whether its flow can be played without an end of the process.
  var canBePlayed: Bool { kind != .trap && kind != .neverReturns }
}

extension PlayedFlow {
  /// Whether the end has a finding; one that an end does not show counts as there.
  fileprivate func shows(_ finding: FlowFinding) -> Bool {
    switch finding.kind {
    case .leak, .misuse, .brokenPromise:
      faults.contains("\(finding.kind.rawValue): \(finding.signature)")
    case .deadEnd, .growth, .longRun, .notDeterministic, .trap, .neverReturns: true
    }
  }
}

extension ScreenMap {
  /// - Parameter screens: for each finding the screen on which it is met, if that is known.
  fileprivate init(_ map: FlowMap, findingsOn screens: [String?]) {
    self.init(
      places: map.places.map { place in
        Place(
          name: place.screen, stateCount: place.stateCount, flow: place.flow,
          findings: screens.indices.filter { screens[$0] == place.screen }.map { $0 + 1 })
      },
      ways: map.ways.map {
        Way(from: $0.from, to: $0.to, action: $0.action, count: $0.count, isCovered: $0.isCovered)
      })
  }
}
