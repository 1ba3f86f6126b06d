import LeakDetection
import Testing
import VirtualTime

/// An age that is nothing is told as such, not as 0.0 s.
@Suite struct ReportAgeTests {
  private func report(departed: Bool) -> LeakReport {
    LeakReport(
      subject: "Profile#1", typeName: "Profile",
      departure: departed
        ? LeakReport.Departure(
          .popped, source: "from UINavigationController#1", instant: .zero) : nil,
      since: .zero, foundAt: .zero)
  }

  @Test func `a check without a delay finds it at once`() {
    var report = report(departed: true)
    report.add(.delayedCheck(allowedDelay: .zero, pausedFor: nil))
    #expect(
      report.text == """
        Profile#1 leaked: popped just now, should have been deallocated at once
          delayed check      not deallocated at once after being removed from its parent: \
        popped from UINavigationController#1
          since              0.000 s, found at 0.000 s

        """)
  }

  @Test func `scans at one instant find it now`() {
    var report = report(departed: false)
    report.add(.reachabilityScan(missedScans: 3))
    #expect(report.headline == "Profile#1 leaked: unreachable from any window")
  }

  @Test func `an expectation without a delay is to be met at once`() {
    var report = report(departed: false)
    report.add(
      .expectation(
        LeakReport.Expectation(reason: "the flow ended", since: .zero, allowedDelay: .zero)))
    #expect(
      report.text == """
        Profile#1 leaked: not deallocated at once after the flow ended
          expectation        not deallocated at once: the flow ended
          since              0.000 s, found at 0.000 s

        """)
  }
}
