import ObjectGraph
import Synchronization

/// The source lines of one program or library, from its debug information.
///
/// Nothing is read before the first question, which reads the head of every compiled file's unit. The first address
/// of a compiled file reads that file's line table. A known address costs nothing. Programs that were built without
/// `-g` have no lines.
final class SourceLines: Sendable {
  private struct Known {
    /// The sections of the image, once they were looked for, and its compiled files.
    var notes: DebugSections??
    var files: [CompiledFile]?
    /// The line tables by their offsets; nil for those that cannot be read.
    var programs: [Int: LineProgram?] = [:]
    var numbers: [UInt: Int?] = [:]
    /// The sources that were looked for, by their paths; nil for those that cannot be read.
    var sources: [String: DeclaredProperties?] = [:]
  }

  private let path: String
  private let known = Mutex(Known())

  /// The lines of a file on disk; none if it has no debug information that can be read.
  init(path: String) { self.path = path }

  /// The line of an instruction, by its address in the file; nil if it has none, such as code that the compiler
  /// made.
  func line(at address: UInt) -> SourceLine? {
    guard let program = program(around: address) else { return nil }
    return program.row(at: address).flatMap(program.line)
  }

  /// The first line of some instructions; nil if none of them has one.
  ///
  /// - Parameter takesWhole: Whether a line for the function as a whole counts like the others, and not only if there
  ///   is no other.
  func firstLine(in code: Range<UInt>, takesWhole: Bool) -> SourceLine? {
    guard let program = program(around: code.lowerBound) else { return nil }
    let rows = program.rows(in: code)
    let lines = rows.filter { takesWhole || $0.column > 0 }.lazy.compactMap(program.line)
    return lines.first ?? rows.lazy.compactMap(program.line).first
  }

  /// The line of the function that begins at an address. The compiler gives a function's first instruction the line of
  /// its declaration, as the function's as a whole; nil where there is none.
  func line(ofFunctionAt address: UInt) -> SourceLine? {
    guard let program = program(around: address) else { return nil }
    return program.firstRow(at: address).flatMap { $0.column == 0 ? program.line(of: $0) : nil }
  }

  /// The line that declares a stored property of a class whose deinitializer begins at an address. The debug information
  /// has the deinitializer's file and line, the source has the property's; nil where it cannot be read any more.
  ///
  /// Complexity: a new file is read once.
  func line(
    ofProperty name: String, inClass type: String, deinitializedAt address: UInt
  ) -> SourceLine? {
    line(deinitializedAt: address) { $0.line(of: name, inClass: type, around: $1) }
  }

  /// The line of the call that made an object of a class, whose deinitializer begins at an address, the target in a field
  /// of a library's class.
  func line(
    ofTargetIn field: String, of holder: String, inClass type: String,
    deinitializedAt address: UInt
  ) -> SourceLine? {
    line(deinitializedAt: address) {
      $0.line(ofTargetIn: field, of: holder, inClass: type, around: $1)
    }
  }

  /// A line in the source of a class, looked up in what the file declares and the line of the deinitializer.
  private func line(
    deinitializedAt address: UInt, _ look: (DeclaredProperties, Int) -> Int?
  ) -> SourceLine? {
    guard let program = program(around: address), let row = program.firstRow(at: address),
      row.column == 0, let place = program.line(of: row), let path = program.path(of: row)
    else { return nil }
    let source = known.withLock { known in
      if let found = known.sources[path] { return found }
      let made = DeclaredProperties(path: path)
      known.sources[path] = .some(made)
      return made
    }
    return source.flatMap { look($0, row.line) }.map {
      SourceLine(file: place.file, line: $0, folder: place.folder)
    }
  }

  private func program(around address: UInt) -> LineProgram? {
    known.withLock { known in
      let found = known.notes ?? DebugSections(path: path)
      known.notes = .some(found)
      guard let notes = found else { return nil }
      let number: Int?
      if let told = known.numbers[address] {
        number = told
      } else {
        let files = known.files ?? Self.files(in: notes)
        known.files = files
        number = files.first { $0.contains(address, in: notes) }?.lines
        known.numbers[address] = .some(number)
      }
      guard let number else { return nil }
      if let program = known.programs[number] { return program }
      let program = LineProgram(at: number, in: notes)
      known.programs[number] = .some(program)
      return program
    }
  }

  private static func files(in notes: DebugSections) -> [CompiledFile] {
    var files: [CompiledFile] = []
    var start = 0
    while let unit = DebugUnit(at: start, in: notes.info) {
      if let file = CompiledFile(unit, in: notes) { files.append(file) }
      start = unit.range.upperBound
    }
    return files
  }
}
