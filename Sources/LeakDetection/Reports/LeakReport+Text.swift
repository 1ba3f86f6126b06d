import ObjectGraph
import VirtualTime

extension LeakReport: CustomStringConvertible {
  /// The report's first line: the leaked object, why it should have been deallocated, and since when; at its end
  /// how much the object keeps, if that was worked out: `, keeps 214 objects, 38 KB`.
  public var headline: String {
    (words + (retained.map { ", keeps \($0)" } ?? "")).asReportLine
  }

  private var words: String {
    if let expectation = leadingExpectation {
      let span = elapsed > .zero ? elapsed.secondsText : "at once"
      return "\(subject) leaked: not deallocated \(span) after \(expectation.reason)"
    }
    if case .instanceCount(let surplus)? = evidence.first, departure == nil {
      return surplus.description
    }
    guard let departure else {
      let span = elapsed > .zero ? " for \(elapsed.secondsText)" : ""
      return "\(subject) leaked: unreachable from any window\(span)"
    }
    return "\(subject) leaked: \(departure.kind.rawValue) \(age), \(demand)"
  }

  /// The whole report, ending with a line break: the headline, the holder, then one fact a line. It names no line of
  /// the source, so that an edit elsewhere does not change it.
  public var text: String { text() }

  /// The whole report.
  ///
  /// - Parameters:
  ///   - unfolded: Whether the path's steps through a library are listed one by one.
  ///   - places: Whether the program's own steps of the path have their lines of the source, as in a failing test:
  ///     `at Sources/Shop/Feed.swift:31`.
  public func text(unfolded: Bool = false, places: Bool = false) -> String {
    var facts: [String] = []
    if let sameHolderAs {
      facts.append("  held               as \(sameHolderAs) is, by the same mistake")
    }
    facts += self.facts
    // The path is already made of safe lines.
    let holder =
      sameHolderAs == nil
      ? retention.map { [$0.text(indentation: 2, unfolded: unfolded, places: places)] } ?? []
      : []
    return ([headline] + holder + facts.map(\.asReportLine)).map { $0 + "\n" }.joined()
  }

  private var facts: [String] {
    var lines = evidence.flatMap(lines)
    if departure == nil, foundBy.contains(.delayedCheck) || foundBy.contains(.reachabilityScan) {
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

  private func lines(_ evidence: Evidence) -> [String] {
    func pause(_ span: Duration?) -> String {
      span.map { ", not counting \($0.secondsText) in the background" } ?? ""
    }
    switch evidence {
    case .delayedCheck(let delay, let paused):
      return [
        "  delayed check      not deallocated \(delay.delayText)after \(cause)\(pause(paused))"
      ]
    case .reachabilityScan(let missed):
      return ["  reachability scan  unreachable from any window in \(missed) scans in a row"]
    case .expectation(let outlived):
      let line =
        "  expectation        not deallocated \(outlived.allowedDelay.limitText): "
        + "\(outlived.reason)\(pause(outlived.pausedFor))"
      guard leadingExpectation != nil, let departure else { return [line] }
      return [line, "  departure          \(departure.words) at \(departure.instant)"]
    case .instanceCount(let surplus):
      let members = surplus.members.joined(separator: ", ")
      return ["  instance count     \(surplus.numbers)\(members.isEmpty ? "" : ": \(members)")"]
    }
  }

  /// The whole report as text.
  public var description: String { text }

  /// How long ago it should have been deallocated: `2.0 s ago`, or `just now` if no time has passed.
  private var age: String { elapsed > .zero ? "\(elapsed.secondsText) ago" : "just now" }

  /// Without any time allowed, "by now" would say too little.
  private var demand: String {
    "should have been deallocated \(elapsed > .zero ? "by now" : "at once")"
  }

  /// The expectation whose beginning is `since`, where no departure is.
  private var leadingExpectation: Expectation? {
    for case .expectation(let outlived) in evidence where outlived.since == since {
      return outlived
    }
    return nil
  }

  private var cause: String {
    guard let departure else { return "its check began" }
    // The two causes that DeallocationChecker names, in its words, before how it came about.
    switch departure.kind {
    case .popped, .swipedBack: return "being removed from its parent: \(departure.words)"
    case .pulledDown: return "being dismissed: \(departure.words)"
    default: return "being \(departure.words)"
    }
  }
}

extension Duration {
  /// `2.0 s ` in front of "after", nothing where no time is allowed.
  fileprivate var delayText: String { self > .zero ? "\(secondsText) " : "at once " }

  /// `within 2.0 s`, or `at once`.
  fileprivate var limitText: String { self > .zero ? "within \(secondsText)" : "at once" }
}

extension LeakReport {
  /// The signature of the mistake, equal whenever it leaks again, as text without addresses and serials.
  ///
  /// The readable form of the path's `LeakSignature`, such as `cycle: Profile.onSave → closure #1 in
  /// Profile.viewDidLoad() captures self`. Where no path was found it is made of the type, the departure's
  /// verb and the type of what was left: `no path: Profile, popped from Navigator`; or it says
  /// `no path: Profile, no departure seen`.
  ///
  /// As stable as the names it is made of: it changes when a type, a field or a function is renamed, when
  /// closures of one function change their order, and for captures other than `self`, which go by their
  /// position. Where the optimiser removes a holder, or a program is stripped of its symbols, a release
  /// build finds another path than a debug build, and so another signature.
  public var signature: String {
    if let found = retention?.signature { return found.readableForm }
    return "no path: \(typeName), \(departureWords ?? "no departure seen")"
  }

  /// The departure without serials: `popped from Navigator`.
  var departureWords: String? {
    departure.map { LeakSignature.withoutSerial($0.words) }
  }

  /// The other objects that the path leads through on its way to this one, the nearest first.
  var namesOnPath: [String] {
    guard let path = retention?.path else { return [] }
    return ([path.start.name] + path.steps.dropLast().map(\.target.name)).reversed()
      .filter { $0 != subject }
  }
}
