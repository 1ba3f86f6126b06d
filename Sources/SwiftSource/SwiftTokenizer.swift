/// Cuts Swift source into tokens. Comments disappear, strings are empty, and what is interpolated into a
/// string is code as everywhere else.
///
/// It knows as much of Swift as it takes not to mistake a comment or a string for code, no more: anything
/// can be read, and nothing is refused.
package struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  package private(set) var tokens: [SwiftToken] = []
  /// The strings and comments of more than one line, by their bytes.
  package private(set) var longSpans: [Range<Int>] = []

  package static func tokens(of text: String) -> [SwiftToken] {
    SwiftTokenizer(Array(text.utf8)).tokens
  }

  /// The bytes in front of the text in some files.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads all of a file's bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    read(until: nil)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(place, bytes.count)...].starts(with: $0) }
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      // Of a carriage return and a line feed the second one counts.
      if isLineEnd(bytes[place]), byte() != UInt8(ascii: "\r") || byte(1) != UInt8(ascii: "\n") {
        line += 1
      }
      place += 1
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Adds a token of so many bytes, and moves behind it.
  private mutating func add(_ kind: SwiftToken.Kind, _ text: String, _ count: Int) {
    let end = min(place + count, bytes.count)
    tokens.append(SwiftToken(kind: kind, text: text, line: line, range: place..<end))
    step(count)
  }

  /// Reads to the end, or behind the bracket that closes an interpolation.
  private mutating func read(until closing: UInt8?) {
    var depth = 0
    while place < bytes.count {
      if sees("//") {
        while place < bytes.count, !isLineEnd(byte()) { step() }
      } else if sees("/*") {
        skipComment()
      } else if byte() <= 32 {
        step()
      } else if let hashes = stringHashes() {
        readString(hashes: hashes)
      } else if byte() == UInt8(ascii: "@") || byte() == UInt8(ascii: "#"), isWord(byte(1)) {
        let kind: SwiftToken.Kind = byte() == UInt8(ascii: "@") ? .attribute : .directive
        readWord(kind, from: 1)
      } else if byte() == UInt8(ascii: "`") {
        readQuotedWord()
      } else if (48...57).contains(byte()) {
        readNumber()
      } else if isWord(byte()) {
        readWord(.word, from: 0)
      } else if let end = expressionEnd() {
        add(.literal, "", end)
      } else {
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") { depth -= 1 }
        readSign()
        if closing != nil, depth == 0 { return }
      }
    }
  }

  private mutating func skipComment() {
    let (start, first) = (place, line)
    defer { if line > first { longSpans.append(start..<place) } }
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        step(2)
      } else if sees("*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && place < bytes.count
  }

  /// How many `#` stand before the quote that begins here; `nil` when no string begins here.
  private func stringHashes() -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func readString(hashes: Int) {
    let (index, start, first) = (tokens.count, place, line)
    defer {
      tokens[index].range = start..<place
      if line > first { longSpans.append(start..<place) }
    }
    add(.literal, "", hashes)
    let isLong = sees("\"\"\"")
    let quotes = isLong ? 3 : 1
    step(quotes)
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), follows(hashes, after: 1) {
        step(1 + hashes)
        if byte() == UInt8(ascii: "(") { read(until: UInt8(ascii: ")")) } else { step() }
      } else if isLong ? sees("\"\"\"") : byte() == UInt8(ascii: "\""),
        follows(hashes, after: quotes)
      {
        return step(quotes + hashes)
      } else if !isLong, isLineEnd(byte()) {
        return
      } else {
        step()
      }
    }
  }

  private func follows(_ hashes: Int, after offset: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// The length of the regular expression that begins here; `nil` for a division. One begins where no value
  /// stands before it, has no space at its beginning, and ends on its line.
  private func expressionEnd() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "/"), byte(hashes + 1) > 32 else { return nil }
    if hashes == 0, let last = tokens.last {
      guard last.kind == .sign, !")]}?!".contains(last.text) else { return nil }
    }
    var offset = hashes + 1
    while place + offset < bytes.count, !isLineEnd(byte(offset)) {
      if byte(offset) == UInt8(ascii: "\\") {
        offset += 1
      } else if byte(offset) == UInt8(ascii: "/"), follows(hashes, after: offset + 1) {
        return offset + 1 + hashes
      }
      offset += 1
    }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 95, 36, 128...: true
    default: false
    }
  }

  private mutating func readWord(_ kind: SwiftToken.Kind, from offset: Int) {
    var end = offset
    while isWord(byte(end)) { end += 1 }
    add(kind, String(decoding: bytes[place..<place + end], as: UTF8.self), end)
  }

  private mutating func readQuotedWord() {
    var end = 1
    while byte(end) > 31, byte(end) != UInt8(ascii: "`") { end += 1 }
    add(.word, String(decoding: bytes[place + 1..<place + end], as: UTF8.self), end + 1)
  }

  /// A point belongs to a number when a digit follows: `1.5`, and not `1.description`.
  private mutating func readNumber() {
    var end = 0
    while isWord(byte(end)) || byte(end) == UInt8(ascii: ".") && (48...57).contains(byte(end + 1)) {
      end += 1
    }
    add(.literal, "", end)
  }

  private mutating func readSign() {
    for pair: StaticString in ["->", "&&", "||", ">=", "<=", "==", "!="] where sees(pair) {
      return add(.sign, pair.description, 2)
    }
    add(.sign, String(UnicodeScalar(byte())), 1)
  }
}
