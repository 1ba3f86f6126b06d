import Glibc

/// Codes for the forms of values, as DWARF has them.
enum DebugForm {
  static let address: UInt = 0x01
  static let string: UInt = 0x08
  static let byte: UInt = 0x0B
  static let stringOffset: UInt = 0x0E
  static let number: UInt = 0x0F
  static let addressNumber: UInt = 0x1B
  static let lineStringOffset: UInt = 0x1F
  /// The value is in the abbreviation, behind the form.
  static let constant: UInt = 0x21
  static let rangeListNumber: UInt = 0x23
}

/// Reads values of debug information, within bounds.
struct DebugCursor {
  private let bytes: UnsafeRawBufferPointer
  private(set) var position: Int

  init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// A number with seven bits a byte, lowest first (LEB128); nil if it is not whole, or too large.
  mutating func number() -> UInt? {
    var (number, shift): (UInt, UInt) = (0, 0)
    while position >= 0, position < bytes.count, shift < 63 {
      let byte = bytes[position]
      position += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  /// A signed number of that kind: the highest bit that is written is the sign.
  mutating func signedNumber() -> Int? {
    let start = position
    guard let number = number() else { return nil }
    let bits = 7 * (position - start)
    let isNegative = bytes[position - 1] & 0x40 != 0
    return Int(bitPattern: isNegative && bits < 64 ? number | ~0 << UInt(bits) : number)
  }

  /// One byte; nil at the end.
  mutating func byte() -> UInt8? {
    guard position >= 0, position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// A number of fixed size; nil if it is not whole.
  mutating func word<Word: FixedWidthInteger & BitwiseCopyable>(_ type: Word.Type) -> Word? {
    guard let word = bytes.record(type, at: position) else { return nil }
    position += MemoryLayout<Word>.size
    return word
  }

  /// A text that ends with a zero; nil without one.
  mutating func text() -> String? {
    guard position >= 0, position < bytes.count,
      let start = bytes.baseAddress.map({ $0 + position }),
      let end = memchr(start, 0, bytes.count - position)
    else { return nil }
    let count = UnsafeRawPointer(end) - start
    position += count + 1
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  mutating func skip(_ count: Int) -> Bool {
    position += count
    return position >= 0 && position <= bytes.count
  }

  /// Skips a value of a form; false for an unknown form.
  mutating func skip(form: UInt) -> Bool {
    switch form {
    // These take no bytes here.
    case 0x19, DebugForm.constant: return true
    case 0x0B, 0x0C, 0x11, 0x25, 0x29: return skip(1)
    case 0x05, 0x12, 0x26, 0x2A: return skip(2)
    case 0x27, 0x2B: return skip(3)
    case 0x06, 0x0E, 0x10, 0x13, 0x17, 0x1F, 0x28, 0x2C: return skip(4)
    case 0x01, 0x07, 0x14, 0x20: return skip(8)
    case 0x1E: return skip(16)
    case 0x08: return text() != nil
    case 0x0D, 0x0F, 0x15, 0x1A, 0x1B, 0x22, 0x23: return number() != nil
    // Bytes with their number in front.
    case 0x09, 0x18: return number().map { $0 < 1 << 20 && skip(Int($0)) } ?? false
    case 0x0A: return byte().map { skip(Int($0)) } ?? false
    default: return false
    }
  }
}
