import ExampleKiosk
import SeededRandom
import Testing

@testable import FlowExploration

/// The search that goes on from where it is, judged by the plain one: on every mistake that is planted in the kiosk and
/// stays in its process. The three that end it are judged in `ExploreWorkersTests`.
///
/// With `CAMPAIGN=full` these are all 26, the kiosk has all that a user can do, and it is explored two actions beyond the
/// mistake's shortest flow, within six; otherwise a third of them, one action beyond within four, and without what the
/// mistake has nothing to do with.
@MainActor @Suite struct StrategyCampaignTests {
  private static func explorer(with fault: KioskFault) -> FlowExplorer<KioskCoordinator> {
    Campaign.size(0, full: 1) == 0
      ? KioskTests.explorer(with: fault) : KioskCoordinator.explorer(with: fault)
  }

  private static func depth(for fault: KioskFault) -> Int {
    let length = KioskTests.length(of: fault)
    return Campaign.size(min(length + 1, 4), full: min(length + 2, 6))
  }

  /// The parts of a finding that both searches share. Its flow may be another one of the same length.
  private struct Told: Hashable, Comparable {
    var words: String
    var length: Int

    init(_ finding: FlowFinding) {
      words = "\(finding.kind): \(finding.signature)"
      length = finding.flow.count
    }

    static func < (one: Told, other: Told) -> Bool {
      (one.words, one.length) < (other.words, other.length)
    }
  }

  @Test(arguments: Campaign.part(of: KioskFault.allCases, oneIn: 3))
  func `each planted mistake gives the states, the steps and the findings of the plain search`(
    fault: KioskFault
  ) throws {
    let (explorer, depth) = (Self.explorer(with: fault), Self.depth(for: fault))
    let oracle = try explorer.explore(.breadthFirst(depth: depth))
    let flows = try explorer.explore(.nearestFirst(depth: depth))
    #expect(flows.findings.map(Told.init).sorted() == oracle.findings.map(Told.init).sorted())
    #expect(flows.ending == oracle.ending)
    // Of one the start is another state each time. Of the other what comes of waiting depends on whose timer is the next,
    // which no state tells apart.
    guard fault != .titleCounts, fault != .timerGoesOn else { return }
    #expect(flows.states == oracle.states)
    #expect(flows.steps == oracle.steps)
  }
}
