/// Ignore rules, and the day on which they are applied: no clock is read.
public struct IgnoreRules: Hashable, Sendable {
  /// The rules; of several that match a leak, the first that works and has room takes it.
  public var rules: [IgnoreRule]
  /// The day that decides which rules have expired.
  public var today: IgnoreRule.Day

  /// Applies rules on a day.
  public init(_ rules: [IgnoreRule], today: IgnoreRule.Day) {
    self.rules = rules
    self.today = today
  }

  /// The use of one rule in one summary.
  public struct Use: Hashable, Sendable {
    /// The rule.
    public var rule: IgnoreRule
    /// How many leaks it took.
    public var ignoredCount = 0
    /// How many leaks count although it matches them: too many, or found after its last day.
    public var surplusCount = 0
    /// Whether its last day is over: then it takes nothing.
    public var isExpired: Bool

    /// How many leaks were its: taken or not.
    public var hitCount: Int { ignoredCount + surplusCount }

    /// Advice on the rule; `nil` when all is well.
    public var complaint: String? {
      if isExpired {
        return "expired after \(rule.lastDay), no longer ignores; \(hitCount) matched"
      }
      if surplusCount > 0 {
        return "allows \(rule.allowedCount), \(hitCount) matched: \(surplusCount) too many"
      }
      return hitCount == 0 ? "unused: nothing matched" : nil
    }
  }

  /// The rules while they are applied, one leak after the other.
  struct Application {
    private(set) var uses: [Use]

    init(_ rules: IgnoreRules) {
      uses = rules.rules.map { Use(rule: $0, isExpired: rules.today > $0.lastDay) }
    }

    mutating func reasonToIgnore(_ report: LeakReport) -> String? {
      let matching = uses.indices.filter { uses[$0].rule.matches(report) }
      let taker = matching.first {
        !uses[$0].isExpired && uses[$0].ignoredCount < uses[$0].rule.allowedCount
      }
      if let taker {
        uses[taker].ignoredCount += 1
        return uses[taker].rule.reason
      }
      // A rule that works speaks for the surplus before one that has expired.
      let blamed = matching.first { !uses[$0].isExpired } ?? matching.first
      if let blamed { uses[blamed].surplusCount += 1 }
      return nil
    }
  }
}

/// Leaks that are left alone for a while: which, why, how many, until when.
///
/// A leak that a rule takes stays in the summary as ignored, with its victims; more leaks than the rule
/// allows count. A rule cannot be without a reason, a number and an end.
public struct IgnoreRule: Hashable, Sendable {
  /// The property by which a leak is recognised.
  public enum Subject: Hashable, Sendable {
    /// The name of its type, without module: `Profile`.
    case type(String)
    /// One element of its signature, the holder's type and field: `Player.held[_]`.
    case holder(String)
    /// The whole signature.
    case signature(String)
    /// How it left: the verb, `popped`, or with what was left, `popped from Navigator`.
    case departure(String)
  }

  /// The property by which a leak is recognised.
  public var subject: Subject
  /// How many leaks of one summary are ignored.
  public var allowedCount: Int
  /// The last day on which the rule works.
  public var lastDay: IgnoreRule.Day
  /// Why they are left alone.
  public var reason: String

  /// Makes a rule; `nil` without a reason or when it would allow nothing.
  public init?(
    _ subject: Subject, allowing allowedCount: Int, until lastDay: IgnoreRule.Day,
    because reason: String
  ) {
    guard allowedCount > 0, reason.contains(where: { !$0.isWhitespace }) else { return nil }
    self.subject = subject
    self.allowedCount = allowedCount
    self.lastDay = lastDay
    self.reason = reason
  }

  func matches(_ report: LeakReport) -> Bool {
    switch subject {
    case .type(let name): report.typeName == name
    case .holder(let element): report.retention?.signature?.elements.contains(element) ?? false
    case .signature(let signature): report.signature == signature
    case .departure(let words):
      report.departure?.kind.rawValue == words || report.departureWords == words
    }
  }
}

extension IgnoreRule.Subject: CustomStringConvertible {
  /// The words of the rule's file: `type "Profile"`.
  public var description: String {
    switch self {
    case .type(let name): "type \"\(name)\""
    case .holder(let element): "holder \"\(element)\""
    case .signature(let signature): "signature \"\(signature)\""
    case .departure(let words): "departure \"\(words)\""
    }
  }
}

extension IgnoreRule {
  /// A day of the Gregorian calendar, without time and zone.
  public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let year: Int
    private let month: Int
    private let day: Int

    /// Reads a day written `2026-11-21`; `nil` for anything else, and for a day that there is not.
    public init?(_ text: String) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.map(\.count) == [4, 2, 2],
        parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
        let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
        (1...12).contains(month)
      else { return nil }
      let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard (1...lengths[month - 1]).contains(day) else { return nil }
      (self.year, self.month, self.day) = (year, month, day)
    }

    /// Whether a day comes before another.
    public static func < (one: Day, other: Day) -> Bool {
      (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    /// The day as it is read: `2026-11-21`.
    public var description: String {
      [(year, 4), (month, 2), (day, 2)].map { number, width in
        String(repeating: "0", count: width - String(number).count) + String(number)
      }.joined(separator: "-")
    }
  }
}

extension IgnoreRule {
  /// Reads a file of rules; see `parse(_:path:)`.
  public static func load(from path: String) throws(LeakFileError) -> [IgnoreRule] {
    try parse(try LeakFileError.text(ofFile: path), path: path)
  }

  /// Reads rules, one a line; `#` begins a comment line. `path` is what an error calls the text.
  ///
  ///     type "PlayerScreen" allow 1 until 2027-01-31 because "kept for picture in picture"
  ///     holder "Cache.screens[_]" allow 3 until 2026-12-24 because "the cache is being replaced"
  ///
  /// A rule begins with `type`, `holder`, `signature` or `departure`. In quotes, `\"` is a quote and `\\` a
  /// backslash.
  public static func parse(_ text: String, path: String) throws(LeakFileError) -> [IgnoreRule] {
    var rules: [IgnoreRule] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var words = RuleWords(line)
      words.skipSpaces()
      if words.rest.isEmpty || words.rest.first == "#" { continue }
      do throws(RuleWords.Problem) {
        rules.append(try words.rule())
      } catch {
        throw LeakFileError(path: path, line: index + 1, reason: error.expected)
      }
    }
    return rules
  }
}

/// The words of one rule, from left to right.
private struct RuleWords {
  struct Problem: Error {
    var expected: String
  }

  private(set) var rest: Substring

  init(_ line: Substring) {
    rest = line
  }

  mutating func rule() throws(Problem) -> IgnoreRule {
    let kind = word()
    let make: (String) -> IgnoreRule.Subject
    switch kind {
    case "type": make = IgnoreRule.Subject.type
    case "holder": make = IgnoreRule.Subject.holder
    case "signature": make = IgnoreRule.Subject.signature
    case "departure": make = IgnoreRule.Subject.departure
    default: throw problem("type, holder, signature or departure", kind)
    }
    let subject = make(try string(after: kind))
    try expect("allow")
    let number = word()
    guard let count = Int(number), count > 0 else { throw problem("a number above zero", number) }
    try expect("until")
    let text = word()
    guard let day = IgnoreRule.Day(text) else { throw problem("a day such as 2027-01-31", text) }
    try expect("because")
    let reason = try string(after: "because")
    let surplus = word()
    guard surplus.isEmpty else { throw problem("the end of the line", surplus) }
    guard let rule = IgnoreRule(subject, allowing: count, until: day, because: reason) else {
      throw problem("a reason in words", "")
    }
    return rule
  }

  mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private func problem(_ expected: String, _ found: String) -> Problem {
    Problem(expected: "expected \(expected), found \(found.isEmpty ? "nothing" : found)")
  }

  private mutating func expect(_ wanted: String) throws(Problem) {
    let found = word()
    guard found == wanted else { throw problem(wanted, found) }
  }

  private mutating func word() -> String {
    skipSpaces()
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func string(after name: String) throws(Problem) -> String {
    skipSpaces()
    guard rest.first == "\"" else { throw problem("a text in quotes after \(name)", word()) }
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" {
        guard !text.isEmpty else { throw problem("a text in quotes after \(name)", "\"\"") }
        return text
      }
      if character == "\\", let escaped = rest.first, escaped == "\"" || escaped == "\\" {
        text.append(rest.removeFirst())
      } else {
        text.append(character)
      }
    }
    throw Problem(expected: "expected a closing quote for the text after \(name)")
  }
}
