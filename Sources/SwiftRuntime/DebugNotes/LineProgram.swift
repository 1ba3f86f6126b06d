import Glibc
import ObjectGraph

/// The line table of one compiled file: the source line of each instruction.
///
/// Read after the standard DWARF, versions 4 and 5, as Swift 6.3 and its linker write it on Linux. Every offset is
/// checked, and arithmetic wraps around: damaged tables give no lines or wrong ones, and never end the process.
struct LineProgram: Sendable {
  /// The first instruction of a line.
  struct Row: Sendable {
    let address: UInt
    let file: Int
    /// 0 for code that the compiler made.
    let line: Int
    /// 0 for a function as a whole.
    let column: Int
  }

  /// Contiguous instructions, with their rows in ascending order.
  private struct Sequence {
    let code: Range<UInt>
    let rows: Range<Int>
  }

  private var rows: [Row] = []
  private var sequences: [Sequence] = []
  private let files: [LineHeader.File]

  /// Reads the line table at an offset of its section; nil for an unknown kind.
  ///
  /// Complexity: linear in the size of the table.
  init?(at start: Int, in notes: DebugSections) {
    guard let header = LineHeader(at: start, in: notes) else { return nil }
    files = header.files
    run(header, notes.lines)
  }

  /// The row of an instruction; nil if the table does not have it.
  func row(at address: UInt) -> Row? {
    for sequence in sequences where sequence.code.contains(address) {
      var (low, high) = (sequence.rows.lowerBound, sequence.rows.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].address <= address { low = middle + 1 } else { high = middle }
      }
      return low > sequence.rows.lowerBound ? rows[low - 1] : nil
    }
    return nil
  }

  /// The first row at an address exactly; nil if none begins there.
  func firstRow(at address: UInt) -> Row? {
    sequences.first { $0.code.contains(address) }
      .flatMap { sequence in rows[sequence.rows].first { $0.address == address } }
  }

  /// The rows of some instructions. The first row may begin in front of them.
  func rows(in code: Range<UInt>) -> [Row] {
    var found = row(at: code.lowerBound).map { [$0] } ?? []
    for sequence in sequences where sequence.code.overlaps(code) {
      found += rows[sequence.rows].filter {
        $0.address > code.lowerBound && $0.address < code.upperBound
      }
    }
    return found
  }

  /// The source line of a row; nil if it is in no file of the program's own.
  func line(of row: Row) -> SourceLine? {
    guard row.line > 0, files.indices.contains(row.file) else { return nil }
    let (name, folder) = (files[row.file].name, files[row.file].folder)
    let file = name.split(separator: "/").last ?? ""
    // Code of the compiler and of macros has such names.
    return file.isEmpty || file.hasPrefix("<") || file.hasPrefix("@")
      ? nil
      : SourceLine(
        file: String(file), line: row.line, folder: folder.flatMap(Self.relativeToWorkingDirectory))
  }

  /// The whole path of a row's file; nil if it is not given from the root on.
  func path(of row: Row) -> String? {
    guard files.indices.contains(row.file) else { return nil }
    let (name, folder) = (files[row.file].name, files[row.file].folder)
    let path = name.hasPrefix("/") ? name : (folder ?? "") + "/" + name
    return path.hasPrefix("/") && folder != "" ? path : nil
  }

  /// A folder that is given from the root on; nil for one that does not stand below the working directory.
  private static func relativeToWorkingDirectory(_ folder: String) -> String? {
    guard let directory = getcwd(nil, 0) else { return nil }
    defer { free(directory) }
    let root = String(cString: directory)
    if folder == root { return "" }
    return folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : nil
  }

  private mutating func run(_ header: LineHeader, _ bytes: UnsafeRawBufferPointer) {
    var cursor = DebugCursor(bytes, at: header.program.lowerBound)
    var (address, file, line, column) = (UInt(0), 1, 1, 0)
    var first = 0
    func note(_ program: inout Self) {
      program.rows.append(Row(address: address, file: file, line: line, column: column))
    }
    func end(_ program: inout Self) {
      let found = first..<program.rows.count
      // Code that the linker dropped begins at 0 or 1.
      if let start = program.rows[found].first?.address, start > 1, start < address,
        zip(program.rows[found], program.rows[found].dropFirst()).allSatisfy({
          $0.address <= $1.address
        })
      {
        program.sequences.append(Sequence(code: start..<address, rows: found))
      } else {
        program.rows.removeSubrange(found)
      }
      first = program.rows.count
      (address, file, line, column) = (0, 1, 1, 0)
    }
    while cursor.position < header.program.upperBound, let code = cursor.byte() {
      if code >= header.firstSpecial {
        let number = Int(code - header.firstSpecial)
        address &+= UInt(number / header.lineRange) &* header.unit
        line = line &+ header.lineBase &+ number % header.lineRange
        note(&self)
        continue
      }
      switch code {
      case 0:
        guard let length = cursor.number(), length > 0, length < 1 << 20,
          case let next = cursor.position + Int(length), let kind = cursor.byte()
        else { return }
        switch kind {
        case 1: end(&self)
        case 2:
          guard length == 9, let word = cursor.word(UInt64.self) else { return }
          address = UInt(word)
        default: break
        }
        guard cursor.skip(next - cursor.position) else { return }
      case 1: note(&self)
      case 2:
        guard let distance = cursor.number() else { return }
        address &+= distance &* header.unit
      case 3:
        guard let distance = cursor.signedNumber() else { return }
        line = line &+ distance
      case 4:
        guard let number = cursor.number() else { return }
        file = Int(truncatingIfNeeded: number)
      case 5:
        guard let number = cursor.number() else { return }
        column = Int(truncatingIfNeeded: number)
      case 8:
        let last = Int(255 - header.firstSpecial)
        address &+= UInt(last / header.lineRange) &* header.unit
      case 9:
        guard let distance = cursor.word(UInt16.self) else { return }
        address &+= UInt(distance)
      default:
        for _ in 0..<header.operandCounts[Int(code) - 1] {
          guard cursor.number() != nil else { return }
        }
      }
    }
  }
}
