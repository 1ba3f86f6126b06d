#if !REAL_UIKIT
  import Testing

  extension Rule: CustomTestStringConvertible {
    var testDescription: String { description }
  }
#endif

/// One thing that is known of UIKit: what brings it about, the callbacks to expect, and who says so.
struct Rule: Sendable, CustomStringConvertible {
  /// The row of the facts' tables, with a letter where a row says several things: "2a". Letters in
  /// front: F flags, L links, H holding, M misuse, T transitions, C exchanged children, TG described tabs, SE search,
  /// SP split, PR properties, A application, TR traits, TS sizes, CO content, U unwinding, SY screens of the system,
  /// X doubtful cases, FA false alarms, D departures.
  let number: String
  let title: String
  /// The letters of the sources, as listed at `Rule.sources`; "practice" where there is no single one.
  let source: String
  let confidence: Confidence
  /// The whole transcript, a line each.
  let expected: String
  /// What the framework says of a misuse, in order.
  let complaints: [Complaint]
  /// What the leak checks report in the end, in alphabetical order: the screen, how it left, and whether
  /// that departure or the scan gave it away, as in "B popped from Nav: departure, scan".
  let leaks: [String]
  /// "differs: …" or "chosen: …", where not every source agrees with what is expected here.
  let difference: String?
  /// The major versions of iOS that do this, where sources tell of others that do not; `nil` where none is known.
  let versions: ClosedRange<Int>?
  /// What is done. Screens that have to be released are made in passing, never held in a variable.
  let steps: @MainActor (TestBed) throws -> Void

  init(
    _ number: String, _ title: String, _ source: String, _ confidence: Confidence,
    expected: String, complaints: [Complaint] = [], leaks: [String] = [],
    difference: String? = nil, on versions: ClosedRange<Int>? = nil,
    steps: @escaping @MainActor (TestBed) throws -> Void
  ) {
    self.number = number
    self.title = title
    self.source = source
    self.confidence = confidence
    self.expected = expected
    self.complaints = complaints
    self.leaks = leaks
    self.difference = difference
    self.versions = versions
    self.steps = steps
  }

  /// Everything in which the simulation and its sources are not of one mind.
  var differences: [String] {
    [difference].compactMap(\.self) + complaints.compactMap(\.difference)
  }

  var description: String { "\(number): \(title)" }

  /// The newest version of iOS that is known, and the oldest of which a rule says something.
  static let knownVersions = 7...27

  /// The version in which it began, or the one after the last that does it.
  var changedIn: Int {
    guard let versions else { return 0 }
    if versions.upperBound == Self.knownVersions.upperBound { return versions.lowerBound }
    // iOS 26 came after iOS 18.
    return versions.upperBound == 18 ? 26 : versions.upperBound + 1
  }

  /// The versions in words: `iOS 18 and later`.
  var versionWords: String? {
    guard let versions else { return nil }
    if versions.upperBound == Self.knownVersions.upperBound {
      return "iOS \(versions.lowerBound) and later"
    }
    if versions.lowerBound == Self.knownVersions.lowerBound {
      return "up to iOS \(versions.upperBound)"
    }
    return "iOS \(versions.lowerBound) to \(versions.upperBound)"
  }
}

/// How sure a rule is.
enum Confidence: String {
  /// Documented by Apple, or two independent logs agree.
  case high
  /// One log, or long-standing practice.
  case medium
  /// Believed, unverified.
  case low
}

/// What UIKit does about a misuse.
enum Complaint: Equatable {
  /// Ends the program with these words.
  case exception(String)
  /// Logs these words and goes on.
  case warning(String)
  /// Says nothing; the simulation reports it in words of its own.
  case silence

  /// Whether a message says these words; it may name instances in between.
  func fits(_ message: String) -> Bool {
    switch self {
    case .exception(let words), .warning(let words):
      message.contains(words) || message.replacing(/<\w+>\s/, with: "").contains(words)
    case .silence: true
    }
  }

  var endsProgram: Bool {
    if case .exception = self { true } else { false }
  }

  /// What the simulation does otherwise, on purpose.
  var difference: String? {
    switch self {
    case .exception: "differs: refused and reported, where UIKit ends the program"
    case .warning: nil
    case .silence: "differs: reported, where UIKit says nothing"
    }
  }
}
