/// The condition of `#if` and `#elseif`.
indirect enum Condition: Equatable, Sendable {
  /// A flag: `DEBUG`.
  case flag(String)
  /// A question: `os(iOS)`, `swift(>=5.9)`; its argument without spaces.
  case question(String, String)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  /// Reads the condition that begins at `index` and moves behind it.
  static func read(_ tokens: [SwiftToken], _ index: inout Int) -> Condition {
    var condition = conjunction(tokens, &index)
    while tokens.text(index) == "||" {
      index += 1
      condition = .or(condition, conjunction(tokens, &index))
    }
    return condition
  }

  private static func conjunction(_ tokens: [SwiftToken], _ index: inout Int) -> Condition {
    var condition = single(tokens, &index)
    while tokens.text(index) == "&&" {
      index += 1
      condition = .and(condition, single(tokens, &index))
    }
    return condition
  }

  private static func single(_ tokens: [SwiftToken], _ index: inout Int) -> Condition {
    switch tokens.text(index) {
    case "!":
      index += 1
      return .not(single(tokens, &index))
    case "(":
      index += 1
      let condition = read(tokens, &index)
      index += 1
      return condition
    case let name:
      index += 1
      guard tokens.text(index) == "(" else { return .flag(name) }
      let end = tokens.closing(index)
      let argument = tokens[index..<end].dropFirst().map { $0.kind == .literal ? "0" : $0.text }
      index = min(end + 1, tokens.count)
      return .question(name, argument.joined())
    }
  }

  /// A platform's answer; `nil` where that is unknown.
  func answer(on platform: Platform) -> Bool? {
    switch self {
    case .flag(let name): return platform.flags.contains(name)
    case .question(let name, let argument): return platform.answers(name, argument)
    case .not(let condition): return condition.answer(on: platform).map { !$0 }
    case .and(let one, let other):
      let answers = [one.answer(on: platform), other.answer(on: platform)]
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .or(let one, let other):
      let answers = [one.answer(on: platform), other.answer(on: platform)]
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
  }

  /// As it would be written.
  var text: String {
    switch self {
    case .flag(let name): name
    case .question(let name, let argument): "\(name)(\(argument))"
    case .not(let condition): "!\(condition.isSingle ? condition.text : "(\(condition.text))")"
    case .and(let one, let other):
      [one, other].map { $0.isChoice ? "(\($0.text))" : $0.text }.joined(separator: " && ")
    case .or(let one, let other): "\(one.text) || \(other.text)"
    }
  }

  private var isSingle: Bool {
    switch self {
    case .and, .or: false
    default: true
    }
  }

  private var isChoice: Bool {
    if case .or = self { true } else { false }
  }
}
