/// One compilation unit of the debug information: its code, and the place of its line table.
struct CompiledFile: Sendable {
  /// The forms in which a unit lists its code.
  private enum Code: Sendable {
    case range(Range<UInt>)
    /// A list of version 4, at an offset of its section.
    case pairs(at: Int)
    /// A list of version 5, which refers to addresses by their indexes in a table.
    case list(at: Int, addresses: Int)
  }

  /// The offset of its line table in the section.
  let lines: Int
  private let base: UInt
  private let code: Code

  /// Nil for a unit without code or lines, and for unknown forms.
  init?(_ unit: DebugUnit, in notes: DebugSections) {
    var cursor = DebugCursor(notes.info, at: unit.entry)
    guard let version = unit.version, let code = cursor.number(),
      let layout = unit.ownAbbreviation(code, in: notes.abbreviations)
    else { return nil }
    var found: [UInt: (form: UInt, place: Int)] = [:]
    for attribute in layout.attributes {
      found[attribute.name] = (attribute.form, cursor.position)
      guard cursor.skip(form: attribute.form) else { return nil }
    }
    func offset(_ name: UInt) -> Int? {
      found[name].flatMap { notes.info.record(UInt32.self, at: $0.place) }.map(Int.init)
    }
    guard let lines = offset(DebugAttribute.lines) else { return nil }
    self.lines = lines
    let addresses = offset(DebugAttribute.addressBase) ?? 0
    func address(_ name: UInt) -> UInt? {
      guard let (form, place) = found[name] else { return nil }
      if form == DebugForm.address { return notes.info.record(UInt.self, at: place) }
      var cursor = DebugCursor(notes.info, at: place)
      return form == DebugForm.addressNumber
        ? cursor.number().flatMap { Self.address($0, addresses, notes) } : nil
    }
    let base = address(DebugAttribute.start) ?? 0
    self.base = base
    if let (form, place) = found[DebugAttribute.ranges] {
      if version == 4 {
        guard let offset = offset(DebugAttribute.ranges) else { return nil }
        self.code = .pairs(at: offset)
      } else if form == DebugForm.rangeListNumber {
        // The list's offset is in a table, relative to the table.
        var cursor = DebugCursor(notes.info, at: place)
        guard let number = cursor.number(), number < 1 << 32,
          let table = offset(DebugAttribute.rangeListsBase),
          let offset = notes.rangeLists.record(UInt32.self, at: table + 4 * Int(number))
        else { return nil }
        self.code = .list(at: table + Int(offset), addresses: addresses)
      } else {
        guard let offset = offset(DebugAttribute.ranges) else { return nil }
        self.code = .list(at: offset, addresses: addresses)
      }
    } else if let (form, place) = found[DebugAttribute.end] {
      // Newer versions have the size, older ones the end.
      var end = address(DebugAttribute.end)
      if end == nil, form == 0x06 {
        end = notes.info.record(UInt32.self, at: place).map { base &+ UInt($0) }
      }
      guard let end, base < end else { return nil }
      self.code = .range(base..<end)
    } else {
      return nil
    }
  }

  /// Whether the unit has the code at an address. Complexity: linear in the ranges of its code.
  func contains(_ address: UInt, in notes: DebugSections) -> Bool {
    switch code {
    case .range(let range): range.contains(address)
    case .pairs(let offset): Self.contains(address, inPairsAt: offset, base, notes.ranges)
    case .list(let offset, let addresses):
      Self.contains(address, inListAt: offset, base, addresses, notes)
    }
  }

  private static func contains(
    _ address: UInt, inPairsAt offset: Int, _ base: UInt, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    var (base, offset) = (base, offset)
    while offset >= 0, offset <= bytes.count - 16 {
      let start = bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
      let end = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt.self)
      offset += 16
      if start == 0, end == 0 { return false }
      if start == .max {
        base = end
        // Code that the linker dropped begins at 0 or 1.
      } else if start &+ base > 1, start &+ base <= address, address < end &+ base {
        return true
      }
    }
    return false
  }

  private static func contains(
    _ address: UInt, inListAt offset: Int, _ base: UInt, _ addresses: Int, _ notes: DebugSections
  ) -> Bool {
    var cursor = DebugCursor(notes.rangeLists, at: offset)
    var base = base
    func numbered(_ cursor: inout DebugCursor) -> UInt? {
      cursor.number().flatMap { Self.address($0, addresses, notes) }
    }
    while let kind = cursor.byte() {
      var (start, end): (UInt?, UInt?)
      switch kind {
      case 1:
        guard let next = numbered(&cursor) else { return false }
        base = next
        continue
      case 2: (start, end) = (numbered(&cursor), numbered(&cursor))
      case 3:
        start = numbered(&cursor)
        end = cursor.number().flatMap { length in start.map { $0 &+ length } }
      case 4:
        start = cursor.number().map { $0 &+ base }
        end = cursor.number().map { $0 &+ base }
      case 5:
        guard let next = cursor.word(UInt.self) else { return false }
        base = next
        continue
      case 6: (start, end) = (cursor.word(UInt.self), cursor.word(UInt.self))
      case 7:
        start = cursor.word(UInt.self)
        end = cursor.number().flatMap { length in start.map { $0 &+ length } }
      default: return false
      }
      guard let start, let end else { return false }
      if start > 1, start <= address, address < end { return true }
    }
    return false
  }

  private static func address(_ number: UInt, _ table: Int, _ notes: DebugSections) -> UInt? {
    number < 1 << 32 ? notes.addresses.record(UInt.self, at: table + 8 * Int(number)) : nil
  }
}
