/// Reads the parts of a mangled name that are no operators: numbers, identifiers, references back.
struct NameCursor {
  private static let wordLimit = 26

  /// The parts that references back count, in their order.
  var substitutions: [ExpandedName.Part] = []
  private var words: [ArraySlice<UInt8>] = []
  private let name: UnsafeRawBufferPointer
  private var position = 0

  init(_ name: UnsafeRawBufferPointer) {
    self.name = name
  }

  private var peeked: UInt8? { position < name.count ? name[position] : nil }

  /// Goes over one byte.
  mutating func next() -> UInt8? {
    guard let byte = peeked else { return nil }
    position += 1
    return byte
  }

  /// Goes over one letter.
  mutating func nextText() -> String? {
    guard let letter = peeked, letter.isLetter else { return nil }
    position += 1
    return String(Unicode.Scalar(letter))
  }

  /// Goes over one byte, if it is the given one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peeked == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads a number; nil when none comes next or it is larger than any in a name.
  mutating func number() -> Int? {
    var number: Int?
    while let digit = peeked, digit.isDigit {
      let value = (number ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
      if value > 1 << 20 { return nil }
      (number, position) = (value, position + 1)
    }
    return number
  }

  /// Reads what counts something: `_` for the first, `0_` for the second; as it stands there.
  mutating func index() -> String? {
    if take("_") { return "_" }
    guard let number = number(), take("_") else { return nil }
    return "\(number)_"
  }

  /// Reads an identifier, of which the first digit was read; letters in it may stand for earlier words.
  mutating func identifier(startingWith first: UInt8) -> ExpandedName.Part? {
    var hasWords = first == UInt8(ascii: "0")
    if hasWords, take("0") { return encodedIdentifier() }
    if !hasWords { position -= 1 }
    var text: [UInt8] = []
    repeat {
      while hasWords, let letter = peeked, letter.isLetter {
        position += 1
        let number = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
        guard number < words.count else { return nil }
        text += words[number]
        // A capital letter is the last one.
        hasWords = !letter.isCapital
      }
      if take("0") { break }
      guard let count = number(), count > 0, count <= name.count - position else { return nil }
      let slice = Array(name[position..<position + count])
      position += count
      noteWords(of: slice)
      text += slice
    } while hasWords
    return noted(Array("\(text.count)".utf8) + text)
  }

  /// Reads an identifier with other letters than those of English; it has no words.
  private mutating func encodedIdentifier() -> ExpandedName.Part? {
    guard let count = number(), count > 0 else { return nil }
    let mark = take("_") ? "_" : ""
    guard count <= name.count - position else { return nil }
    defer { position += count }
    return noted(Array("00\(count)\(mark)".utf8) + name[position..<position + count])
  }

  private mutating func noted(_ identifier: [UInt8]) -> ExpandedName.Part {
    let part = ExpandedName.Part(.identifier, String(decoding: identifier, as: UTF8.self))
    substitutions.append(part)
    return part
  }

  /// Words begin at a letter, and end before a capital one or an underscore.
  private mutating func noteWords(of text: [UInt8]) {
    var start: Int?
    for place in 0...text.count {
      let byte = place < text.count ? text[place] : 0
      let isGap = byte == 0 || byte == UInt8(ascii: "_")
      if let begun = start, isGap || byte.isCapital && !text[place - 1].isCapital {
        if place - begun >= 2, words.count < Self.wordLimit { words.append(text[begun..<place]) }
        start = nil
      }
      if start == nil, !isGap, !byte.isDigit { start = place }
    }
  }
}
