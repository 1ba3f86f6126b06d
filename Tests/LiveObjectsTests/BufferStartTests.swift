import ObjectGraph
import Testing

@testable import LiveObjects

private final class Kept {}

private struct Ring {
  var count: Int
  var head: Int
}

/// Its elements begin at the head; the slots in front of it are empty.
private final class RingBuffer: ManagedBuffer<Ring, Kept?> {
  static func made(of elements: [Kept], from head: Int) -> ManagedBuffer<Ring, Kept?> {
    let buffer = create(minimumCapacity: head + elements.count) { _ in
      Ring(count: elements.count, head: head)
    }
    buffer.withUnsafeMutablePointerToElements { slots in
      slots.initialize(repeating: nil, count: head + elements.count)
      for (position, element) in elements.enumerated() { slots[head + position] = element }
    }
    return buffer
  }

  deinit {
    _ = withUnsafeMutablePointers { header, slots in
      slots.deinitialize(count: header.pointee.head + header.pointee.count)
    }
  }
}

private final class Holder {
  let buffer: ManagedBuffer<Ring, Kept?>
  init(_ buffer: ManagedBuffer<Ring, Kept?>) { self.buffer = buffer }
}

@Suite struct `A buffer whose elements begin at a slot` {
  @Test(arguments: [0, 2, 5])
  func `each element is found, by its position from the head`(head: Int) throws {
    let elements = [Kept(), Kept()]
    let holder = Holder(RingBuffer.made(of: elements, from: head))
    let search = RetainingPathSearch(
      try LiveHeap(), roots: [NamedRoot("holder", ObjectAddress(of: holder))])
    for (position, element) in elements.enumerated() {
      let path = search.bestPath(to: ObjectAddress(of: element)).path
      #expect(
        path?.description == """
          held by holder
          Holder
            .buffer   → RingBuffer
            [\(position)]       → probably Kept
          """)
    }
    withExtendedLifetime((holder, elements)) {}
  }
}
