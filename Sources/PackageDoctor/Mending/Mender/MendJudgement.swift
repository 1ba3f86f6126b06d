import LeakDetection

/// The judge of an edit: two runs of the tests, without it and with it.
struct MendJudgement {
  /// The run without the edit.
  let before: TestOutcome
  /// The signature of the leak that is to go.
  let signature: String
  /// The test in which it is to go. Others may leak by the same signature, and have another holder besides.
  let test: String
  /// The run without any edit. What leaked in it in a live test may leak again, though it did not before the edit: such
  /// a test may pass by chance.
  var first: TestOutcome?

  /// Why an edit is not shown as a fix.
  enum Refusal: Error, Equatable {
    /// The compiler's first error.
    case doesNotCompile(String)
    /// The run was ended by a crash, or took too long.
    case doesNotEnd
    /// The object leaks as before.
    case stillLeaks
    /// Something else leaks, in these words, or, without words, the object by another path that ends as before; the
    /// leaks of its test.
    case leaksElsewhere(String?, [LeakReport])
    /// A test fails that did not, or by something else.
    case fails(test: String, words: String)
    /// An object is gone that something still shown needs.
    case goneTooEarly(EarlyEnd)
    /// The log of a test has another line.
    case changesLog(test: String, line: String)
  }

  /// Whether the test leaks by the signature.
  var isAsked: Bool {
    LeakSummary(before.leaks(of: test)).groups.contains {
      $0.signature == signature && !$0.leaks.isEmpty
    }
  }

  /// Judges the tests that have run with the edit.
  ///
  /// - Parameter isWhole: Whether all tests were to run.
  func check(_ after: TestOutcome, isWhole: Bool) throws(Refusal) {
    guard after.isComplete,
      !isWhole || before.failures.keys.allSatisfy({ after.failures[$0] != nil })
    else { throw .doesNotEnd }
    for test in after.failures.keys.sorted() {
      let earlier = runBefore(test)
      let leaks = LeakSummary(earlier.leaks(of: test, besides: after))
      let reports = after.leaks(of: test, besides: earlier)
      let found = LeakSummary(reports)
      let own = test == self.test ? leaks.groups.first { $0.signature == signature } : nil
      let known = found.known(besides: leaks, without: own)
      let verification = FixVerification(
        of: own.map { [(signature, $0.leaks.count)] } ?? [],
        in: LeakSummary(reports, baseline: known))
      guard verification.verdict != .pass else { continue }
      if own != nil, found.groups.contains(where: { $0.signature == signature }) {
        throw .stillLeaks
      }
      let other = found.groups.first { group in
        !known.leaks.contains { $0.signature == group.signature }
      }
      let words = other?.leaks.first?.report.words ?? signature
      let isAsBefore = words == own?.leaks.first?.report.words
      throw .leaksElsewhere(isAsBefore ? nil : words, reports)
    }
    for test in after.failures.keys.sorted() {
      var known = runBefore(test).otherFailures(of: test)
      for words in after.otherFailures(of: test) {
        guard let place = known.firstIndex(of: words) else {
          throw .fails(test: test, words: words)
        }
        known.remove(at: place)
      }
    }
    if let end = newEarlyEnd(in: after) { throw .goneTooEarly(end) }
    for test in after.failures.keys.sorted() {
      let (old, new) = (before.flows(of: test), after.flows(of: test))
      guard old != new else { continue }
      // It depends on the wall clock.
      if before.isLive(test) { continue }
      let line = zip(old, new).lazy.compactMap { $0.firstDifference(from: $1) }.first
      throw .changesLog(test: test, line: line ?? "")
    }
    for (actions, new) in after.flowsInOrder {
      guard let line = before.played[actions].flatMap({ $0.flow.firstDifference(from: new.flow) })
      else {
        continue
      }
      throw .changesLog(test: "the flow \(actions.joined(separator: ", "))", line: line)
    }
  }
}

extension MendJudgement {
  /// The run that a test is compared with. A live test that passes before the edit, and not without any, may have passed
  /// by chance.
  private func runBefore(_ test: String) -> TestOutcome {
    guard let first, test != self.test, first.isLive(test), before.passed.contains(test) else {
      return before
    }
    return first
  }

  /// An object that is gone too early with the edit, and was not before. What the wall clock decides is left out.
  private func newEarlyEnd(in after: TestOutcome) -> EarlyEnd? {
    for test in after.failures.keys.sorted() where !before.isLive(test) {
      let known = before.earlyEnds(of: test)
      if let new = after.earlyEnds(of: test).first(where: { !known.contains($0) }) { return new }
    }
    for (actions, new) in after.flowsInOrder {
      guard let known = before.played[actions]?.earlyEnds else { continue }
      if let end = new.earlyEnds.first(where: { !known.contains($0) }) { return end }
    }
    return nil
  }

  /// The leak that is left by an edit which has taken one of several holders: of the object by another path, or of what
  /// it kept.
  func rest(
    of report: LeakReport, in after: TestOutcome, after kind: MendCandidate.Kind, _ reason: Refusal
  ) -> LeakReport? {
    let leaks = after.leaks(of: test, besides: before)
    switch reason {
    case .stillLeaks where kind == .capture:
      // The next closure of a function may hold it in the same words.
      let place = report.retention?.path?.suspectLine?.place
      return leaks.first {
        $0.signature == report.signature && $0.retention?.path?.suspectLine?.place != place
      }
    case .leaksElsewhere:
      let groups = LeakSummary(before.leaks(of: test, besides: after)).groups
      let old = Set(groups.map(\.signature))
      let kept = Set(groups.flatMap(\.leaks).flatMap(\.victims).map(\.typeName))
      return leaks.first {
        $0.typeName == report.typeName && $0.signature != report.signature
      } ?? leaks.first { kept.contains($0.typeName) && !old.contains($0.signature) }
    default: return nil
    }
  }
}

extension LeakSummary {
  /// The groups whose classes leaked before as often, by whatever path: an edit may change the path of a leak that it
  /// has nothing to do with.
  ///
  /// - Parameter gone: The group that is to go, with what its objects keep.
  fileprivate func known(besides before: LeakSummary, without gone: LeakGroup?) -> LeakBaseline {
    let now = counts
    let expected = before.counts.merging(gone?.counts ?? [:]) { $0 - $1 }
    return LeakBaseline(
      groups.filter { group in
        group.leaks.allSatisfy {
          now[$0.report.typeName, default: 0] <= expected[$0.report.typeName, default: 0]
        }
      }.map { LeakBaseline.Entry(signature: $0.signature, count: $0.leaks.count, words: $0.words) })
  }

  /// How many objects of each class leaked.
  private var counts: [String: Int] {
    groups.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
  }
}

extension LeakGroup {
  /// How many objects of each class leaked by the group's mistake, with what they keep.
  fileprivate var counts: [String: Int] {
    leaks.reduce(into: [:]) { counts, leak in
      for report in [leak.report] + leak.victims { counts[report.typeName, default: 0] += 1 }
    }
  }
}

extension MendJudgement.Refusal {
  /// The reason in words.
  var words: String {
    switch self {
    case .doesNotCompile(let error): "does not compile: \(error)"
    case .doesNotEnd: "the tests do not come to their end"
    case .stillLeaks: FixVerification.Outcome.remains.rawValue
    case .leaksElsewhere(let words?, _): "\(FixVerification.Outcome.other.rawValue): \(words)"
    case .leaksElsewhere(nil, _): FixVerification.Outcome.remains.rawValue
    case .fails(let test, let words): "\(test.testWords) fails: \(words)"
    case .goneTooEarly(let end): end.words
    case .changesLog(let test, let line): "the log of \(test.testWords) has another line: \(line)"
    }
  }
}

extension [String] {
  /// The first line that another log does not have in its place.
  fileprivate func firstDifference(from other: [String]) -> String? {
    let place = zip(self, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let end = Swift.min(count, other.count)
    guard place != nil || count != other.count else { return nil }
    let position = place ?? end
    return position < other.count ? other[position] : self[position]
  }
}

extension String {
  /// A test's name as one says it: `OrdersTests/back` of `ShopTests.OrdersTests/back()`.
  var testWords: String {
    let module = prefix { $0 != "/" }
    let isTest = module.count < count && module.first != "." && !module.contains(" ")
    let name = isTest && module.contains(".") ? String(drop { $0 != "." }.dropFirst()) : self
    return (name.hasSuffix("()") ? String(name.dropLast(2)) : name).replacing("`", with: "")
  }
}
