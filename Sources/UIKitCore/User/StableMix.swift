/// A hash that is the same in every process and on every machine: FNV-1a over bytes.
///
/// Words that are added one after the other give what the whole sentence gives.
package struct StableMix: Hashable, Sendable {
  /// What has been added so far, as a number.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds the bytes of words.
  package mutating func add(_ words: String) {
    for byte in words.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Adds a number as eight bytes would be, in one step.
  package mutating func add(_ number: UInt64) {
    var mixed = value ^ number
    mixed ^= mixed >> 32
    mixed = mixed &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    value = mixed &* 0x0000_0100_0000_01B3
  }
}
