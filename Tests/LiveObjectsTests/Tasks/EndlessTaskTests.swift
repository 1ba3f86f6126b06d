import ObjectGraph
import SeededRandom
import Synchronization
import Testing

@testable import LiveObjects
@testable import SuspendedTasks

private final class Feed: @unchecked Sendable {
  private(set) var count = 0

  @inline(never)
  func start(_ gate: Gate) {
    Task { [weak self] in
      guard let self else { return }
      while true {
        refresh()
        gate.note()
        try? await Task.sleep(for: .seconds(1_000_000))
      }
    }
  }

  @inline(never)
  private func refresh() { count += 1 }
}

/// Compares a byte with one between its waits, and gives the last one arguments on the stack.
@inline(never)
private func waitOften(_ gate: Gate) async {
  var delays: [Duration] = [.seconds(2), .seconds(1)]
  while let delay = delays.popLast() {
    await gate.wait()
    await withCheckedContinuation { $0.resume() }
    use(delay)
  }
}

/// The answer of a search, or nil when it found no holder.
private func words(_ visitor: ObjectAddress) -> String? {
  RetainingPaths(searchesStatics: false).retention(of: visitor).path?.textWithoutWaits
}

/// Lets tasks go on until one waits, and then all that can.
private func settle(_ gate: Gate) async {
  for _ in 0..<100_000 where gate.count == 0 { await Task.yield() }
  for _ in 0..<1_000 { await Task.yield() }
}

extension `Live objects` {
  @Suite
  struct `What tasks hold that never end` {
    @Test
    func `a loop behind a guard is told as the function that uses self`() async {
      let gate = Gate()
      let address: ObjectAddress
      do {
        let feed = hidden(Feed())
        address = ObjectAddress(of: feed)
        feed.start(gate)
        await settle(gate)
        use(feed)
      }
      #expect(
        words(address) == """
          held by a task that waits in closure #1 in Feed.start(_:)
          task
            waits in      → probably closure #1 in Feed.start(_:)
              uses self   → probably Feed
          """)
    }

    @Test
    func `a function that ends is not taken for one that never does`() async throws {
      let gate = Gate()
      let place = Mutex<ObjectAddress?>(nil)
      let task = Task {
        place.withLock { $0 = .ofCurrentTask }
        await waitOften(gate)
      }
      await settle(gate)
      let address = try #require(place.withLock { $0 }).rawValue
      let process = try LiveHeap().test.process
      let frames = try #require(LiveHeap.tasks?.frames(of: address, in: process)?.frames)
      #expect(frames.count > 3)
      #expect(frames.filter(\.isEndless).isEmpty)
      gate.open()
      await task.value
    }

    @Test(arguments: Campaign.part(of: EndlessShape.all, oneIn: 6))
    func `a task that never ends is found for what it holds`(shape: EndlessShape) async {
      let gate = Gate()
      weak var visitor: Visitor?
      let address: ObjectAddress
      do {
        let held = hidden(Visitor())
        (visitor, address) = (held, ObjectAddress(of: held))
        shape.hold(held, gate)
        await settle(gate)
        use(held)
      }
      #expect(visitor != nil)
      let text = words(address)
      #expect(text != nil)
    }

    @Test(arguments: Campaign.part(of: EndlessShape.all, oneIn: 6))
    func `a task that never ends and holds nothing is no holder`(shape: EndlessShape) async {
      await expectNoHolder(in: shape)
    }

    @Test(arguments: EndlessShape.unsafe)
    func `a task that uses a reference without a count is no holder`(shape: EndlessShape) async {
      await expectNoHolder(in: shape)
    }

    private func expectNoHolder(in shape: EndlessShape) async {
      let gate = Gate()
      weak var visitor: Visitor?
      do {
        let held = hidden(Visitor())
        visitor = held
        shape.release(held, gate)
        await settle(gate)
        let text = words(ObjectAddress(of: held))
        #expect(text == nil)
        use(held)
      }
      #expect(visitor == nil)
    }
  }
}
