import Glibc

@testable import SwiftRuntime

/// A made-up ELF file: the header, the symbols, their names, then the section headers.
struct ElfFile {
  struct Symbol {
    let name: String
    let address: Int
    let size: Int
    let isGlobal: Bool
    let isObject: Bool

    init(_ name: String, at address: Int, size: Int, isGlobal: Bool = true, isObject: Bool = false)
    {
      (self.name, self.address, self.size) = (name, address, size)
      (self.isGlobal, self.isObject) = (isGlobal, isObject)
    }
  }

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(symbols: [Symbol]) {
    var (entries, names): ([UInt8], [UInt8]) = ([], [0])
    for symbol in symbols {
      entries += Self.little(UInt64(names.count), 4)
      entries += [(symbol.isGlobal ? 16 : 0) | (symbol.isObject ? 1 : 2), 0, 1, 0]
      entries += Self.little(UInt64(symbol.address), 8) + Self.little(UInt64(symbol.size), 8)
      names += Array(symbol.name.utf8) + [0]
    }
    func section(_ type: UInt64, at offset: Int = 0, size: Int = 0) -> [UInt8] {
      Self.all(
        Self.little(0, 4), Self.little(type, 4), Self.little(0, 16),
        Self.little(UInt64(offset), 8), Self.little(UInt64(size), 8), Self.little(2, 4),
        Self.little(0, 20))
    }
    let end = 64 + entries.count + names.count
    let header = Self.all(
      [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], Self.little(0, 32), Self.little(UInt64(end), 8),
      Self.little(0, 10), Self.little(64, 2), Self.little(3, 2), Self.little(0, 2))
    bytes = Self.all(
      header, entries, names, section(0), section(2, at: 64, size: entries.count),
      section(3, at: 64 + entries.count, size: names.count))
  }

  /// Some bytes one behind the other. Swift 6.2 takes too long for a sum of so many.
  static func all(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

  /// Has named parts and no symbols.
  init(sections: [(name: String, bytes: [UInt8])]) {
    var (contents, headers): ([UInt8], [UInt8]) = ([], Self.little(0, 64))
    var names: [UInt8] = [0]
    for (name, bytes) in sections + [(".shstrtab", [])] {
      let nameOffset = names.count
      names += Array(name.utf8) + [0]
      let bytes = name == ".shstrtab" ? names : bytes
      headers += Self.all(
        Self.little(UInt64(nameOffset), 4), Self.little(1, 4), Self.little(0, 16),
        Self.little(UInt64(64 + contents.count), 8), Self.little(UInt64(bytes.count), 8),
        Self.little(0, 24))
      contents += bytes
    }
    let start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + Self.little(0, 32)
    bytes = Self.all(
      start, Self.little(UInt64(64 + contents.count), 8), Self.little(0, 10),
      Self.little(64, 2), Self.little(UInt64(sections.count + 2), 2),
      Self.little(UInt64(sections.count + 1), 2), contents, headers)
  }

  /// The little-endian bytes of a number; all that do not fit into eight are zero.
  static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) : 0 }
  }

  /// The symbols, with the bytes placed so that reading beyond their end is a crash.
  func withSymbols(_ body: (SymbolTable?) -> Void) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let room = (bytes.count + page) / page * page
    let start = mmap(
      nil, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
    defer { munmap(start, room + page) }
    mprotect(start + room, page, PROT_NONE)
    let place = UnsafeMutableRawBufferPointer(
      start: start + room - bytes.count, count: bytes.count)
    place.copyBytes(from: bytes)
    body(SymbolTable(bytes: UnsafeRawBufferPointer(place)))
  }

  func function(at address: UInt) -> String? {
    var name: String?
    withSymbols { name = $0?.symbol(containing: address, kind: .function)?.name }
    return name
  }
}
