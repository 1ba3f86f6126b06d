import Glibc
import Testing

@testable import SwiftRuntime

@Suite struct HeapBlockTests {
  @Test func `what a mapped block's size counts beyond its bytes is eight or sixteen`() {
    #expect(HeapBlock.overhead(in: 0x4A002, usable: 0x49FF0) == 16)
    #expect(HeapBlock.overhead(in: 0x4A002, usable: 0x49FF8) == 8)
    #expect(HeapBlock.overhead(in: 0x4A002, usable: 0x49FE0) == nil)
    #expect(HeapBlock.overhead(in: 0x4A002, usable: 0x4A008) == nil)
    #expect(HeapBlock.overhead(in: 0x4A001, usable: 0x49FF8) == nil)
  }

  @Test func `a block that is mapped by itself takes whole pages, whatever its word leaves out`() {
    #expect(HeapBlock.mappedByteCount(in: 0x4A002, overhead: 16) == 0x4A000)
    #expect(HeapBlock.mappedByteCount(in: 0x49FF2, overhead: 8) == 0x4A000)
  }

  @Test func `a main area that the map has in parts is one area`() {
    func range(_ addresses: Range<UInt>, _ path: String) -> MappedMemory.Range {
      MappedMemory.Range(
        start: addresses.lowerBound, end: addresses.upperBound, isReadable: true, isWritable: true,
        path: path)
    }
    let map = [
      range(0x1000..<0x2000, "/program"), range(0x3000..<0x5000, "[heap]"),
      range(0x5000..<0x9000, "[heap]"), range(0xA000..<0xB000, ""),
    ]
    #expect(HeapMemory.mainArea(in: map) == 0x3000..<0x9000)
    #expect(HeapMemory.mainArea(in: [map[0], map[3]]).isEmpty)
  }

  @Test func `this allocator's blocks are known, those that are mapped by themselves included`()
    throws
  {
    #expect(HeapBlock.headersAreKnown)
    let functions = try #require(RuntimeFunctions.loaded)
    let block = try #require(malloc(80 << 20))
    defer { free(block) }
    // Read by the kernel: see the reader's own block.
    let header = try #require(ProcessMemory().word(at: UInt(bitPattern: block) - 8))
    #expect(HeapBlock.isMapped(header))
    #expect(HeapBlock.size(in: header) == UInt(functions.blockSize(block)))
  }
}
