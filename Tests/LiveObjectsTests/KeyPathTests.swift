import Testing

@testable import LiveObjects

private final class Lamp {}

private struct Labelled {
  var text = "text"
}

extension `Live objects` {
  @Suite struct `Key paths` {
    /// A key path in a block with more room than it needs, as the allocator may choose one.
    private func references(leftOver object: AnyObject) throws -> [ObjectReference] {
      let (path, size) = (\Labelled.text, 40)
      let block = UnsafeMutableRawPointer.allocate(byteCount: 72, alignment: 16)
      defer { block.deallocate() }
      block.copyMemory(from: Unmanaged.passUnretained(path).toOpaque(), byteCount: size)
      for offset in stride(from: size, to: 72, by: 8) {
        block.storeBytes(
          of: ObjectAddress(of: object).rawValue, toByteOffset: offset, as: UInt.self)
      }
      var references: [ObjectReference] = []
      try LiveHeap().appendReferences(of: ObjectAddress(UInt(bitPattern: block)), to: &references)
      return references
    }

    @Test func `what is left over behind a key path is none of it`() throws {
      let lamp = Lamp()
      #expect(try references(leftOver: lamp) == [])
      withExtendedLifetime(lamp) {}
    }
  }
}
