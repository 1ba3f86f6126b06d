import Glibc

extension StringProtocol {
  /// The first place where some text stands.
  package func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
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
