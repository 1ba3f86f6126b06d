import ToolConsole
import Foundation
import ExampleKiosk
import Testing

@testable import FlowExploration
@testable import lifecycle

/// Explorations in processes of their own: what ends one, or keeps it, is a finding, and nothing is lost.
@MainActor @Suite(.serialized) struct ExploreWorkersTests {
  /// The tool's program, which is built beside the tests.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "lifecycle")

  private func explored(_ words: String..., jobs: Int) throws -> ExploredFlows {
    try explored(words, jobs: jobs)
  }

  private func explored(_ words: [String], jobs: Int) throws -> ExploredFlows {
    let request = try ExploreCommand(Arguments(words, for: ExploreCommand.usage))
    return try FlowWorkers(request.options, jobs, after: ["explore"], program: Self.program).run()
  }

  @Test func `two processes come to what one exploration comes to`() throws {
    let whole = try KioskCoordinatorExplorer.popAtRoot(depth: 3)
    #expect(try explored("kiosk", "popAtRoot", "--depth", "3", jobs: 2) == whole)
  }

  @Test func `two processes that go on from where they are come to the same`() throws {
    let whole = try KioskCoordinatorExplorer.popAtRoot(depth: 3)
    let words = ["kiosk", "popAtRoot", "--depth", "3", "--strategy", "nearest-first"]
    let flows = try explored(words, jobs: 2)
    #expect(flows.states == whole.states)
    #expect(flows.steps == whole.steps)
    #expect(flows.findings == whole.findings)
  }

  @Test(
    arguments: [
      ("traps", FlowFinding.Kind.trap, "the app ends by signal"),
      ("exits", .trap, "the app ends itself with status 0"),
      ("hangs", .neverReturns, "the app does not come back within 2 s"),
    ], ["breadth-first", "nearest-first"])
  func `an app that ends or hangs is told with its flow, and the rest is explored`(
    crash: (name: String, kind: FlowFinding.Kind, words: String), strategy: String
  ) throws {
    let (name, kind, words) = crash
    let flows = try explored(
      "kiosk", name, "--depth", "2", "--limit", "2", "--strategy", strategy, jobs: 1)
    let fatal = flows.findings.filter { $0.kind == kind }
    #expect(fatal.map(\.flow) == [["tap the tab \"Orders\"", "tap the bar button \"Refresh\""]])
    #expect(fatal.first?.headline.hasPrefix(words) == true, "\(flows)")
    #expect(flows.findings.count == 1)
    // What it did not end is there: the product and the checkout's address.
    let screens = Set(flows.states.map { flows.screens[$0.screen] })
    #expect(screens.contains("ProductViewController \"Lamp\""))
    #expect(screens.contains("AddressViewController \"Address\""))
  }
}

/// The whole that the parts are compared with.
@MainActor private enum KioskCoordinatorExplorer {
  static func popAtRoot(depth: Int) throws -> ExploredFlows {
    try KioskCoordinator.explorer(with: .popAtRoot).explore(.breadthFirst(depth: depth))
  }
}
