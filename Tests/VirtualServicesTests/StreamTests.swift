import VirtualServices
import Synchronization
import Testing
import VirtualTime

@MainActor @Suite struct StreamTests {
  let desk = Desk()

  /// A task that adds up the elements of the owner's own stream.
  private func iterate(_ owner: Owner, _ services: SimulatedServices) {
    let (stream, feed) = services.tasks.makeStream(named: "events", of: Int.self, owner: owner)
    owner.feed = feed
    owner.task = services.tasks.start("listen", owner: owner) {
      for await number in stream { owner.count += number }
    }
  }

  @Test func `elements arrive in order and the stream is counted until it ends`() async {
    let (stream, feed) = desk.services.tasks.makeStream(named: "events", of: Int.self)
    var seen: [Int] = []
    desk.services.tasks.start("listen") { for await number in stream { seen.append(number) } }
    #expect(desk.names == ["async stream 'events'", "task 'listen'"])
    for number in 1...3 { feed.yield(number) }
    await desk.advance(0)
    #expect(seen == [1, 2, 3])
    feed.finish()
    await desk.advance(0)
    #expect(desk.names.isEmpty)
  }

  @Test func `a task parked on a stream that its capture feeds keeps it for ever`() async {
    let kept = desk.visit { iterate($0, $1) }
    kept.owner?.feed?.yield(5)
    await desk.advance(100)
    #expect(kept.owner?.count == 5)
    #expect(desk.names == ["async stream 'events'", "task 'listen'"])
  }

  @Test func `finished, the loop ends and lets go`() async {
    let late = desk.visit { iterate($0, $1) }
    await desk.advance(1)
    late.owner?.feed?.finish()
    await desk.advance(1)
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test func `cancelled, the iterating task ends its stream`() async {
    let late = desk.visit { iterate($0, $1) }
    await desk.advance(1)
    late.owner?.task?.cancel()
    await desk.advance(1)
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test func `a task parked on a stream stays when its owner has gone`() async {
    var feeds: [SimulatedStreamContinuation<Int>] = []
    let gone = desk.visit { owner, services in
      let (stream, feed) = services.tasks.makeStream(named: "events", of: Int.self)
      feeds.append(feed)
      services.tasks.start("listen", owner: owner) { [weak owner] in
        for await number in stream { owner?.count += number }
      }
    }
    await desk.advance(60)
    #expect(!gone.isAlive)
    #expect(
      desk.services.remainder
        == "2 registrations remain: async stream 'events' since 0.000 s, "
        + "task 'listen' since 0.000 s whose owner was deallocated")
  }

  @Test func `a termination handler that captures who owns the stream is a cycle`() {
    let kept = desk.visit { owner, services in
      let (stream, feed) = services.tasks.makeStream(named: "events", of: Int.self)
      (owner.stream, owner.feed) = (stream, feed)
      feed.onTermination = { withExtendedLifetime(owner) {} }
    }
    #expect(kept.isAlive && desk.names == ["async stream 'events'"])
    kept.owner?.feed?.finish()
    #expect(!kept.isAlive && desk.names.isEmpty)
  }

  @Test func `captured weakly, stream and owner go, and the handler is called`() {
    let ends = Mutex(0)
    let gone = desk.visit { owner, services in
      let (stream, feed) = services.tasks.makeStream(named: "events", of: Int.self)
      (owner.stream, owner.feed) = (stream, feed)
      feed.onTermination = { [weak owner] in
        if owner == nil { ends.withLock { $0 += 1 } }
      }
    }
    #expect(!gone.isAlive && desk.names.isEmpty)
    #expect(ends.withLock { $0 } == 1)
  }

  @Test func `a handler that comes after the end is not kept`() {
    let (stream, feed) = desk.services.tasks.makeStream(named: "events", of: Int.self)
    feed.finish()
    let gone = desk.visit { owner, _ in feed.onTermination = { withExtendedLifetime(owner) {} } }
    #expect(!gone.isAlive && feed.onTermination == nil)
    withExtendedLifetime(stream) {}
  }
}
