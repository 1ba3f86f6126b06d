/// A hash that is the same in every run and on every machine, unlike the standard library's.
package enum StableHash {
  /// The hash of a text, as sixteen hexadecimal digits.
  package static func digits(of text: String) -> String {
    let digits = String(fnv1a(text.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Fowler, Noll and Vo's hash, variant 1a, of 64 bits.
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
