import Foundation

/// The words behind a subcommand's name, as its usage takes them.
package struct Arguments {
  private let usage: Usage
  /// All of them, in the present spelling.
  package let words: [String]
  package let environment: [String: String]
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  package init(
    _ words: [String], for usage: Usage,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    (self.usage, self.environment) = (usage, environment)
    self.words = usage.modern(words) ?? words
    var rest = ArraySlice(self.words)
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try take(word, &rest)
      } else {
        operands.append(word)
      }
    }
    try checkOperands()
  }

  /// Whether the words ask for help, whatever else they are.
  package static func askForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { ["--help", "-h"].contains($0) }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = usage.options.first(where: { $0.name == name }) else {
      let known = usage.options.filter { !$0.isHidden }.map(\.name)
      throw UsageError(
        unknown: "option", name, among: known + ["--help"],
        list: usage.helpCommand)
    }
    if parts.count == 2 { rest.insert(String(parts[1]), at: rest.startIndex) }
    var taken: [String] = []
    switch option.value {
    case .none where parts.count == 2:
      throw UsageError("\(name) takes no value", type: usage.synopsis(with: option))
    case .none: break
    case .list:
      while let next = rest.first, !next.hasPrefix("--") { taken.append(rest.removeFirst()) }
    default:
      if let next = rest.first, !next.hasPrefix("--") { taken = [rest.removeFirst()] }
    }
    if let placeholder = option.placeholder, taken.isEmpty {
      throw UsageError("\(name) needs a value: \(placeholder)", type: usage.synopsis(with: option))
    }
    for value in taken { try check(value, of: option) }
    values[name] = taken
  }

  private func check(_ value: String, of option: Usage.Option) throws(UsageError) {
    switch option.value {
    case .choice(let names) where !names.contains(value):
      let hint = Spelling.hint(for: value, among: names)
      throw UsageError(
        "\(option.name) is \(names.joined(separator: ", ", last: " or ")), not \(value)\(hint)",
        type: usage.synopsis(with: option))
    case .number(_, let range) where Int(value).map(range.contains) != true:
      let bounds =
        range.upperBound == Int.max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError(
        "\(option.name) is a number \(bounds), not \(value)", type: usage.synopsis(with: option))
    default: break
    }
  }

  private func checkOperands() throws(UsageError) {
    if let alone = usage.options.first(where: { $0.isAlone && has($0.name) }) {
      guard operands.isEmpty else {
        throw UsageError(
          "\(alone.name) takes no \(operands[0]) beside it", type: usage.synopsis(with: alone))
      }
      return
    }
    if operands.count > usage.operands.count {
      let further = operands[usage.operands.count...].joined(separator: " ")
      throw UsageError("too many words after \(usage.name): \(further)", type: usage.synopsis())
    }
    let missing =
      usage.operands[operands.count...].filter { !$0.isOptional }.map(\.name)
      + usage.options.filter { $0.isNeeded && !has($0.name) }.map(\.synopsis)
    if !missing.isEmpty {
      throw UsageError(
        "\(usage.name) needs \(missing.joined(separator: ", ", last: " and "))",
        type: usage.synopsis())
    }
  }

  // MARK: - Reading

  package func has(_ option: String) -> Bool { list(option) != nil }

  /// An option that is given beside some others; `nil` without one.
  package func option(beside others: Set<String>) -> String? {
    usage.options.map(\.name).first { !others.contains($0) && has($0) }
  }

  /// The value of an option.
  package subscript(option: String) -> String? { list(option)?.first }

  /// All values of an option; `nil` without it.
  package func list(_ option: String) -> [String]? {
    precondition(usage.options.contains { $0.name == option }, "\(option) is declared")
    return values[option]
  }

  package func number(_ option: String) -> Int? { self[option].flatMap { Int($0) } }

  package func choice<Choice: RawRepresentable<String>>(_ option: String) -> Choice? {
    self[option].flatMap(Choice.init)
  }

  /// An error in the value of an option.
  package func error(_ reason: String, at option: String) -> UsageError {
    let declared = usage.options.first { $0.name == option }
    return UsageError(reason, type: usage.synopsis(with: declared))
  }
}

extension [String] {
  /// The elements with commas between them, and another separator before the last.
  package func joined(separator: String, last: String) -> String {
    count < 2
      ? joined() : dropLast().joined(separator: separator) + last + self[count - 1]
  }
}
