import LifecycleKit

extension TestCheck {
  /// The findings of the test, for another program to read.
  func testFindings(_ test: String) -> TestFindings {
    let events = simulation.log.events.filter { ![.deallocated, .leak].contains($0.kind) }
    // Real time differs from run to run.
    let flow = events.map { time == .live ? $0.line : "\($0.instant)  \($0.line)" }
    var leaks = leaks
    // The test failed for each, whatever became of it in the end.
    for place in leaks.indices { leaks[place].aftermath = nil }
    return TestFindings(test: test, leaks: leaks, flow: flow, isLive: time == .live)
  }
}
