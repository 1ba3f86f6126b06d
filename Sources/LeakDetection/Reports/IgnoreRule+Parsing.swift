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
