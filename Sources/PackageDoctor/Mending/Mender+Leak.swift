import LeakDetection

extension Mender {
  /// A leak that fails a test.
  struct Leak {
    /// The tests that leak by its signature, in the order of their names.
    var tests: [String]
    var report: LeakReport

    /// One of each signature, in the order of the tests.
    static func all(in outcome: TestOutcome) -> [Leak] {
      var leaks: [Leak] = []
      for test in outcome.findings.keys.sorted() {
        for group in LeakSummary(outcome.leaks(of: test)).groups {
          guard let report = group.leaks.first?.report else { continue }
          if let place = leaks.firstIndex(where: { $0.report.signature == group.signature }) {
            leaks[place].tests.append(test)
          } else {
            leaks.append(Leak(tests: [test], report: report))
          }
        }
      }
      return leaks
    }

    /// The leak that is left in one of some tests: by its signature, else of an object of its class by another holder.
    func left(in outcome: TestOutcome, _ tests: [String], before: TestOutcome) -> Leak? {
      for (position, test) in tests.enumerated() {
        let old = Set(before.leaks(of: test).map(\.signature))
        let now = LeakSummary(outcome.leaks(of: test)).groups.flatMap(\.leaks).map(\.report)
        let found =
          now.first { $0.signature == report.signature }
          ?? now.first { $0.typeName == report.typeName && !old.contains($0.signature) }
        if let found { return Leak(tests: Array(tests[position...]), report: found) }
      }
      return nil
    }
  }
}
