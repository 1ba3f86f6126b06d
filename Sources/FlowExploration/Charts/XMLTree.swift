/// An element of XML with what is in it. Names are without the prefix of their space; text between elements is left
/// out.
///
/// A reader of its own, because Foundation's takes a further library into every program that explores, and tells no
/// place for an element.
struct XMLTree {
  var name: String
  var attributes: [String: String] = [:]
  var children: [XMLTree] = []
  /// Where it begins, counted from 1.
  var line: Int
  var column: Int

  /// - Throws: the place of what is not understood.
  static func root(of text: String) throws(ScriptErrors) -> XMLTree {
    var reading = XMLReading(text)
    do throws(ScriptError.Problem) { return try reading.document() } catch {
      let place = reading.place
      let line = ScriptError.lines(of: text).dropFirst(place.line - 1).first ?? ""
      throw ScriptErrors(all: [ScriptError(line: place.line, source: line, problem: error)])
    }
  }
}

/// Reads XML without declarations of its own entities.
private struct XMLReading {
  private let characters: [Character]
  private var position = 0

  /// The positions at which lines begin.
  private let lineStarts: [Int]

  init(_ text: String) {
    let all = Array(text)
    characters = all
    lineStarts =
      [0] + all.indices.filter { ["\n", "\r\n", "\r"].contains(all[$0]) }.map { $0 + 1 }
  }

  /// The line and the column of the position, counted from 1.
  var place: (line: Int, column: Int) {
    var range = 0..<lineStarts.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        lineStarts[middle] <= position
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return (range.lowerBound + 1, position - lineStarts[range.lowerBound] + 1)
  }

  private func problem(_ expected: String) -> ScriptError.Problem {
    let found = position < characters.count ? "\(characters[position])" : "the end of the file"
    return ScriptError.Problem(
      column: place.column, message: "expected \(expected), found \(found)")
  }

  private func isAt(_ words: String) -> Bool { characters[position...].starts(with: words) }

  private mutating func take(_ words: String) -> Bool {
    guard isAt(words) else { return false }
    position += words.count
    return true
  }

  private mutating func skip(past end: String) throws(ScriptError.Problem) {
    while position < characters.count, !isAt(end) { position += 1 }
    guard take(end) else { throw problem(end) }
  }

  private mutating func skipSpace() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  mutating func document() throws(ScriptError.Problem) -> XMLTree {
    if characters.first == "\u{FEFF}" { position = 1 }
    try skipMisc()
    guard isAt("<") else { throw problem("an element") }
    let root = try element()
    try skipMisc()
    guard position == characters.count else { throw problem("the end of the file") }
    return root
  }

  /// Skips white space, comments, instructions and the document's type.
  private mutating func skipMisc() throws(ScriptError.Problem) {
    while true {
      skipSpace()
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<!DOCTYPE") {
        try skip(past: ">")
      } else {
        return
      }
    }
  }

  /// How many elements may stand within one another, as in Foundation's JSON.
  private static let mostLevels = 512

  private mutating func element(at level: Int = 1) throws(ScriptError.Problem) -> XMLTree {
    guard level <= Self.mostLevels else {
      throw problem("at most \(Self.mostLevels) elements within one another")
    }
    let place = place
    position += 1
    let whole = try name()
    var tree = XMLTree(name: Self.local(whole), line: place.line, column: place.column)
    while true {
      skipSpace()
      if take("/>") { return tree }
      if take(">") { break }
      let key = try name()
      skipSpace()
      guard take("=") else { throw problem("=") }
      skipSpace()
      tree.attributes[key] = try value()
    }
    while true {
      if take("</") {
        let start = position
        guard try name() == whole else {
          position = start
          throw problem("</\(whole)>")
        }
        skipSpace()
        guard take(">") else { throw problem(">") }
        return tree
      } else if take("<!--") {
        try skip(past: "-->")
      } else if take("<![CDATA[") {
        try skip(past: "]]>")
      } else if take("<?") {
        try skip(past: "?>")
      } else if isAt("<") {
        tree.children.append(try element(at: level + 1))
      } else if position < characters.count {
        position += 1
      } else {
        throw problem("</\(whole)>")
      }
    }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func name() throws(ScriptError.Problem) -> String {
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber
        || "_-.:".contains(characters[position])
    {
      position += 1
    }
    guard position > start else { throw problem("a name") }
    return String(characters[start..<position])
  }

  private mutating func value() throws(ScriptError.Problem) -> String {
    guard position < characters.count, "\"'".contains(characters[position]) else {
      throw problem("a value in quotes")
    }
    let quote = characters[position]
    position += 1
    var text = ""
    while position < characters.count, characters[position] != quote {
      if isAt("<") { throw problem("\(quote)") }
      text += isAt("&") ? try entity() : String(characters[position])
      position += 1
    }
    guard position < characters.count else { throw problem("\(quote)") }
    position += 1
    return text
  }

  /// The character that stands for `&lt;` or `&#60;`; the position is at its last one afterwards.
  private mutating func entity() throws(ScriptError.Problem) -> String {
    let rest = characters[position...].prefix(12)
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    guard let end = rest.firstIndex(of: ";") else { throw problem("an entity such as &amp;") }
    let name = String(rest[(position + 1)..<end])
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let text = known[name] ?? number.flatMap(Unicode.Scalar.init).map({ String($0) }) else {
      throw problem("an entity such as &amp;")
    }
    position = end
    return text
  }
}
