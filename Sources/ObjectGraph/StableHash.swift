/// A hash that is the same in every run and on every machine, unlike the standard library's.
enum StableHash {
  /// Fowler, Noll and Vo's hash, variant 1a, of 64 bits.
  static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
