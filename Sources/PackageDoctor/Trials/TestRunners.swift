/// How the runners of a run of tests ended: that of XCTest, and that of Swift Testing, each a process of its own.
struct TestRunners {
  /// The runners that did not come to their end, in words: each with the last test that it began.
  private(set) var broken: [String] = []

  /// Reads what `swift test` has printed, with what it says of processes.
  init(_ output: String) {
    let lines = output.split(whereSeparator: \.isNewline)
    let signals = lines.compactMap { line in
      line.firstMatch(of: #/exited with unexpected signal code (\d+)/#).map {
        (number: String($0.1), isSwiftTesting: line.contains("--testing-library swift-testing"))
      }
    }
    let runners = [
      ("XCTest", Self.xctest(lines), false), ("Swift Testing", Self.swiftTesting(lines), true),
    ]
    for (name, running, isSwiftTesting) in runners {
      let signal = signals.first { $0.isSwiftTesting == isSwiftTesting }
      guard running != nil || signal != nil else { continue }
      var words = "\(name) \(signal.map { "ended by signal \($0.number)" } ?? "broke off")"
      if let last = running?.last { words += "; the last test that began was \(last)" }
      if let running, running.count > 1 { words += ", with \(running.count) under way" }
      broken.append(words)
    }
  }

  /// The tests of XCTest under way where its output ends; `nil` where its outermost suite has ended, or none began.
  private static func xctest(_ lines: [Substring]) -> [String]? {
    let starts = lines.lazy.compactMap {
      $0.firstMatch(of: #/Test Suite '([^']*)' started at /#)?.1
    }
    guard let suite = starts.first,
      !lines.contains(where: {
        $0.contains("Test Suite '\(suite)' passed at ")
          || $0.contains("Test Suite '\(suite)' failed at ")
      })
    else { return nil }
    var running: [String] = []
    for line in lines {
      guard
        let match = line.firstMatch(of: #/Test Case '([^',]+)' (started at|passed \(|failed \()/#)
      else { continue }
      running = match.2 == "started at" ? [String(match.1)] : []
    }
    return running
  }

  /// The tests of Swift Testing under way where its output ends; `nil` where its run has ended, or none began.
  private static func swiftTesting(_ lines: [Substring]) -> [String]? {
    guard lines.contains(where: { $0.hasSuffix(" Test run started.") }),
      !lines.contains(where: {
        $0.firstMatch(of: #/ Test run with \d+ tests? .*(passed|failed) after /#) != nil
      })
    else { return nil }
    var running: [String] = []
    for line in lines {
      guard
        let match = line.firstMatch(
          of:
            #/^\S+ +Test (".*"|[^ ]+)(?: with \d+ test cases?)? (started\.$|passed after |failed after )/#
        )
      else { continue }
      let name = String(match.1)
      // `Test run started.` is no test's line.
      if name == "run" { continue }
      if match.2 == "started." { running.append(name) } else { running.removeAll { $0 == name } }
    }
    return running
  }
}
