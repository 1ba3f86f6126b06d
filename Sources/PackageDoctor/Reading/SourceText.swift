/// A file's bytes, with the places of its lines.
///
/// As for the compiler, a line ends with a line feed, a carriage return, or both. (A Swift `Character` takes both for
/// one that is no line feed.)
struct SourceText: Equatable, Sendable {
  /// A line of the file, by the places of its bytes.
  struct Line: Equatable, Sendable {
    /// The line without its end, and without a byte order mark.
    var content: Range<Int>
    /// Where the next line begins: the same as the content's end in a last line without an end.
    var next: Int
  }

  /// All of the file.
  let bytes: [UInt8]
  /// At least one. A last line end is followed by one more, empty line.
  let lines: [Line]

  private static let lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Line] = []
    let mark = SwiftTokenizer.byteOrderMark
    var start = bytes.starts(with: mark) ? mark.count : 0
    var place = start
    while place < bytes.count {
      var next = place + 1
      if bytes[place] == SourceText.carriageReturn, next < bytes.count,
        bytes[next] == SourceText.lineFeed
      {
        next += 1
      }
      if bytes[place] == SourceText.lineFeed || bytes[place] == SourceText.carriageReturn {
        lines.append(Line(content: start..<place, next: next))
        start = next
      }
      place = next
    }
    self.lines = lines + [Line(content: start..<bytes.count, next: bytes.count)]
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line, from 1, in which a byte stands.
  func line(at place: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].next <= place { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// The line end for a new line beside a line: that line's own, else that of the line before it.
  func lineEnd(beside line: Int) -> String {
    let neighbours = lines[..<min(line, lines.count)].suffix(2).reversed()
    guard let found = neighbours.first(where: { $0.content.upperBound < $0.next }) else {
      return "\n"
    }
    return self[found.content.upperBound..<found.next]
  }

  /// The bytes with a line feed for each carriage return that ends a line alone, so that the compiler's line numbers
  /// are the same as here.
  var counted: [UInt8] {
    var counted = bytes
    for line in lines where line.next == line.content.upperBound + 1 {
      counted[line.content.upperBound] = SourceText.lineFeed
    }
    return counted
  }
}

/// A replacement of some bytes of a text.
struct Replacement: Equatable, Sendable {
  /// The bytes that are removed; none for an insertion.
  var range: Range<Int>
  /// The text in their place.
  var text: String
}

extension SourceText {
  /// Puts lines before a line.
  func before(_ line: Int, _ added: [String]) -> Replacement {
    let end = lineEnd(beside: line)
    let place = lines[line - 1].content.lowerBound
    return Replacement(range: place..<place, text: added.map { $0 + end }.joined())
  }

  /// Puts lines behind a line; where it is the last and has no end, the new last one has none.
  func after(_ line: Int, _ added: [String]) -> Replacement {
    let end = lineEnd(beside: line)
    let (content, next) = (lines[line - 1].content, lines[line - 1].next)
    let isOpen = content.upperBound == next
    return Replacement(
      range: next..<next, text: added.map { isOpen ? end + $0 : $0 + end }.joined())
  }
}
