import Foundation
import Testing

@testable import LifecycleReports

/// What a report says of a simulation, and that it says it as a value.
@Suite @MainActor struct FlowReportTests {
  @Test func `a report has what the simulation has, and outlives it`() throws {
    let report: FlowReport
    weak var gone: Simulation?
    do {
      let simulation = try Flow.leaking().simulation
      report = simulation.report(title: "A profile")
      #expect(report.events == simulation.log.events)
      #expect(report.leaks.map(\.report) == simulation.leaks)
      #expect(report.expectations == simulation.delayedCheck.expectations)
      #expect(report.end == simulation.clock.now)
      gone = simulation
    }
    #expect(gone == nil)
    #expect(report.title == "A profile")
    #expect(
      report.headline == "1 leak")
    #expect(!report.isClean)
  }

  @Test func `what the services still call is in it, and on the page`() throws {
    let flow = Flow()
    flow.simulation.services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in }
    flow.simulation.advance(by: .seconds(1))
    let report = flow.simulation.report()
    #expect(report.registrations.map(\.name) == ["timer 'tick' (repeating)"])
    #expect(
      report.html().contains(
        "<tr><td>timer &#39;tick&#39; (repeating)</td><td>0.000 s</td><td>no object was named</td></tr>"
      ))
  }

  @Test func `it goes through JSON unchanged`() throws {
    let report = try Flow.leaking().simulation.report()
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(FlowReport.self, from: data) == report)
  }

  @Test func `two runs of a program make one report`() throws {
    let (one, other) = (try Flow.leaking(), try Flow.leaking())
    #expect(one.simulation.report() == other.simulation.report())
    #expect(one.simulation.report().html() == other.simulation.report().html())
  }

  @Test func `each scan says whom it missed, and how often by then`() throws {
    let scans = try Flow.leaking().simulation.report().scans
    #expect(scans.map { "\($0.instant)" } == ["5.000 s", "10.000 s", "15.000 s", "20.000 s"])
    #expect(
      scans.map(\.misses) == (1...4).map { [.init(controller: "ProfileScreen#1", failCount: $0)] })
  }

  @Test func `the latest thousand scans are remembered`() {
    let simulation = Simulation()
    for _ in 0..<2_500 { simulation.scan.run() }
    #expect(simulation.report().scans.count == 1_000)
    #expect(simulation.report().scope.scanCount == 2_500)
  }

  @Test func `a clean run is called clean, and one with a misuse is not`() throws {
    let flow = Flow()
    try flow.visit { PlainScreen() }
    flow.simulation.advance(by: .seconds(20))
    #expect(flow.simulation.report().isClean)
    flow.stack.popViewController(animated: false)
    #expect(!flow.simulation.report().isClean)
    #expect(flow.simulation.report().misuses == flow.simulation.misuses)
  }

  @Test func `a weak reference on the path is told of, one that leads elsewhere is not`() throws {
    let flow = Flow()
    try flow.visit {
      let screen = OwnedScreen()
      screen.keeper = Keeper(screen)
      screen.onScreen = flow.stack
      return screen
    }
    flow.simulation.advance(by: .seconds(3))
    let leak = try #require(flow.simulation.report().leaks.first)
    let path = try #require(leak.report.retention?.path)
    #expect(path.steps.map(\.label) == [".keeper", ".screen"])
    #expect(
      leak.weakReferences == [.init(holder: "Keeper", label: ".delegate", target: "OwnedScreen#1")])
  }
}

/// Holds its screen, and knows it a second time weakly.
private final class Keeper {
  let screen: OwnedScreen
  weak var delegate: OwnedScreen?

  init(_ screen: OwnedScreen) {
    (self.screen, delegate) = (screen, screen)
  }
}

private final class OwnedScreen: UIViewController {
  var keeper: Keeper?
  weak var onScreen: UIViewController?
}
