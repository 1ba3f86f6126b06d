import LeakDetection

/// The judge of an edit: two runs of the tests, without it and with it.
struct MendJudgement {
  /// The run without the edit.
  let before: TestOutcome
  /// The signature of the leak that is to go.
  let signature: String

  /// Why an edit is not shown as a fix.
  enum Refusal: Error, Equatable {
    /// The compiler's first error.
    case doesNotCompile(String)
    /// The run was ended by a crash, or took too long.
    case doesNotEnd
    /// The object leaks as before.
    case stillLeaks
    /// Something else leaks, in these words; the leaks of its test.
    case leaksElsewhere(String, [LeakReport])
    /// A test fails that did not, or by something else.
    case fails(test: String, words: String)
    /// The log of a test has another line.
    case changesLog(test: String, line: String)
  }

  /// Judges the tests that have run with the edit.
  ///
  /// - Parameter isWhole: Whether all tests were to run.
  func check(_ after: TestOutcome, isWhole: Bool) throws(Refusal) {
    guard after.isComplete,
      !isWhole || before.failures.keys.allSatisfy({ after.failures[$0] != nil })
    else { throw .doesNotEnd }
    for test in after.failures.keys.sorted() {
      let leaks = summary(before, test)
      let count = leaks.groups.first { $0.signature == signature }?.leaks.count ?? 0
      let verification = FixVerification(
        of: count > 0 ? [(signature, count)] : [],
        in: LeakSummary(after.leaks(of: test), baseline: LeakBaseline(leaks)))
      guard verification.verdict != .pass else { continue }
      let rest = summary(after, test).groups
      if rest.contains(where: { $0.signature == signature }) { throw .stillLeaks }
      let known = Set(leaks.groups.map(\.signature))
      throw .leaksElsewhere(
        rest.first { !known.contains($0.signature) }?.leaks.first?.report.words ?? signature,
        after.leaks(of: test))
    }
    for test in after.failures.keys.sorted() {
      var known = before.otherFailures(of: test)
      for words in after.otherFailures(of: test) {
        guard let place = known.firstIndex(of: words) else {
          throw .fails(test: test, words: words)
        }
        known.remove(at: place)
      }
    }
    for test in after.failures.keys.sorted() {
      let (old, new) = (before.flows(of: test), after.flows(of: test))
      guard old != new else { continue }
      let line = zip(old, new).lazy.compactMap { $0.firstDifference(from: $1) }.first
      throw .changesLog(test: test, line: line ?? "")
    }
  }

  private func summary(_ outcome: TestOutcome, _ test: String) -> LeakSummary {
    LeakSummary(outcome.leaks(of: test))
  }
}

extension MendJudgement.Refusal {
  /// The reason in words.
  var words: String {
    switch self {
    case .doesNotCompile(let error): "does not compile: \(error)"
    case .doesNotEnd: "the tests do not come to their end"
    case .stillLeaks: "does not free the object"
    case .leaksElsewhere(let words, _): "something else leaks: \(words)"
    case .fails(let test, let words): "\(test.testWords) fails: \(words)"
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
    let name = contains("/") ? String(drop { $0 != "." }.dropFirst()) : self
    return (name.hasSuffix("()") ? String(name.dropLast(2)) : name).replacing("`", with: "")
  }
}
