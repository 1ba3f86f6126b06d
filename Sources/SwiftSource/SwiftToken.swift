/// A word or sign of Swift source, with its place.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword; without its backticks.
    case word
    /// `@objc`: an attribute with its sign.
    case attribute
    /// `#selector`, `#if`: with its sign.
    case directive
    /// A string, regular expression or number; its text is empty, for what it says does not count.
    case literal
    /// Everything else: a sign each, or an operator of two that would be misread as two.
    case sign
  }

  package var kind: Kind
  package var text: String
  /// The line it begins on, from 1.
  package var line: Int
  /// Its bytes in the source; of a string all of them, with its interpolations.
  package var range: Range<Int>
}

extension Array<SwiftToken> {
  /// The text at a place, and an empty one beyond the end and before the beginning.
  package func text(_ index: Int) -> String { indices.contains(index) ? self[index].text : "" }

  /// The index behind what the bracket at `index` encloses: its partner's, or the end.
  package func closing(_ index: Int) -> Int {
    let partners = ["(": ")", "[": "]", "{": "}", "<": ">"]
    guard let close = partners[text(index)] else { return index }
    let open = text(index)
    var depth = 0
    for place in index..<count where self[place].kind == .sign {
      if self[place].text == open { depth += 1 }
      if self[place].text == close { depth -= 1 }
      if depth == 0 { return place }
    }
    return count
  }

  /// The place of the bracket that the one at `close` closes, or the beginning.
  package func opening(_ close: Int) -> Int {
    let partners = [")": "(", "]": "[", "}": "{"]
    guard let open = partners[text(close)] else { return close }
    var depth = 0
    for place in stride(from: close, through: 0, by: -1) where self[place].kind == .sign {
      if self[place].text == text(close) { depth += 1 }
      if self[place].text == open { depth -= 1 }
      if depth == 0 { return place }
    }
    return 0
  }

  package func closingOrLast(_ open: Int) -> Int { Swift.min(closing(open), count - 1) }
}
