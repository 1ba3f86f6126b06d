/// The part of a demangled symbol that has not been read yet.
///
/// Outside brackets means outside `()`, `[]`, `{}` and `<>`; arrows, operators and names in
/// backticks count as no brackets, unbalanced ones never fail.
struct SymbolText {
  /// The bytes, which are valid UTF-8.
  private(set) var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  private init(_ rest: ArraySlice<UInt8>) { self.rest = rest }

  var isEmpty: Bool { rest.isEmpty }

  func starts(with word: String) -> Bool { rest.starts(with: word.utf8) }

  /// Reads a word; false when the text does not start with it.
  mutating func take(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// Reads one byte; nil at the end.
  mutating func takeByte() -> UInt8? { rest.popFirst() }

  /// Reads decimal digits; nil when there are none.
  mutating func takeNumber() -> String? {
    take(while: Self.isDigit)
  }

  /// Reads a name as it is written in source: in backticks, of an operator, or simple.
  mutating func takeName() -> String? {
    if rest.first == UInt8(ascii: "`") {
      let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "`")) ?? rest.endIndex - 1
      let name = rest[...end]
      rest = rest[name.endIndex...]
      return String(decoding: name, as: UTF8.self)
    }
    return take(while: Self.isNamePart) ?? take(while: Self.isOperator)
  }

  /// Reads a bracket and all up to the one that closes it; what is between, or nil when there is
  /// no bracket or it is never closed.
  mutating func takeBracketed() -> SymbolText? {
    guard let first = rest.first, Self.closing[first] != nil else { return nil }
    var (open, index) = (OpenBrackets(), rest.startIndex)
    while index < rest.endIndex {
      let next = step(from: index, &open)
      if open.isEmpty {
        defer { rest = rest[next...] }
        return SymbolText(rest[rest.index(after: rest.startIndex)..<index])
      }
      index = next
    }
    return nil
  }

  /// Reads up to a word outside brackets, and the word; what is before it, or nil when it is not
  /// there.
  mutating func take(through word: String) -> SymbolText? {
    var (open, index) = (OpenBrackets(), rest.startIndex)
    while index < rest.endIndex {
      if open.isEmpty, rest[index...].starts(with: word.utf8) {
        defer { rest = rest[index...].dropFirst(word.utf8.count) }
        return SymbolText(rest[..<index])
      }
      index = step(from: index, &open)
    }
    return nil
  }

  /// The place behind the smallest thing at an index within the text.
  private func step(from index: Int, _ open: inout OpenBrackets) -> Int {
    let next = index + 1
    switch rest[index] {
    case let quote where quote == UInt8(ascii: "`") || quote == UInt8(ascii: "'"):
      return rest[next...].firstIndex(of: quote).map { $0 + 1 } ?? rest.endIndex
    case UInt8(ascii: "-") where next < rest.endIndex && rest[next] == UInt8(ascii: ">"):
      return next + 1
    case UInt8(ascii: "."):
      // An operator stands behind the dot of its type or module.
      return rest[next...].firstIndex { !Self.isOperator($0) } ?? rest.endIndex
    case let byte:
      open.read(byte)
      return next
    }
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String? {
    let taken = rest.prefix(while: isWanted)
    if taken.isEmpty { return nil }
    rest = rest[taken.endIndex...]
    return String(decoding: taken, as: UTF8.self)
  }
}

extension SymbolText {
  /// The closing bracket for each opening one.
  fileprivate static let closing = Dictionary(uniqueKeysWithValues: zip("([{<".utf8, ")]}>".utf8))
  private static let operators = Array("/=-+!*%<>&|^~?.".utf8)

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  static func isOperator(_ byte: UInt8) -> Bool { operators.contains(byte) }

  /// Whether a byte belongs to a simple name; all beyond ASCII do.
  static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 128 || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
  }
}

/// The brackets that are open at a place of a text.
private struct OpenBrackets {
  private var closing: [UInt8] = []

  var isEmpty: Bool { closing.isEmpty }

  mutating func read(_ byte: UInt8) {
    if let end = SymbolText.closing[byte] {
      closing.append(end)
    } else if let match = closing.lastIndex(of: byte) {
      // The demangler leaves some brackets open, so one that closes also closes those within.
      closing.removeSubrange(match...)
    }
  }
}
