/// Declarations of statics and globals in the debug information of a program: whether one is a `let`, and whether it
/// is `weak`, `unowned` or `unowned(unsafe)`. Nothing else in a program has this.
///
/// Read after the standard DWARF, version 4, which Swift 6.3 writes on Linux without `-dwarf-version=5`. Units of
/// other versions, such as those of a target in C, have no variables of Swift and are skipped. Every offset is
/// checked, so damaged debug information gives no answers.
///
/// Complexity: each question is linear in the size of the debug information.
package struct DebugNotes {
  private let file: ImageFile
  private let info: UnsafeRawBufferPointer
  private let abbreviations: UnsafeRawBufferPointer
  private let strings: UnsafeRawBufferPointer

  /// The notes of a program or library; nil where it has none that can be read.
  package init?(path: String) {
    guard let file = ImageFile(path: path), let sections = ImageSections(file.bytes),
      let info = sections[".debug_info"], let abbreviations = sections[".debug_abbrev"],
      let strings = sections[".debug_str"]
    else { return nil }
    (self.file, self.info, self.abbreviations, self.strings) = (file, info, abbreviations, strings)
  }

  /// The declaration of one variable.
  package struct Declaration {
    /// Whether it keeps nothing alive: it is declared weak, unowned or unowned(unsafe).
    package var keepsNothing = false
    /// Whether it is declared `let`.
    package var isConstant = false
  }

  /// The declaration of the variable at an address of the file; nil if it is not in the debug information.
  package func declaration(ofVariableAt address: UInt) -> Declaration? {
    // Nine bytes tell a place: one for what they are, and the address.
    let place: [UInt8] = [9, 3] + withUnsafeBytes(of: address, Array.init)
    var start = 0
    while let hit = place.withUnsafeBytes({
      ByteSearch.firstOffset(of: $0, in: info, from: start)
    }) {
      start = hit + 1
      guard let unit = unit(at: hit), unit.version == 4 else { continue }
      let forms = unit.abbreviations(in: abbreviations)
      for (code, attributes) in forms where attributes.tag == DebugAttribute.variable {
        guard let entry = attributes.start(ofEntryWithPlaceAt: hit, code: code, in: info),
          var type = type(ofEntryAt: entry, attributes, unit)
        else { continue }
        var declaration = Declaration()
        // A `let` has a constant type around the type itself.
        var cursor = DebugCursor(info, at: type)
        if let code = cursor.number(), let form = forms[code], form.tag == DebugAttribute.constant {
          declaration.isConstant = true
          type = self.type(ofEntryAt: cursor.position, form, unit) ?? type
        }
        // The types of others have names of several kinds.
        let name = name(ofEntryAt: type, forms) ?? ""
        declaration.keepsNothing = ["XwD", "XoD", "XuD"].contains { name.hasSuffix($0) }
        return declaration
      }
    }
    return nil
  }

  /// The offset of the entry for an entry's type.
  private func type(ofEntryAt entry: Int, _ form: DebugAbbreviation, _ unit: DebugUnit) -> Int? {
    form.offset(of: DebugAttribute.type, entry: entry, in: info)
      .flatMap { info.record(UInt32.self, at: $0) }.map { unit.range.lowerBound + Int($0) }
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
        let offset = info.record(UInt32.self, at: place)
      else { continue }
      var words = DebugCursor(strings, at: Int(offset))
      if let text = words.text(), text.hasSuffix("D") { return text }
    }
    return nil
  }
}
