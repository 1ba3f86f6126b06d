import Foundation
import LeakDetection

/// The outcome of a run of tests: which passed, why others failed, and what their simulations found.
struct TestOutcome: Equatable {
  /// The first line of each failure, by the test as `--filter` of `swift test` knows it; none for one that passed.
  var failures: [String: [String]] = [:]
  /// The findings, by the test; one for each argument of a test that has arguments, and one for each leaking flow that
  /// it has an explorer play.
  var findings: [String: [TestFindings]] = [:]
  /// The flows that explorers have played, by their actions, with all that leaked.
  var played: [[String]: TestFindings] = [:]
  /// Whether the run came to its end.
  var isComplete = true
  /// The runners that did not, in words.
  var broken: [String] = []

  var passed: Set<String> { Set(failures.filter(\.value.isEmpty).keys) }

  /// The failures of a test that are no leaks.
  func otherFailures(of test: String) -> [String] {
    let (own, flows) = (
      findings[test, default: []].filter { $0.played == nil },
      findings[test, default: []].filter { $0.played != nil }
    )
    var leaks = own.flatMap(\.leaks).map(\.headline)
    let faults = flows.flatMap(\.faults)
    return failures[test, default: []].map { $0.without(faults) }.filter { line in
      guard let place = leaks.firstIndex(of: line) else { return true }
      leaks.remove(at: place)
      return false
    }
  }

  /// The tests that fail for growth, each with the first line of its report.
  var growing: [String: String] {
    failures.compactMapValues { lines in
      lines.lazy.compactMap { line in
        line.firstRange(of: "growth over ").map { String(line[$0.lowerBound...]) }
      }.first
    }
  }

  /// The leaks that failed a test.
  func leaks(of test: String) -> [LeakReport] { findings[test, default: []].flatMap(\.leaks) }

  /// Same as `leaks(of:)`, except that of the flows by which it fails here or in another run all leaks count: it may
  /// ask for one of them, and pass while others are there.
  func leaks(of test: String, besides other: TestOutcome) -> [LeakReport] {
    let own = findings[test, default: []]
    let flows = (own + other.findings[test, default: []]).compactMap(\.played)
    return own.filter { $0.played == nil }.flatMap(\.leaks)
      + Set(flows).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { played[$0]?.leaks ?? [] }
  }

  /// The flows that explorers have played, in the order of their actions.
  var flowsInOrder: [(actions: [String], findings: TestFindings)] {
    played.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key, $0.value) }
  }

  /// The objects that were gone too early in a test.
  func earlyEnds(of test: String) -> [EarlyEnd] {
    findings[test, default: []].filter { $0.played == nil }.flatMap(\.earlyEnds)
  }

  /// The objects that nothing keeps but themselves at the end of a test, and that these did not have, in words.
  func selfKept(in test: String, besides before: TestOutcome) -> [String] {
    let known = before.findings[test, default: []].flatMap(\.selfKept)
    return findings[test, default: []].flatMap(\.selfKept).filter { !known.contains($0) }
  }

  /// Whether a test's simulation followed the wall clock: its log may differ from run to run.
  func isLive(_ test: String) -> Bool { findings[test, default: []].contains(where: \.isLive) }

  /// The tests that may have failed for themselves, in the order of their names: of those that fail as they did not
  /// before, the live ones, and those of other suites than some, which may wait on the wall clock by themselves.
  func doubtfulTests(since before: TestOutcome, besides suites: Set<Substring>) -> [String] {
    failures.keys.filter { test in
      let known = before.otherFailures(of: test)
      let failsAnew = otherFailures(of: test).contains { !known.contains($0) }
      guard before.isLive(test) else { return failsAnew && !suites.contains(test.suite) }
      return failsAnew || before.passed.contains(test) && !passed.contains(test)
    }.sorted()
  }

  /// Takes the results of some tests from a second run, which counts only if it came to its end.
  mutating func take(_ tests: [String], from again: TestOutcome) {
    guard again.isComplete else { return }
    for test in tests where again.failures[test] != nil {
      (failures[test], findings[test]) = (again.failures[test], again.findings[test])
    }
  }

  /// The logs of a test, in an order that does not depend on the order of its arguments.
  func flows(of test: String) -> [[String]] {
    findings[test, default: []].filter { $0.played == nil }.map(\.flow).sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }
}

extension TestOutcome {
  /// Reads a run.
  ///
  /// - Parameters:
  ///   - output: What it has printed, which has the tests of XCTest.
  ///   - xunit: The file of the tests of Swift Testing; `nil` when there are none.
  ///   - findings: The files of the findings.
  init(output: String, xunit: String?, findings: [TestFindings]) {
    self.findings = Dictionary(grouping: findings.filter { $0.played == nil }, by: \.test)
    readXCTest(output)
    if let xunit { readXUnit(xunit) }
    for flow in findings { add(flow) }
  }

  /// `Test Case 'OrdersTests.testBack' passed (0.1 seconds)`, after
  /// `/Shop/Tests/OrdersTests.swift:12: error: OrdersTests.testBack : Orders#1 leaked: popped`.
  private mutating func readXCTest(_ output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(
        of: #/^Test Case '([^',]+)(, after [^']*)?' (?:passed|failed) \(/#)
      {
        failures[filterName(String(match.1)), default: []] += []
      } else if let match = line.firstMatch(
        of: #/:\d+: error: ([^ ,]+)(, after [^:]*)? : (.*)$/#)
      {
        let words = match.3.hasPrefix("failed - ") ? match.3.dropFirst(9) : match.3
        failures[filterName(String(match.1)), default: []].append(String(words))
      }
    }
  }

  /// XCTest prints no module.
  private func filterName(_ name: String) -> String {
    let parts = name.split(separator: ".")
    let tail = parts.suffix(2).joined(separator: "/")
    return findings.keys.first { $0.hasSuffix("." + tail) } ?? tail
  }

  private mutating func readXUnit(_ xunit: String) {
    var test = ""
    for line in xunit.split(separator: "\n") {
      if let match = line.firstMatch(of: #/<testcase classname="([^"]*)" name="([^"]*)"/#) {
        test = "\(String(match.1).withoutEntities)/\(String(match.2).withoutEntities)"
        failures[test, default: []] += []
      } else if let match = line.firstMatch(of: #/<failure message="(?:Issue recorded )?([^"]*)"/#)
      {
        var words = String(match.1).withoutEntities
        if words.hasPrefix("(warning)") { continue }
        if words.hasPrefix("(error): ") { words.removeFirst("(error): ".count) }
        let first = String(words.prefix { $0 != "\n" })
        failures[test, default: []].append(
          first.hasSuffix(" (error)") ? String(first.dropLast(" (error)".count)) : first)
      }
    }
  }
}

extension TestOutcome {
  /// Adds a flow that an explorer has played: its leaks are those of the test that fails by their words, all of them or,
  /// where it asks for one alone, that one.
  private mutating func add(_ flow: TestFindings) {
    guard let actions = flow.played else { return }
    played[actions] = flow
    let groups = LeakSummary(flow.leaks).groups
    guard !groups.isEmpty else { return }
    func told(in test: String) -> [LeakGroup] {
      groups.filter { group in failures[test, default: []].contains { $0.contains(group.fault) } }
    }
    let tests = failures.keys.sorted().filter { test in
      !findings[test, default: []].contains { $0.played == actions }
    }
    let whole = tests.first { told(in: $0).count == groups.count }
    guard let test = whole ?? tests.first(where: { !told(in: $0).isEmpty }) else { return }
    var own = flow
    if whole == nil {
      own.leaks = told(in: test).flatMap(\.leaks).flatMap { [$0.report] + $0.victims }
    }
    findings[test, default: []].append(own)
  }
}

extension String {
  /// The suite of a test's name: `ShopTests.OrdersTests` of `ShopTests.OrdersTests/back()`.
  var suite: Substring { prefix { $0 != "/" } }
}

extension TestFindings {
  /// The leaks as the failure of a test has them, which expects a played flow to have no faults.
  fileprivate var faults: [String] { LeakSummary(leaks).groups.map(\.fault) }
}

extension LeakGroup {
  fileprivate var fault: String { "leak: \(signature)".debugDescription }
}

extension String {
  /// The words of a failure without some of the faults that it lists.
  fileprivate func without(_ faults: [String]) -> String {
    faults.reduce(self) { words, fault in
      words.replacing(fault + ", ", with: "").replacing(", " + fault, with: "")
        .replacing(fault, with: "")
    }
  }

  /// The text of an attribute of XML.
  fileprivate var withoutEntities: String {
    guard contains("&") else { return self }
    let named = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
    return replacing(#/&(#?)(\w+);/#) { match in
      let word = String(match.2)
      let digits = word.hasPrefix("x") ? Int(word.dropFirst(), radix: 16) : Int(word)
      return match.1.isEmpty
        ? named[word] ?? "" : digits.flatMap { UnicodeScalar($0) }.map { String($0) } ?? ""
    }
  }
}
