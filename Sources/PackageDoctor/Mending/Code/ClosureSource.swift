/// A closure in a file, by its tokens.
struct ClosureSource: Equatable {
  /// The places of its braces.
  let braces: ClosedRange<Int>
  /// The places of its capture list with the brackets; `nil` without one.
  var list: ClosedRange<Int>?
  /// The place of its `in`; `nil` without one.
  var separator: Int?
  /// The place of the token behind its attributes, where a capture list stands.
  var signature: Int

  /// The places of its statements.
  var body: Range<Int> { (separator ?? braces.lowerBound) + 1..<braces.upperBound }
}

extension ClosureSource {
  /// Reads the closure whose brace opens at a place.
  init(_ tokens: [SwiftToken], at open: Int) {
    let close = min(tokens.closing(open), tokens.count - 1)
    braces = open...max(open, close)
    signature = open + 1
    while signature < close, tokens[signature].kind == .attribute {
      signature +=
        tokens.text(signature + 1) == "(" ? tokens.closing(signature + 1) - signature + 1 : 1
    }
    var place = signature
    if tokens.text(place) == "[", tokens.closing(place) < close {
      list = place...tokens.closing(place)
      place = tokens.closing(place) + 1
    }
    separator = Self.separator(tokens, from: place, to: close)
    // What looks like a list is an array then.
    if separator == nil { list = nil }
  }

  /// The place of `in` behind parameters, effects and a type, of which none need be there.
  private static func separator(_ tokens: [SwiftToken], from start: Int, to close: Int) -> Int? {
    var place = start
    if tokens.text(place) == "(" {
      place = tokens.closing(place) + 1
    } else {
      while place < close, tokens[place].kind == .word, tokens[place].text != "in" {
        place += 1
        guard tokens.text(place) == "," else { break }
        place += 1
      }
    }
    while ["async", "throws", "rethrows"].contains(tokens.text(place)) {
      place += 1
      if tokens.text(place) == "(" { place = tokens.closing(place) + 1 }
    }
    if tokens.text(place) == "->" {
      while place < close, tokens[place].text != "in", tokens[place].text != "{" { place += 1 }
    }
    return place < close && tokens[place].text == "in" && tokens[place].kind == .word ? place : nil
  }
}

extension SourceFile {
  /// The closures that begin on a line, the outermost first; else the innermost around the line's beginning.
  func closures(at line: Int) -> [ClosureSource] {
    // A variable's brace may be that of its value.
    let bodies = Set(
      declarations.filter { !$0.body.isEmpty && !["let", "var"].contains($0.kind) }
        .map { $0.body.lowerBound - 1 })
    let opens = tokens.indices.filter {
      tokens[$0].text == "{" && tokens[$0].kind == .sign && !bodies.contains($0)
        && !opensStatement($0)
    }
    let own = opens.filter { tokens[$0].line == line }
    if !own.isEmpty { return own.map { ClosureSource(tokens, at: $0) } }
    let around = opens.last {
      tokens[$0].line < line && tokens[tokens.closingOrLast($0)].line >= line
    }
    return around.map { [ClosureSource(tokens, at: $0)] } ?? []
  }

  /// Whether a brace opens the body of a statement or an accessor.
  private func opensStatement(_ open: Int) -> Bool {
    let words: Set = [
      "else", "do", "catch", "defer", "repeat", "get", "set", "willSet", "didSet", "deinit",
    ]
    let before = tokens.text(open - 1)
    if words.contains(before) { return true }
    if ["=", "(", ",", ":", "[", "return", "?", "in"].contains(before) { return false }
    // `if`, `for` and the like stand at the beginning of the statement.
    let starters: Set = [
      "if", "guard", "while", "for", "switch", "init", "func", "subscript", "var",
    ]
    var place = open - 1
    while place >= 0, ![";", "{", "}"].contains(tokens[place].text) {
      if [")", "]"].contains(tokens[place].text) {
        place = tokens.opening(place) - 1
        continue
      }
      if ["(", "[", "="].contains(tokens[place].text) { return false }
      if tokens[place].kind == .word, starters.contains(tokens[place].text),
        tokens.text(place - 1) != "."
      {
        return true
      }
      if place > 0, tokens[place - 1].line < tokens[place].line, !isContinued(place) { break }
      place -= 1
    }
    return false
  }

  /// Whether a closure is one expression, whose value the closure returns without `return`.
  func isExpression(_ closure: ClosureSource) -> Bool {
    let statements: Set = [
      "return", "let", "var", "if", "guard", "switch", "for", "while", "do", "throw", "repeat",
      "defer",
    ]
    var place = closure.body.lowerBound
    if statements.contains(tokens.text(place)) { return false }
    while place < closure.body.upperBound {
      if [";", "="].contains(tokens[place].text) { return false }
      if place > closure.body.lowerBound, tokens[place - 1].line < tokens[place].line,
        !isContinued(place)
      {
        return false
      }
      place = max(place, tokens.closing(place)) + 1
    }
    return true
  }

  /// Whether a token at the beginning of a line goes on with the line before it.
  func isContinued(_ place: Int) -> Bool {
    let (before, own) = (tokens.text(place - 1), tokens[place])
    return [".", "?", ":", "&&", "||", "==", "->", "{", "else"].contains(own.text)
      || ["=", ",", "&&", "||", "(", "[", "."].contains(before)
  }
}

extension [SwiftToken] {
  /// Whether a name is no member of another object: `timer` or `self.timer`.
  func isOwn(_ place: Int) -> Bool { text(place - 1) != "." || text(place - 2) == "self" }
}
