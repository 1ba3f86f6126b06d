/// The notes on one compiled file.
struct DebugUnit {
  /// Where they lie in their section, the header included.
  let range: Range<Int>
  private let abbreviationsOffset: Int

  /// The unit that begins at an offset; nil at the end, and for notes of another version.
  init?(at start: Int, in info: UnsafeRawBufferPointer) {
    guard let length = info.record(UInt32.self, at: start), length < 0xFFFF_FFF0,
      info.record(UInt16.self, at: start + 4) == 4,
      let offset = info.record(UInt32.self, at: start + 6),
      info.part(at: start, count: Int(length) + 4) != nil
    else { return nil }
    range = start..<start + 4 + Int(length)
    abbreviationsOffset = Int(offset)
  }

  /// How the unit's entries are laid out, by the codes they begin with.
  func abbreviations(in section: UnsafeRawBufferPointer) -> [UInt: DebugAbbreviation] {
    var cursor = DebugCursor(section, at: abbreviationsOffset)
    var known: [UInt: DebugAbbreviation] = [:]
    while let code = cursor.number(), code != 0, let tag = cursor.number(), cursor.skip(1) {
      var attributes: [DebugAbbreviation.Attribute] = []
      while let name = cursor.number(), let form = cursor.number(), name != 0 || form != 0 {
        attributes.append((name, form))
      }
      known[code] = DebugAbbreviation(tag: tag, attributes: attributes)
    }
    return known
  }
}

/// The numbers of what is looked for.
enum DebugAttribute {
  static let variable: UInt = 0x34
  static let place: UInt = 0x02
  static let name: UInt = 0x03
  static let type: UInt = 0x49
  static let linkageName: UInt = 0x6E
}

/// How entries of one kind are laid out.
struct DebugAbbreviation {
  typealias Attribute = (name: UInt, form: UInt)

  let tag: UInt
  let attributes: [Attribute]

  /// Where an attribute's value lies in an entry whose attributes begin at an offset.
  func offset(of name: UInt, entry: Int, in info: UnsafeRawBufferPointer) -> Int? {
    var cursor = DebugCursor(info, at: entry)
    for attribute in attributes {
      if attribute.name == name { return cursor.position }
      guard cursor.skip(form: attribute.form) else { return nil }
    }
    return nil
  }

  /// Where the attributes of an entry begin that has its place at an offset.
  ///
  /// Tried from the nearest on: what stands in front of the place has a small size.
  func start(ofEntryWithPlaceAt place: Int, code: UInt, in info: UnsafeRawBufferPointer) -> Int? {
    for distance in 0...64 where place - distance - 1 >= 0 {
      let start = place - distance
      guard offset(of: DebugAttribute.place, entry: start, in: info) == place else { continue }
      let width = code < 0x80 ? 1 : 2
      var cursor = DebugCursor(info, at: start - width)
      if cursor.number() == code, cursor.position == start { return start }
    }
    return nil
  }
}

/// Reads numbers of the debuggers' notes.
struct DebugCursor {
  private let bytes: UnsafeRawBufferPointer
  private(set) var position: Int

  init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// A number of seven bits a byte, the lowest first.
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

  mutating func skip(_ count: Int) -> Bool {
    position += count
    return position <= bytes.count
  }

  /// Goes over a value of a form; false for a form that is not known.
  mutating func skip(form: UInt) -> Bool {
    switch form {
    // A flag that is there, and a value that stands in the abbreviation.
    case 0x19: return true
    case 0x0B, 0x0C, 0x11: return skip(1)
    case 0x05, 0x12: return skip(2)
    case 0x06, 0x0E, 0x10, 0x13, 0x17: return skip(4)
    case 0x01, 0x07, 0x14, 0x20: return skip(8)
    case 0x0D, 0x0F, 0x15: return number() != nil
    // Bytes with their number in front.
    case 0x09, 0x18: return number().map { $0 < 1 << 20 && skip(Int($0)) } ?? false
    case 0x0A: return bytes.record(UInt8.self, at: position).map { skip(1 + Int($0)) } ?? false
    default: return false
    }
  }
}
