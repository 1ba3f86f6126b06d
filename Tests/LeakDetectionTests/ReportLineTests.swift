import Foundation
import LeakDetection
import ObjectGraph
import Testing
import VirtualTime

/// A name that a program made up is no command for the CI system that reads its report.
@Suite struct ReportLineTests {
  @Test func `a name with a line break and a command stays within its line`() {
    var report = LeakReport(
      subject: "::warning::Profile\n::error::gone", typeName: "Profile", departure: nil,
      since: .zero, foundAt: .zero)
    report.add(.reachabilityScan(missedScans: 3))
    report.origin = ["Profile.init()\r\n::add-mask::a"]
    #expect(
      report.text == #"""
        \::warning::Profile ::error::gone leaked: unreachable from any window
          reachability scan  unreachable from any window in 3 scans in a row
          departure          no departure event was seen
          made in            Profile.init() ::add-mask::a
          since              0.000 s, found at 0.000 s

        """#)
    #expect(
      LeakSummary([report]).text.split(separator: "\n").allSatisfy {
        !$0.drop { $0 == " " }.hasPrefix("::")
      })
  }

  @Test func `the first line ends with how much the object keeps, if that is known`() throws {
    var report = LeakReport(
      subject: "Profile#1", typeName: "Profile",
      departure: LeakReport.Departure(.popped, source: "from Navigator#1", instant: .zero),
      since: .zero, foundAt: .zero.advanced(by: .seconds(2)))
    #expect(
      report.headline
        == "Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now")
    #expect(try !report.json().contains("retained"))
    report.retained = RetainedSize(objectCount: 214, byteCount: 38_900)
    #expect(
      report.headline
        == "Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now, "
        + "keeps 214 objects, 38 KB")
    #expect(
      try report.json().contains(
        """
          "retained" : {
            "byteCount" : 38900,
            "isPartial" : false,
            "objectCount" : 214
          },
        """))
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(LeakReport.self, from: data) == report)
  }

  @Test func `a report lists every step in a library where that is asked for`() {
    var timer = RetainingPath.Node(name: "Timer")
    timer.library = "Foundation"
    let path = RetainingPath(
      origin: .root("static App.clock"), start: timer,
      steps: [
        .init(label: "._storage", target: timer), .init(label: "._fire", target: .init(name: "A")),
      ])
    var report = LeakReport(
      subject: "A#1", typeName: "A", departure: nil, since: .zero, foundAt: .zero)
    report.retention = ObjectRetention(.searched(.path(path, visitedCount: 3)))
    #expect(
      report.text == """
        A#1 leaked: unreachable from any window
          held by static App.clock
          Timer
            inside Timer   → A
          since              0.000 s, found at 0.000 s

        """)
    #expect(
      report.text(unfolded: true) == """
        A#1 leaked: unreachable from any window
          held by static App.clock
          Timer
            ._storage   → Timer
            ._fire      → A
          since              0.000 s, found at 0.000 s

        """)
  }
}
