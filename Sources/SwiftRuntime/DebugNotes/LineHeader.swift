/// The header of a line table: the encoding of its instructions, and the names of its files.
struct LineHeader {
  struct File: Sendable {
    let name: String
    /// Its folder, as the compiler was given it; nil where none is named.
    let folder: String?
  }

  /// The place of the instructions in the section.
  let program: Range<Int>
  /// The size of the shortest machine instruction.
  let unit: UInt
  let lineBase: Int
  let lineRange: Int
  /// The first code that advances the address and the line at once.
  let firstSpecial: UInt8
  /// The number of operands of each code below that.
  let operandCounts: [Int]
  /// The files, by their numbers.
  private(set) var files: [File] = []

  /// Nil for versions other than 4 and 5, and for variants that Swift does not write on this platform.
  init?(at start: Int, in notes: DebugSections) {
    var cursor = DebugCursor(notes.lines, at: start)
    // The 64-bit format has a mark here.
    guard let length = cursor.word(UInt32.self), length < 0xFFFF_FFF0,
      notes.lines.part(at: cursor.position, count: length) != nil,
      case let end = cursor.position + Int(length),
      let version = cursor.word(UInt16.self), version == 4 || version == 5
    else { return nil }
    if version == 5 {
      guard cursor.byte() == 8, cursor.byte() == 0 else { return nil }
    }
    guard let headerLength = cursor.word(UInt32.self),
      case let begin = cursor.position + Int(headerLength), begin <= end,
      let unit = cursor.byte(), cursor.byte() == 1, cursor.byte() != nil,
      let base = cursor.byte(), let range = cursor.byte(), range > 0,
      let first = cursor.byte(), first > 9
    else { return nil }
    program = begin..<end
    (self.unit, lineBase, lineRange) = (UInt(unit), Int(Int8(bitPattern: base)), Int(range))
    firstSpecial = first
    var counts: [Int] = []
    for _ in 1..<first {
      guard let count = cursor.byte() else { return nil }
      counts.append(Int(count))
    }
    operandCounts = counts
    // The known codes need their standard operands.
    guard counts.starts(with: [0, 1, 1, 1, 1, 0, 0, 0, 1]) else { return nil }
    guard let files = version == 5 ? Self.files(&cursor, end, notes) : Self.oldFiles(&cursor, end)
    else { return nil }
    self.files = files
  }

  /// Version 4: the folders' names, an empty one, then each file's name, folder, time and size, and an empty
  /// name. Numbers begin with 1.
  private static func oldFiles(_ cursor: inout DebugCursor, _ end: Int) -> [File]? {
    // The first folder is the compiler's own working directory, which is not listed.
    var folders = [""]
    while let folder = cursor.text(), !folder.isEmpty {
      if cursor.position >= end { return nil }
      folders.append(folder)
    }
    var files = [File(name: "", folder: nil)]
    while let file = cursor.text(), !file.isEmpty {
      guard cursor.position < end, let folder = cursor.number(), cursor.number() != nil,
        cursor.number() != nil
      else { return nil }
      files.append(File(file, in: folder, of: folders))
    }
    return files
  }

  /// Version 5: the format of an entry, the number of entries and the entries, first for folders and then for
  /// files. Numbers begin with 0.
  private static func files(
    _ cursor: inout DebugCursor, _ end: Int, _ notes: DebugSections
  ) -> [File]? {
    var names: [(name: String, folder: UInt)] = []
    var folders: [String] = []
    for _ in 0..<2 {
      folders = names.map(\.name)
      names = []
      guard let formatCount = cursor.byte() else { return nil }
      var format: [(content: UInt, form: UInt)] = []
      for _ in 0..<formatCount {
        guard let content = cursor.number(), let form = cursor.number() else { return nil }
        format.append((content, form))
      }
      guard let count = cursor.number(), count == 0 || !format.isEmpty else { return nil }
      for _ in 0..<min(count, UInt(end)) {
        guard cursor.position < end else { return nil }
        var (name, folder) = ("", UInt.max)
        for (content, form) in format {
          if content == 1 {
            guard let text = notes.text(&cursor, form: form) else { return nil }
            name = text
          } else if content == 2, form == DebugForm.number {
            guard let number = cursor.number() else { return nil }
            folder = number
          } else if content == 2, form == DebugForm.byte {
            guard let number = cursor.byte() else { return nil }
            folder = UInt(number)
          } else if !cursor.skip(form: form) {
            return nil
          }
        }
        names.append((name, folder))
      }
    }
    return names.map { File($0.name, in: $0.folder, of: folders) }
  }
}

extension LineHeader.File {
  fileprivate init(_ name: String, in folder: UInt, of folders: [String]) {
    self.init(name: name, folder: folder < UInt(folders.count) ? folders[Int(folder)] : nil)
  }
}
