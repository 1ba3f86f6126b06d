/// One unit of the debug information: the entries for one compiled file.
struct DebugUnit {
  /// Its place in the section, the header included.
  let range: Range<Int>
  /// The version of DWARF; nil for the 64-bit format.
  let version: UInt16?
  /// The offset of the unit's own entry.
  private(set) var entry = 0
  /// Nil for an unknown version or kind: then entries are not read.
  private var abbreviationsOffset: Int?

  /// The unit at an offset, of any version; nil at the end, and if its length is too large.
  init?(at start: Int, in info: UnsafeRawBufferPointer) {
    guard let short = info.record(UInt32.self, at: start) else { return nil }
    // A 64-bit length follows a mark.
    let isLong = short == .max
    let header = start + (isLong ? 12 : 4)
    guard let length = isLong ? info.record(UInt64.self, at: start + 4) : UInt64(short),
      info.part(at: header, count: length) != nil
    else { return nil }
    range = start..<header + Int(length)
    version = isLong ? nil : info.record(UInt16.self, at: header)
    let compiledCode: UInt8 = 1
    if version == 4 {
      entry = header + 7
      abbreviationsOffset = info.record(UInt32.self, at: header + 2).map(Int.init)
    } else if version == 5, info.record(UInt8.self, at: header + 2) == compiledCode {
      entry = header + 8
      abbreviationsOffset = info.record(UInt32.self, at: header + 4).map(Int.init)
    }
  }

  /// The layouts of the unit's entries, by their codes; empty if entries are not read.
  func abbreviations(in section: UnsafeRawBufferPointer) -> [UInt: DebugAbbreviation] {
    var known: [UInt: DebugAbbreviation] = [:]
    forEachAbbreviation(in: section) {
      known[$0] = $1
      return true
    }
    return known
  }

  /// The layout of the unit's own entry; nil if it is not read.
  func ownAbbreviation(_ code: UInt, in section: UnsafeRawBufferPointer) -> DebugAbbreviation? {
    var found: DebugAbbreviation?
    forEachAbbreviation(in: section) {
      if $0 == code { found = $1 }
      return found == nil
    }
    return found
  }

  /// Visits the abbreviations until the closure returns false.
  private func forEachAbbreviation(
    in section: UnsafeRawBufferPointer, _ body: (UInt, DebugAbbreviation) -> Bool
  ) {
    guard let abbreviationsOffset else { return }
    var cursor = DebugCursor(section, at: abbreviationsOffset)
    while let code = cursor.number(), code != 0, let tag = cursor.number(), cursor.skip(1) {
      var attributes: [DebugAbbreviation.Attribute] = []
      while let name = cursor.number(), let form = cursor.number(), name != 0 || form != 0 {
        if form == DebugForm.constant { _ = cursor.number() }
        attributes.append((name, form))
      }
      if !body(code, DebugAbbreviation(tag: tag, attributes: attributes)) { return }
    }
  }
}

/// Codes of tags and attributes, as DWARF has them.
enum DebugAttribute {
  static let variable: UInt = 0x34
  static let constant: UInt = 0x26
  static let place: UInt = 0x02
  static let name: UInt = 0x03
  static let type: UInt = 0x49
  static let linkageName: UInt = 0x6E
  static let lines: UInt = 0x10
  static let start: UInt = 0x11
  static let end: UInt = 0x12
  static let ranges: UInt = 0x55
  static let addressBase: UInt = 0x73
  static let rangeListsBase: UInt = 0x74
}

/// The layout of entries of one kind.
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
