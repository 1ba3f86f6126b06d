/// The protocol in whose extension a function stands, as the symbol of the function tells.
///
/// Verified with Swift 6.3.1 on x86-64 Linux: `$s3App5NamedPAAE3armyyFyycfU_` stands in an extension of the
/// protocol whose record has the symbol `$s3App5NamedMp`.
enum ProtocolExtension {
  /// The symbol of the protocol's record; nil for a function of anything else.
  static func recordSymbol(ofFunction symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    var rest = symbol.dropFirst(2).utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "P"):
        return symbol[..<symbol.utf8.index(before: rest.startIndex)] + "Mp"
      case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "s"):
        continue
      case UInt8(ascii: "L"):
        guard rest.popFirst() == byte else { return nil }
      case UInt8(ascii: "S"):
        // A protocol of the standard library has two letters; these two are modules for other languages.
        guard let letter = rest.popFirst(), letter != UInt8(ascii: "o"),
          letter != UInt8(ascii: "C"), rest.first?.isDigit == true
        else { return nil }
        return symbol[..<rest.startIndex] + "Mp"
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard skipIdentifier(&rest, startingWith: byte) else { return nil }
      default:
        return nil
      }
    }
    return nil
  }

  /// Goes to the end of an identifier; behind a zero, letters in it stand for words that came before, the
  /// last one as a capital.
  private static func skipIdentifier(
    _ rest: inout Substring.UTF8View, startingWith first: UInt8
  ) -> Bool {
    var hasWords = first == UInt8(ascii: "0")
    var count = Int(first - UInt8(ascii: "0"))
    repeat {
      while hasWords, let letter = rest.first, letter.isLetter {
        rest.removeFirst()
        hasWords = letter >= UInt8(ascii: "a")
      }
      while let digit = rest.first, digit.isDigit {
        count = 10 * count + Int(digit - UInt8(ascii: "0"))
        rest.removeFirst()
      }
      guard count <= rest.count else { return false }
      rest = rest.dropFirst(count)
      count = 0
    } while hasWords && rest.first?.isLetter == true
    return true
  }
}
