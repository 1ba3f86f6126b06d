import LifecycleKit

extension TestCheck {
  /// The findings of the test, for another program to read.
  func testFindings(_ test: String) -> TestFindings {
    var leaks = leaks
    // The test failed for each, whatever became of it in the end.
    for place in leaks.indices { leaks[place].aftermath = nil }
    var findings = TestFindings(
      test: test, leaks: leaks, flow: simulation.log.flow(hasInstants: time != .live),
      isLive: time == .live)
    (findings.earlyEnds, findings.selfKept) = (simulation.earlyEnds, simulation.selfKept)
    return findings
  }
}
