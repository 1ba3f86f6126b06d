import ObjectGraph

/// Cuts one line of a script into tokens.
package struct ScriptTokenizer {
  private let characters: [Character]
  private var position = 0

  package init(_ line: String) {
    characters = Array(line)
  }

  /// All tokens of the line; the last one is its end.
  ///
  /// - Throws: `ScriptError.Problem` at the first character that begins no token.
  package mutating func tokens() throws(ScriptError.Problem) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    while true {
      let token = try next()
      tokens.append(token)
      if token.kind == .endOfLine { return tokens }
    }
  }

  private var current: Character? {
    position < characters.count ? characters[position] : nil
  }

  private mutating func next() throws(ScriptError.Problem) -> ScriptToken {
    while current == " " || current == "\t" { position += 1 }
    let start = position
    guard let first = current, first != "#" else {
      return ScriptToken(kind: .endOfLine, column: start + 1, spelling: "")
    }
    let kind: ScriptToken.Kind
    if first.isLetter {
      kind = try wordOrName()
    } else if first.isDigit {
      kind = try numberOrDuration()
    } else if first == "\"" {
      kind = try string()
    } else {
      throw ScriptError.Problem(
        column: start + 1, message: "unexpected character \(first.described)")
    }
    return ScriptToken(
      kind: kind, column: start + 1, spelling: String(characters[start..<position]))
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let start = position
    while let current, isWanted(current) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func wordOrName() throws(ScriptError.Problem) -> ScriptToken.Kind {
    let text = take { $0.isLetter || $0.isDigit || $0 == "_" }
    guard text.first?.isUppercase == true else { return .word(text) }
    guard current == "#" else { return .name(text, number: nil) }
    position += 1
    let column = position + 1
    let digits = take(while: \.isDigit)
    guard let number = Int(digits), number > 0 else {
      throw ScriptError.Problem(
        column: column, message: "expected the number of an instance, such as \(text)#1")
    }
    return .name(text, number: number)
  }

  private mutating func numberOrDuration() throws(ScriptError.Problem) -> ScriptToken.Kind {
    let column = position + 1
    let text = take { $0.isLetter || $0.isDigit || $0 == "." || $0 == "_" }
    if text.allSatisfy(\.isDigit) {
      guard let number = Int(text) else {
        throw ScriptError.Problem(column: column, message: "the number \(text) is too large")
      }
      return .number(number)
    }
    guard let duration = Duration(script: text) else {
      throw ScriptError.Problem(
        column: column,
        message: "\(text) is no duration: expected one like 2s, 1.5s or 350ms, at most 86400s")
    }
    return .duration(duration)
  }

  private mutating func string() throws(ScriptError.Problem) -> ScriptToken.Kind {
    let column = position + 1
    position += 1
    var text = ""
    while let character = current {
      position += 1
      if character == "\"" { return .string(text) }
      if character == "\\", let escaped = current, escaped == "\"" || escaped == "\\" {
        position += 1
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw ScriptError.Problem(
      column: column, message: "expected a closing \" for the string that begins here")
  }
}

extension Duration {
  /// A duration as scripts write it, `2s`, `1.5s`, `350ms`; at most a day, with three decimals.
  package init?(script text: String) {
    let digits = text.prefix { $0.isDigit || $0 == "." }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), whole <= 86_400_000 else { return nil }
    let milliseconds: Int
    switch (text.dropFirst(digits.count), parts.count) {
    case ("ms", 1): milliseconds = whole
    case ("s", 1): milliseconds = whole * 1_000
    case ("s", 2) where (1...3).contains(parts[1].count):
      let zeros = String(repeating: "0", count: 3 - parts[1].count)
      milliseconds = whole * 1_000 + (Int(parts[1] + zeros) ?? 0)
    default: return nil
    }
    guard milliseconds <= 86_400_000 else { return nil }
    self = .milliseconds(milliseconds)
  }

  /// The whole milliseconds, exact.
  package var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }

  /// The duration as `init(script:)` reads it: whole seconds, else milliseconds.
  var inScript: String {
    milliseconds.isMultiple(of: 1_000) ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
  }
}

extension Character {
  /// Whether this is one of the ten ASCII digits.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// The character for people: itself, or its code where it has no picture.
  fileprivate var described: String {
    let code = unicodeScalars.first.map { String($0.value, radix: 16).uppercased() } ?? ""
    return isPrintable
      ? "\(self)" : "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}
