import Foundation
import ObjectGraph
import Testing

@testable import SwiftRuntime

private let feedLines: [SourceLine?] = [
  nil, SourceLine(file: "Feed.swift", line: 7), SourceLine(file: "Feed.swift", line: 7), nil, nil,
  SourceLine(file: "Feed.swift", line: 9), SourceLine(file: "Feed.swift", line: 9), nil, nil,
]

/// A made-up program with the lines of one compiled file, as version 4 or 5 of the standard has them.
private struct LinesFile {
  static let code: Range<UInt> = 0x1000..<0x1030

  var sections: [(name: String, bytes: [UInt8])]

  init(version: Int) {
    let isNew = version == 5
    let ranges: [(UInt, UInt)] = [(0, 0x20), (Self.code.lowerBound, Self.code.upperBound)]
    let abbreviations = ElfFile.all(
      [1, 0x11, 0, 0x10, 0x17, 0x11, 1, 0x55, isNew ? 0x23 : 0x17], isNew ? [0x74, 0x17] : [],
      [0, 0, 0])
    let pairs = ranges.flatMap { Self.pair($0.0, $0.1) }
    sections = [
      (".debug_info", Self.unit(isNew)),
      (".debug_abbrev", abbreviations),
      (".debug_line", Self.lines(isNew)),
      (".debug_ranges", pairs + Self.pair(0, 0)),
      (".debug_rnglists", Self.list(ranges)),
      (".debug_line_str", Array("/folder\0Feed.swift\0".utf8)),
      (".debug_str", [0]),
    ]
  }

  private static func pair(_ start: UInt, _ end: UInt) -> [UInt8] {
    ElfFile.little(UInt64(start), 8) + ElfFile.little(UInt64(end), 8)
  }

  /// A table with the place of one list, then the list: starts with lengths, and the end.
  private static func list(_ ranges: [(UInt, UInt)]) -> [UInt8] {
    let entries = ranges.flatMap { range in
      ElfFile.all([7], ElfFile.little(UInt64(range.0), 8), [UInt8(range.1 - range.0)])
    }
    return ElfFile.all(ElfFile.little(4, 4), entries, [0])
  }

  private static func unit(_ isNew: Bool) -> [UInt8] {
    let four = ElfFile.little(0, 4)
    let head = isNew ? ElfFile.all([1, 8], four) : ElfFile.all(four, [8])
    let entry = ElfFile.all([1], four, ElfFile.little(0, 8), isNew ? [0] : [], four)
    let rest = ElfFile.all(ElfFile.little(isNew ? 5 : 4, 2), head, entry)
    return ElfFile.little(UInt64(rest.count), 4) + rest
  }

  /// Line 7 from 0x1000 on, none from 0x1008 on, line 9 from 0x1010 to 0x1030.
  private static func lines(_ isNew: Bool) -> [UInt8] {
    let counts: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    let start = ElfFile.all([1, 1, 1, UInt8(bitPattern: -5), 14, 13], counts)
    let name = ElfFile.all(ElfFile.little(8, 4), [0])
    let newNames = ElfFile.all(
      [1, 1, 0x1F, 1], ElfFile.little(0, 4), [2, 1, 0x1F, 2, 0x0B, 2], name, name)
    let oldNames = ElfFile.all(Array("/folder\0\0Feed.swift\0".utf8), [1, 0, 0, 0])
    let program = ElfFile.all(
      [0, 9, 2], ElfFile.little(0x1000, 8), [5, 3, 3, 6, 1],
      // By a step in both, by a distance of 16 bits, and to the end.
      [2, 8, 3, 0x79, 1, 9, 8, 0, 3, 9, 18, 2, 0x20, 0, 1, 1])
    let header = ElfFile.all(start, isNew ? newNames : oldNames)
    let rest = ElfFile.all(
      ElfFile.little(isNew ? 5 : 4, 2), isNew ? [8, 0] : [],
      ElfFile.little(UInt64(header.count), 4), header, program)
    return ElfFile.little(UInt64(rest.count), 4) + rest
  }

  /// Does something with the file on disk.
  func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(ElfFile(sections: sections).bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  func lines(at addresses: [UInt]) throws -> [SourceLine?] {
    try withFile { path in
      let lines = SourceLines(path: path)
      return addresses.map { lines.line(at: $0) }
    }
  }
}

/// Keeps a function as it is: a generic function would get another that calls it.
private struct Holder {
  let body: () -> Int
}

/// Keeps the optimiser from knowing a number.
@inline(never) @_optimize(none) private func hidden(_ number: Int) -> Int { number }

/// Says where it is, for its own line to be looked up. The call in it is for arm64: a function that calls nothing may
/// have no frame there, and then no instruction with the line of its declaration.
@inline(never) private func whereAmI() -> Int {
  let line = #line - 1
  return line + hidden(0)
}

/// The line of an address of this program as the toolchain's own tool prints it: `Feed.swift:31`.
private func judged(_ addresses: [UInt], of image: LoadedImage, by tool: String) throws -> [String]
{
  let process = Process()
  process.executableURL = URL(filePath: tool)
  process.arguments =
    ["--obj=\(image.path)", "--functions=none", "--no-inlines"]
    + addresses.map { "0x" + String($0 &- image.loadBias, radix: 16) }
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return output.split(separator: "\n").map { line in
    let place = line.split(separator: "/").last.map(String.init) ?? ""
    return place.split(separator: ":").prefix(2).joined(separator: ":")
  }
}

private let symbolizer = ["/usr/bin/llvm-symbolizer", "/opt/swift/usr/bin/llvm-symbolizer"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite struct `Lines of the source` {
  private static let addresses: [UInt] = [
    0xFFF, 0x1000, 0x1007, 0x1008, 0x100F, 0x1010, 0x102F, 0x1030, .max,
  ]

  @Test(arguments: [4, 5])
  func `an address has the line that the notes of its version tell`(version: Int) throws {
    #expect(try LinesFile(version: version).lines(at: Self.addresses) == feedLines)
  }

  @Test(arguments: [4, 5])
  func `notes that end too early or have a wrong byte tell what they can`(version: Int) throws {
    let file = LinesFile(version: version)
    for (number, section) in file.sections.enumerated() {
      for place in section.bytes.indices {
        var damaged = file
        for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          damaged.sections[number].bytes[place] = byte
          _ = try damaged.lines(at: Self.addresses)
        }
        damaged.sections[number].bytes = Array(section.bytes[..<place])
        _ = try damaged.lines(at: Self.addresses)
      }
    }
  }

  @Test func `a program without lines has none`() throws {
    var file = LinesFile(version: 4)
    file.sections.removeAll { $0.name == ".debug_line" }
    #expect(try file.lines(at: Self.addresses) == Self.addresses.map { _ in nil })
    #expect(SourceLines(path: "/nowhere").line(at: 0x1000) == nil)
  }

  @Test func `a function is found by its name, with the line that it begins at`() throws {
    let line = try #require(SourceLine.ofFunction(named: "whereAmI()"))
    #expect(line.description == "SourceLineTests.swift:\(whereAmI())")
    #expect(SourceLine.ofFunction(named: "thereIsNoSuchFunction()") == nil)
    let names = SymbolNames()
    let place = try #require(names.address(ofFunctionNamed: "whereAmI()"))
    let symbol = try #require(names.functionSymbol(at: place))
    #expect(SourceLine.ofFunction(withSymbol: symbol) == line)
    #expect(names.declaredLine(ofFunctionAt: place) == line)
    #expect(names.declaredLine(ofFunctionAt: 0) == nil)
  }

  @Test func `a closure has the line of its brace, and the path from the working directory`() {
    let number = 7
    let holder = Holder(body: { number + hidden(0) })
    let line = #line - 1
    // The first word of a function's value is its code.
    let code = withUnsafeBytes(of: holder) { $0.load(as: UInt.self) }
    // An optimised build may put the closure into the code that hands it its captures, which has no line of its own.
    guard let found = SymbolNames().declaredLine(ofFunctionAt: code) else {
      #expect(!_isDebugAssertConfiguration())
      return
    }
    #expect(found.description == "SourceLineTests.swift:\(line)")
    let folder = FileManager.default.currentDirectoryPath + "/"
    let path = "\(#filePath)"
    #expect(found.path == (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil))
    #expect(holder.body() == 7)
  }

  @Test(arguments: [4, 5])
  func `code that is no function's first instruction is no declaration`(version: Int) throws {
    var file = LinesFile(version: version)
    func line() throws -> SourceLine? {
      try file.withFile { SourceLines(path: $0).line(ofFunctionAt: 0x1000) }
    }
    // The first row has a column.
    #expect(try line() == nil)
    let position = try #require(file.sections.firstIndex { $0.name == ".debug_line" })
    let bytes = file.sections[position].bytes
    // The code for a column, the column, then the code for a line.
    let column =
      try #require(bytes.indices.last { bytes[$0...].starts(with: [5, 3, 3, 6, 1]) }) + 1
    file.sections[position].bytes[column] = 0
    #expect(try line() == SourceLine(file: "Feed.swift", line: 7))
  }

  @Test(.enabled(if: symbolizer != nil, "the toolchain has no llvm-symbolizer"))
  func `addresses of this program have the lines that the toolchain's tool tells`() throws {
    let tool = try #require(symbolizer)
    let names = SymbolNames()
    let image = try #require(names.ownImages.first)
    var addresses: [UInt] = []
    let symbols = ImageSymbols.symbols(of: image)
    symbols.table?.forEachFunction { name, address, size in
      guard name.hasPrefix("$s17SwiftRuntimeTests"), size > 8 else { return }
      for part in 0..<4 { addresses.append(address &+ UInt(part) &* size / 4 &+ image.loadBias) }
    }
    addresses = stride(from: 0, to: addresses.count, by: max(1, addresses.count / 500))
      .map { addresses[$0] }
    let expected = try judged(addresses, of: image, by: tool)
    try #require(expected.count == addresses.count)
    for (address, expected) in zip(addresses, expected) {
      let line = names.line(at: address)?.description
      let isNamed =
        !expected.hasSuffix(":0") && !expected.hasPrefix("<") && !expected.hasPrefix("@")
      #expect(line == (isNamed ? expected : nil), "\(String(address &- image.loadBias, radix: 16))")
    }
  }
}
