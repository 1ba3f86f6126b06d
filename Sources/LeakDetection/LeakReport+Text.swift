import ObjectGraph
import VirtualTime

extension LeakReport: CustomStringConvertible {
  /// The report's first line: the leaked object, why it should have been deallocated, and since when.
  public var headline: String { words.asReportLine }

  private var words: String {
    if let expectation, isByExpectation {
      return
        "\(subject) leaked: expected to go \(age) because \(expectation.reason), still alive"
    }
    if let instanceCount, foundBy == [.instanceCount], departure == nil {
      return instanceCount.description
    }
    guard let departure else {
      let span = elapsed > .zero ? "for \(elapsed.secondsText)" : "now"
      return "\(subject) leaked: not tied to any window's root \(span), still alive"
    }
    return "\(subject) leaked: \(departure.verb) \(age), expected to go, still alive"
  }

  /// The whole report, ending with a line break: the headline, the holder, then one fact a line.
  public var text: String { text(unfolded: false) }

  /// The whole report.
  ///
  /// - Parameter unfolded: Whether the path's steps through a library are listed one by one.
  public func text(unfolded: Bool) -> String {
    var facts: [String] = []
    if let sameHolderAs {
      facts.append("  held               as \(sameHolderAs) is, by the same mistake")
    }
    facts += self.facts
    // The path is already made of safe lines.
    let holder =
      sameHolderAs == nil
      ? retention.map { [$0.text(indentation: 2, unfolded: unfolded)] } ?? [] : []
    return ([headline] + holder + facts.map(\.asReportLine)).map { $0 + "\n" }.joined()
  }

  private var facts: [String] {
    var lines: [String] = []
    if let allowedDelay {
      let pause = pausedFor.map { ", not counting \($0.secondsText) in the background" } ?? ""
      lines.append(
        "  delayed check      not deallocated \(allowedDelay.delayText)after \(cause)\(pause)")
    }
    if let missedScans {
      lines.append(
        "  reachability scan  \(missedScans) scans in a row found no way to a window's root")
    }
    if let expectation {
      let pause = expectation.pausedFor.map { ", not counting \($0.secondsText) in the background" }
      lines.append(
        "  expectation        not deallocated \(expectation.allowedDelay.limitText): "
          + "\(expectation.reason)\(pause ?? "")")
    }
    if isByExpectation, let departure {
      lines.append(
        "  departure          \(departure.verb) \(departure.source) at \(departure.instant)")
    }
    if let instanceCount {
      let members = instanceCount.members.joined(separator: ", ")
      lines.append(
        "  instance count     \(instanceCount.numbers)\(members.isEmpty ? "" : ": \(members)")")
    }
    if departure == nil, missedScans != nil || allowedDelay != nil {
      lines.append("  departure          no departure event was seen")
    }
    for (position, function) in (origin ?? []).enumerated() {
      lines.append((position == 0 ? "  made in            " : "                     ") + function)
    }
    lines.append("  since              \(since), found at \(foundAt)")
    switch aftermath {
    case .deallocated(let instant)?:
      lines.append("  afterwards         deallocated at \(instant): late, not leaked")
    case .returned(let instant)?:
      lines.append("  afterwards         back on screen at \(instant)")
    case .heldByTest?:
      lines.append("  afterwards         held by this test alone: no leak")
    case nil:
      break
    }
    return lines
  }

  /// The whole report as text.
  public var description: String { text }

  /// How long ago it should have been deallocated: `2.0 s ago`, or `just now` if no time has passed.
  private var age: String { elapsed > .zero ? "\(elapsed.secondsText) ago" : "just now" }

  /// Whether `since` is when an expectation began, and no departure.
  private var isByExpectation: Bool { expectation?.since == since }

  private var cause: String {
    guard let departure else { return "it was expected to go" }
    let words = "\(departure.verb) \(departure.source)"
    // The two causes that DeallocationChecker names, in its words, before how it came about.
    switch departure.verb {
    case "popped", "swiped back": return "being removed from its parent: \(words)"
    case "pulled down": return "being dismissed: \(words)"
    default: return "being \(words)"
    }
  }
}

extension Duration {
  /// `2.0 s ` in front of "after", nothing where no time is allowed.
  fileprivate var delayText: String { self > .zero ? "\(secondsText) " : "at once " }

  /// `within 2.0 s`, or `at once`.
  fileprivate var limitText: String { self > .zero ? "within \(secondsText)" : "at once" }
}
