import Glibc

/// What the compiler left for debuggers, where the program was built with it: the one place that tells
/// whether a static or global of a class is `weak`, `unowned` or `unowned(unsafe)`.
///
/// Read after the standard DWARF, version 4, which Swift 6.3 writes on Linux. Every offset is checked, so
/// damaged notes tell nothing. Complexity of a question: linear in the size of the notes.
struct DebugNotes {
  private let file: ImageFile
  private let info: UnsafeRawBufferPointer
  private let abbreviations: UnsafeRawBufferPointer
  private let strings: UnsafeRawBufferPointer

  /// The notes of a program or library; nil where it has none that can be read.
  init?(path: String) {
    guard let file = ImageFile(path: path), let sections = ImageSections(file.bytes),
      let info = sections[".debug_info"], let abbreviations = sections[".debug_abbrev"],
      let strings = sections[".debug_str"]
    else { return nil }
    (self.file, self.info, self.abbreviations, self.strings) = (file, info, abbreviations, strings)
  }

  /// Whether the variable at an address of the file keeps nothing alive: it is declared weak, unowned or
  /// unowned(unsafe). Nil where the notes do not know the variable.
  func keepsNothing(variableAt address: UInt) -> Bool? {
    // Nine bytes tell a place: one for what they are, and the address.
    let place: [UInt8] = [9, 3] + withUnsafeBytes(of: address, Array.init)
    var start = 0
    while let hit = place.withUnsafeBytes({
      ByteSearch.firstOffset(of: $0, in: info, from: start)
    }) {
      start = hit + 1
      guard let unit = unit(at: hit) else { continue }
      let forms = unit.abbreviations(in: abbreviations)
      for (code, attributes) in forms where attributes.tag == DebugAttribute.variable {
        guard let entry = attributes.start(ofEntryWithPlaceAt: hit, code: code, in: info),
          let type = attributes.offset(of: DebugAttribute.type, entry: entry, in: info),
          let number = info.record(UInt32.self, at: type)
        else { continue }
        // The types of others have names of several kinds.
        let name = name(ofEntryAt: unit.range.lowerBound + Int(number), forms) ?? ""
        return ["XwD", "XoD", "XuD"].contains { name.hasSuffix($0) }
      }
    }
    return nil
  }

  private func unit(at offset: Int) -> DebugUnit? {
    var start = 0
    while let unit = DebugUnit(at: start, in: info) {
      if unit.range.contains(offset) { return unit }
      start = unit.range.upperBound
    }
    return nil
  }

  private func name(ofEntryAt start: Int, _ forms: [UInt: DebugAbbreviation]) -> String? {
    var cursor = DebugCursor(info, at: start)
    guard let code = cursor.number(), let attributes = forms[code] else { return nil }
    for wanted in [DebugAttribute.linkageName, DebugAttribute.name] {
      guard let place = attributes.offset(of: wanted, entry: cursor.position, in: info),
        let offset = info.record(UInt32.self, at: place), Int(offset) < strings.count
      else { continue }
      let rest = UnsafeRawBufferPointer(rebasing: strings[Int(offset)...])
      guard let end = rest.firstIndex(of: 0) else { continue }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      if text.hasSuffix("D") { return text }
    }
    return nil
  }
}
