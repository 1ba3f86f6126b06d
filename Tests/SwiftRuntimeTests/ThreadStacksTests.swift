import Testing

@testable import SwiftRuntime

@Suite struct ThreadStacksTests {
  @Test func `this thread's stack is known`() throws {
    let stacks = try #require(ThreadStacks.known)
    let local = UInt(0x1234)
    withUnsafePointer(to: local) { pointer in
      let place = UInt(bitPattern: pointer)
      let isMain = MappedMemory().range(of: place)?.path == "[stack]"
      let ranges = stacks.ranges(ProcessMemory())
      #expect(isMain || ranges.contains { $0.contains(place) }, "\(place): \(ranges)")
    }
  }

  @Test func `an object on the heap lies in no stack`() throws {
    let stacks = try #require(ThreadStacks.known)
    let object = [1, 2, 3]
    object.withUnsafeBytes { bytes in
      let place = UInt(bitPattern: bytes.baseAddress)
      #expect(!stacks.ranges(ProcessMemory()).contains { $0.contains(place) })
    }
  }
}
