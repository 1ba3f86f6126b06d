import Foundation
import Testing

@testable import SwiftRuntime

/// A made-up file with notes for debuggers: on one variable for each type's name, in a unit of its own.
private struct NotesFile {
  /// The names of the types of an optional class: strong, weak, unowned and unsafe.
  static let types = [
    "$s4Main4NodeCSgD", "$s4Main4NodeCSgXwD", "$s4Main4NodeCXoD", "$s4Main4NodeCXuD",
  ]

  static func address(ofVariable number: Int) -> UInt { 0x1000 + 8 * UInt(number) }

  /// The kinds of entries: a unit, a variable with a type and a place, a type with a name, a constant of a
  /// type.
  private static let abbreviations: [UInt8] = [
    1, 0x11, 1, 0, 0, 2, 0x34, 0, 0x49, 0x13, 0x02, 0x18, 0, 0, 3, 0x13, 0, 0x6E, 0x0E, 0, 0,
    4, 0x26, 0, 0x49, 0x13, 0, 0, 0,
  ]

  /// A unit of Swift: its entry, the variable's and the type's, whose name lies at an offset.
  private static func unit(
    ofVariable number: Int, typeNameAt offset: Int, isConstant: Bool
  ) -> [UInt8] {
    let constant = isConstant ? ElfFile.all([4], ElfFile.little(32, 4)) : []
    let entries = ElfFile.all(
      [1, 2], ElfFile.little(27, 4), [9, 3], ElfFile.little(UInt64(address(ofVariable: number)), 8),
      constant, [3], ElfFile.little(UInt64(offset), 4), [0])
    let header = ElfFile.all(ElfFile.little(4, 2), ElfFile.little(0, 4), [8])
    let size = ElfFile.little(UInt64(header.count + entries.count), 4)
    return ElfFile.all(size, header, entries)
  }

  private let sections: [(name: String, bytes: [UInt8])]

  /// - Parameters:
  ///   - others: Notes that lie in front of each unit.
  ///   - areConstant: Whether each variable is a `let`.
  init(others: [UInt8] = [], areConstant: Bool = false) {
    var (info, strings): ([UInt8], [UInt8]) = ([], [0])
    for (number, type) in Self.types.enumerated() {
      info +=
        others
        + Self.unit(ofVariable: number, typeNameAt: strings.count, isConstant: areConstant)
      strings += Array(type.utf8) + [0]
    }
    sections = [
      (".debug_info", info), (".debug_abbrev", Self.abbreviations), (".debug_str", strings),
    ]
  }

  /// Whether each variable keeps nothing.
  func answers() throws -> [Bool?] { try declarations().map { $0?.keepsNothing } }

  /// Whether each variable is a `let`.
  func constants() throws -> [Bool?] { try declarations().map { $0?.isConstant } }

  private func declarations() throws -> [DebugNotes.Declaration?] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(ElfFile(sections: sections).bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let notes = try #require(DebugNotes(path: file.path))
    return Self.types.indices.map {
      notes.declaration(ofVariableAt: Self.address(ofVariable: $0))
    }
  }
}

@Suite struct `Notes for debuggers` {
  @Test func `they tell variables that keep nothing from those that do`() throws {
    #expect(try NotesFile().answers() == [false, true, true, true])
  }

  @Test func `they tell a let from a var, and what a let keeps`() throws {
    #expect(try NotesFile().constants() == [false, false, false, false])
    #expect(try NotesFile(areConstant: true).constants() == [true, true, true, true])
    #expect(try NotesFile(areConstant: true).answers() == [false, true, true, true])
  }

  // A target in C has notes of version 5, assembly often of version 2; a few tools write long ones.
  private static let otherUnits: [[UInt8]] = [
    ElfFile.all(
      ElfFile.little(10, 4), ElfFile.little(5, 2), [1, 8], ElfFile.little(0, 4), [1, 0]),
    ElfFile.all(ElfFile.little(9, 4), ElfFile.little(2, 2), ElfFile.little(0, 4), [8, 1, 0]),
    ElfFile.all(
      ElfFile.little(0xFFFF_FFFF, 4), ElfFile.little(13, 8), ElfFile.little(4, 2),
      ElfFile.little(0, 8), [8, 1, 0]),
    ElfFile.little(0, 4),
  ]
  private static let longUnits: [[UInt8]] = [
    ElfFile.little(0xFFFF, 4), ElfFile.little(0xFFFF_FFFE, 4),
    ElfFile.all(ElfFile.little(0xFFFF_FFFF, 4), ElfFile.little(.max, 8)),
    ElfFile.all(ElfFile.little(0xFFFF_FFFF, 4), ElfFile.little(1 << 63 - 1, 8)),
  ]

  @Test(arguments: otherUnits)
  func `units of other kinds in front of a unit are passed over`(others: [UInt8]) throws {
    #expect(try NotesFile(others: others).answers() == [false, true, true, true])
  }

  @Test(arguments: longUnits)
  func `a unit that is longer than all notes ends the reading`(others: [UInt8]) throws {
    #expect(try NotesFile(others: others).answers() == [nil, nil, nil, nil])
  }
}
