/// Source text in which what belongs together is found by its brackets.
struct Text {
  var characters: [Character]

  init(_ text: some StringProtocol) { characters = Array(text) }

  var string: String { String(characters) }

  subscript(range: Range<Int>) -> String { String(characters[range]) }

  /// The position behind a string literal that begins at a position, or the next position.
  private func next(after position: Int) -> Int {
    guard characters[position] == "\"" else { return position + 1 }
    var end = position + 1
    while end < characters.count, characters[end] != "\"", characters[end] != "\n" {
      end += characters[end] == "\\" ? 2 : 1
    }
    return min(end + 1, characters.count)
  }

  /// The position of the bracket that closes the one at a position.
  func closing(_ start: Int) -> Int {
    var (depth, position) = (0, start)
    while position < characters.count {
      switch characters[position] {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
      position = next(after: position)
    }
    return characters.count - 1
  }

  /// The first position of a character outside of string literals.
  func first(_ character: Character, from start: Int, to end: Int? = nil) -> Int? {
    var position = start
    while position < end ?? characters.count {
      if characters[position] == character { return position }
      position = next(after: position)
    }
    return nil
  }

  /// How many more brackets open than close.
  var depth: Int {
    var (depth, position) = (0, 0)
    while position < characters.count {
      if "{([".contains(characters[position]) { depth += 1 }
      if "})]".contains(characters[position]) { depth -= 1 }
      position = next(after: position)
    }
    return depth
  }
}

extension String {
  /// The words of a text, such as names.
  var words: Set<String> {
    Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// The text between two others that it begins and ends with.
  func between(_ start: String, _ end: String) -> String? {
    guard hasPrefix(start), hasSuffix(end), count > start.count + end.count else { return nil }
    return String(dropFirst(start.count).dropLast(end.count))
  }
}
