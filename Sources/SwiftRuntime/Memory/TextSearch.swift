import Glibc

extension StringProtocol {
  /// The first place where some text stands, of ASCII characters. By bytes, because characters take long to tell apart.
  package func firstRange(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var from = startIndex
    while let start = utf8[from...].firstIndex(of: first) {
      if utf8[start...].starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      from = utf8.index(after: start)
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the last bytes are these.
  package func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && memcmp(baseAddress! + (count - length), text.utf8Start, length) == 0
  }

  /// Whether the first bytes are these.
  package func hasPrefix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && memcmp(baseAddress!, text.utf8Start, length) == 0
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  package var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }
}
