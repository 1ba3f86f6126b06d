import Glibc
import Testing

@testable import SwiftRuntime

@Suite("The symbols of a file")
struct SymbolTableTests {
  @Test("The innermost symbol around an address is found, with its place")
  func innermost() throws {
    let table = ElfFile(symbols: [
      .init("outer", at: 0x100, size: 0x100), .init("inner", at: 0x140, size: 0x10),
    ])
    #expect(table.function(at: 0x13F) == "outer")
    #expect(table.function(at: 0x140) == "inner")
    #expect(table.function(at: 0x14F) == "inner")
    #expect(table.function(at: 0x150) == "outer")
    #expect(table.function(at: 0x200) == nil)
    #expect(table.function(at: 0xFF) == nil)
    table.withSymbols {
      let found = $0?.symbol(containing: 0x145, kind: .function)
      #expect(found?.start == 0x140)
      #expect(found?.size == 0x10)
    }
  }

  @Test("A symbol without a size only names its own address, and only where nothing else does")
  func withoutSize() {
    let table = ElfFile(symbols: [
      .init("label", at: 0x100, size: 0), .init("around", at: 0x200, size: 0x20),
      .init("label2", at: 0x210, size: 0),
    ])
    #expect(table.function(at: 0x100) == "label")
    #expect(table.function(at: 0x101) == nil)
    #expect(table.function(at: 0x210) == "around")
  }

  @Test("At one place a Swift symbol comes first, then a global one, then the first")
  func order() {
    let plain = ElfFile.Symbol("plain", at: 0x100, size: 8)
    let swift = ElfFile.Symbol("$s1M1fyyF", at: 0x100, size: 8, isGlobal: false)
    let second = ElfFile.Symbol("$s1M1gyyF", at: 0x100, size: 8)
    let third = ElfFile.Symbol("$s1M1hyyF", at: 0x100, size: 8)
    #expect(ElfFile(symbols: [plain, swift]).function(at: 0x100) == "$s1M1fyyF")
    #expect(ElfFile(symbols: [swift, plain]).function(at: 0x100) == "$s1M1fyyF")
    #expect(ElfFile(symbols: [plain, swift, second, third]).function(at: 0x100) == "$s1M1gyyF")
    #expect(ElfFile(symbols: [third, second]).function(at: 0x100) == "$s1M1hyyF")
  }

  @Test("Functions and data are looked for apart")
  func kinds() {
    let file = ElfFile(symbols: [
      .init("code", at: 0x100, size: 8), .init("data", at: 0x100, size: 8, isObject: true),
    ])
    file.withSymbols {
      #expect($0?.symbol(containing: 0x104, kind: .function)?.name == "code")
      #expect($0?.symbol(containing: 0x104, kind: .object)?.name == "data")
    }
  }

  @Test("A name gives its address, a name that is not there none")
  func addressOfName() {
    let file = ElfFile(symbols: [
      .init("twice", at: 0x100, size: 8, isGlobal: false), .init("twice", at: 0x200, size: 8),
      .init("once", at: 0x300, size: 8, isObject: true),
    ])
    file.withSymbols {
      #expect($0?.address(of: "twice") == 0x200)
      #expect($0?.address(of: "once") == 0x300)
      #expect($0?.address(of: "onc") == nil)
      #expect($0?.address(of: "") == nil)
    }
  }

  @Test("A file cut short anywhere gives symbols or none, and never a crash")
  func truncated() {
    let whole = ElfFile(symbols: (0..<40).map { .init("name\($0)", at: $0 * 16, size: 16) })
    #expect(whole.function(at: 0x48) == "name4")
    var readable = 0
    for count in Array(stride(from: 0, to: whole.bytes.count, by: 64)) + Array(0..<130) {
      ElfFile(bytes: Array(whole.bytes[..<count])).withSymbols { symbols in
        if symbols?.symbol(containing: 0x48, kind: .function) != nil { readable += 1 }
        _ = symbols?.address(of: "name39")
      }
    }
    // The section headers stand at the end, so nothing but the whole file has symbols.
    #expect(readable == 0)
  }

  @Test(
    "What is no 64-bit little-endian ELF file has no symbols",
    arguments: [(0, 0x7E), (1, 0x65), (4, 1), (5, 2), (58, 63), (58, 65)])
  func otherFormats(place: Int, value: UInt8) {
    var bytes = ElfFile(symbols: [.init("f", at: 0x100, size: 8)]).bytes
    bytes[place] = value
    ElfFile(bytes: bytes).withSymbols { #expect($0 == nil) }
  }

  @Test("Any byte of the file may be anything")
  func anyByte() {
    let whole = ElfFile(symbols: [.init("f", at: 0x100, size: 8), .init("g", at: 0x108, size: 8)])
    for place in whole.bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = whole.bytes
        bytes[place] = value
        ElfFile(bytes: bytes).withSymbols { symbols in
          _ = symbols?.symbol(containing: 0x104, kind: .function)
          _ = symbols?.address(of: "g")
        }
      }
    }
  }

  @Test("Offsets, sizes and links beyond the end give no symbols")
  func offsetsBeyondTheEnd() {
    let whole = ElfFile(symbols: [.init("f", at: 0x100, size: 8)])
    let sections = whole.bytes.count - 3 * 64
    let wide: [UInt64] = [UInt64(whole.bytes.count) + 1, 1 << 40, .max - 7, .max, 1 << 63]
    // Where the sections are; where the symbols and the names are; and how long they are.
    let places = [40, sections + 64 + 24, sections + 64 + 32, sections + 128 + 24]
    for place in places + [sections + 128 + 32] {
      for value in wide {
        var bytes = whole.bytes
        bytes.replaceSubrange(place..<place + 8, with: ElfFile.little(value, 8))
        ElfFile(bytes: bytes).withSymbols { symbols in
          #expect(symbols?.symbol(containing: 0x104, kind: .function) == nil)
        }
      }
    }
  }

  @Test("A missing file, a folder and an empty file have no symbols")
  func noFile() {
    #expect(SymbolTable(path: "/nonexistent/file") == nil)
    #expect(SymbolTable(path: "/") == nil)
    #expect(SymbolTable(path: "/dev/null") == nil)
    #expect(SymbolTable(path: "") == nil)
  }
}
