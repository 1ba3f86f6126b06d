/// The sections of a file that lead from code to source lines.
struct DebugSections: @unchecked Sendable {
  let info: UnsafeRawBufferPointer
  let abbreviations: UnsafeRawBufferPointer
  let lines: UnsafeRawBufferPointer
  /// The code of each unit, in the format of version 4; that of version 5 is in `rangeLists`.
  let ranges: UnsafeRawBufferPointer
  let rangeLists: UnsafeRawBufferPointer
  /// The table of addresses that version 5 refers to by their indexes.
  let addresses: UnsafeRawBufferPointer
  private let strings: UnsafeRawBufferPointer
  private let lineStrings: UnsafeRawBufferPointer
  /// Keeps the bytes mapped.
  private let file: ImageFile

  /// Nil for a program or library without line tables.
  init?(path: String) {
    guard let file = ImageFile(path: path), let sections = ImageSections(file.bytes),
      let info = sections[".debug_info"], let abbreviations = sections[".debug_abbrev"],
      let lines = sections[".debug_line"]
    else { return nil }
    func part(_ name: String) -> UnsafeRawBufferPointer {
      sections[name] ?? UnsafeRawBufferPointer(start: nil, count: 0)
    }
    self.file = file
    (self.info, self.abbreviations, self.lines) = (info, abbreviations, lines)
    (ranges, rangeLists) = (part(".debug_ranges"), part(".debug_rnglists"))
    (addresses, strings) = (part(".debug_addr"), part(".debug_str"))
    lineStrings = part(".debug_line_str")
  }

  /// A text, in place or in a section of strings; nil for an unknown form.
  func text(_ cursor: inout DebugCursor, form: UInt) -> String? {
    func text(in section: UnsafeRawBufferPointer, at offset: UInt32?) -> String? {
      guard let offset else { return nil }
      var other = DebugCursor(section, at: Int(offset))
      return other.text()
    }
    switch form {
    case DebugForm.string: return cursor.text()
    case DebugForm.stringOffset: return text(in: strings, at: cursor.word(UInt32.self))
    case DebugForm.lineStringOffset: return text(in: lineStrings, at: cursor.word(UInt32.self))
    default: return nil
    }
  }
}
