import LeakDetection

extension Mender {
  /// A leak that fails a test.
  struct Leak {
    /// The tests that leak by its signature, in the order of their names.
    var tests: [String]
    var report: LeakReport

    /// One of each signature, class and place, in the order of the tests. A holder of UIKit's own, `CADisplayLink.target`,
    /// gives the leaks of several screens one signature.
    static func all(in outcome: TestOutcome) -> [Leak] {
      var leaks: [Leak] = []
      for test in outcome.findings.keys.sorted() {
        for report in LeakSummary(outcome.leaks(of: test)).groups.flatMap(\.leaks).map(\.report) {
          if leaks.contains(where: { $0.tests.last == test && $0.isOf(report) }) { continue }
          if let place = leaks.firstIndex(where: {
            $0.isOf(report) && $0.place == place(of: report)
          }
          ) {
            leaks[place].tests.append(test)
          } else {
            leaks.append(Leak(tests: [test], report: report))
          }
        }
      }
      return leaks
    }

    private var place: String? { Self.place(of: report) }

    private static func place(of report: LeakReport) -> String? {
      report.retention?.path?.suspectLine?.place
    }

    /// Whether a report is that of an object of its class, by its signature.
    private func isOf(_ other: LeakReport) -> Bool {
      other.signature == report.signature && other.typeName == report.typeName
    }

    /// The leak that is left in one of some tests: by its signature, else of an object of its class by another holder.
    func left(in outcome: TestOutcome, _ tests: [String], before: TestOutcome) -> Leak? {
      for (position, test) in tests.enumerated() {
        let old = Set(before.leaks(of: test, besides: outcome).map(\.signature))
        let now = LeakSummary(outcome.leaks(of: test, besides: before)).groups.flatMap(\.leaks)
          .map(\.report)
        let found =
          now.first(where: isOf)
          ?? now.first { $0.typeName == report.typeName && !old.contains($0.signature) }
        if let found { return Leak(tests: Array(tests[position...]), report: found) }
      }
      return nil
    }
  }
}
