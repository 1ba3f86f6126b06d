import ObjectGraph
import LiveObjects
import Testing

private final class Player: @unchecked Sendable {
  let stream: AsyncStream<Int>
  let continuation: AsyncStream<Int>.Continuation
  var task: Task<Void, Never>?
  var waiting: CheckedContinuation<Void, Never>?
  var unsafelyWaiting: UnsafeContinuation<Void, Never>?
  var waiters: [Waiter] = []

  /// Plain data to the compiler, with a continuation in it.
  struct Waiter {
    let name: StaticString
    let continuation: UnsafeContinuation<Void, Never>?
  }

  init() { (stream, continuation) = AsyncStream<Int>.makeStream() }

  @inline(never) func sleep() {
    task = Task {
      try? await Task.sleep(for: .seconds(1_000_000))
      show("slept", self)
    }
  }

  @inline(never) func sleepForgotten() {
    Task {
      try? await Task.sleep(for: .seconds(1_000_000))
      show("slept forgotten", self)
    }
  }

  @inline(never) func queue() {
    waiters = [Waiter(name: "first", continuation: nil)]
    Task {
      await withUnsafeContinuation { waiters.append(Waiter(name: "second", continuation: $0)) }
      show("queued", self)
    }
  }

  @inline(never) func sleepWeakly() {
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1_000_000))
      show("slept weakly", self as Any)
    }
  }

  @inline(never) func loop() {
    task = Task {
      for await number in stream { show("element", number, self) }
    }
  }

  @inline(never) func loopWeakly() {
    task = Task { [weak self, stream] in
      for await number in stream { show("weak element", number, self as Any) }
    }
  }

  @inline(never) func wait() {
    Task {
      await withCheckedContinuation { waiting = $0 }
      show("waited", self)
    }
  }

  @inline(never) func waitUnsafely() {
    Task {
      await withUnsafeContinuation { unsafelyWaiting = $0 }
      show("waited unsafely", self)
    }
  }

  @inline(never) func end() {
    continuation.onTermination = { _ in show("ended", self) }
  }

  @inline(never) func endWeakly() {
    continuation.onTermination = { [weak self] _ in show("ended weakly", self as Any) }
  }
}

/// A player that only what it started keeps.
@inline(never)
private func forgotten(_ start: (Player) -> Void) -> ObjectAddress {
  let player = Player()
  start(player)
  return ObjectAddress(of: player)
}

/// The text of the path alone. A count of references may follow it, and how often the frame of a task
/// that waits retains what it uses is not the same in debug and release.
private func words(_ player: ObjectAddress) -> String? {
  RetainingPaths(searchesStatics: false).retention(of: player).path?.textWithoutWaits
}

/// The text as soon as it is the expected one: a task needs some time until it waits.
private func text(of player: ObjectAddress, becoming expected: String) async -> String? {
  var text = words(player)
  for _ in 0..<100 where text != expected {
    for _ in 0..<1_000 { await Task.yield() }
    text = words(player)
  }
  return text
}

/// Whether a player holds itself, probably or certainly.
private func isInCycle(_ player: Player) throws -> Bool {
  try withExtendedLifetime(player) {
    try RetainingPathSearch(LiveHeap()).bestCycle(through: ObjectAddress(of: player)).path != nil
  }
}

extension `Live objects` {
  @Suite
  struct `What tasks hold` {
    @Test
    func `a task that sleeps holds what its closure captures`() async throws {
      let expected = """
        cycle, 3 strong references
        Player
          .task               → task
            runs              → closure #1 in Player.sleep()
              captures self   → Player
        ~~~~~~~~~~~~~~~~~~~~ fix: cancel .task and check Task.isCancelled in its loop
        """
      let text = await text(of: forgotten { $0.sleep() }, becoming: expected)
      #expect(text == expected)
    }

    @Test
    func `a task that waits for elements holds what its closure captures`() async throws {
      let expected = """
        cycle, 3 strong references
        Player
          .task               → task
            runs              → closure #1 in Player.loop()
              captures self   → Player
        ~~~~~~~~~~~~~~~~~~~~ fix: cancel .task
        """
      let text = await text(of: forgotten { $0.loop() }, becoming: expected)
      #expect(text == expected)
    }

    @Test
    func `a checked continuation holds the task that waits for it`() async throws {
      // It waits in a function of the library, which an optimised build inlines.
      let isNamed = LibraryNames.areThere || !_isDebugAssertConfiguration()
      let fix = isNamed ? "resume the continuation" : "cancel the task"
      let expected = """
        cycle, 2 strong references, 1 probable
        Player
          .waiting            → probably task
            runs              → closure #1 in Player.wait()
              captures self   → Player
        ~~~~~~~~~~~~~~~~~~~~ fix: \(fix)
        """
      let text = await text(of: forgotten { $0.wait() }, becoming: expected)
      #expect(text == expected)
    }

    @Test
    func `an unsafe continuation holds the task that waits for it`() async throws {
      let expected = """
        cycle, 2 strong references, 1 probable
        Player
          .unsafelyWaiting    → probably task
            runs              → closure #1 in Player.waitUnsafely()
              captures self   → Player
        ~~~~~~~~~~~~~~~~~~~~ fix: resume the continuation
        """
      let text = await text(of: forgotten { $0.waitUnsafely() }, becoming: expected)
      #expect(text == expected)
    }

    @Test
    func `a continuation inside a plain struct is seen`() async throws {
      let expected = """
        cycle, 2 strong references, 1 probable
        Player
          .waiters[1].continuation   → probably task
            runs                     → closure #1 in Player.queue()
              captures self          → Player
        ~~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: resume the continuation
        """
      let text = await text(of: forgotten { $0.queue() }, becoming: expected)
      #expect(text == expected)
    }

    @Test
    func `a task that nobody stored is found on the heap`() async throws {
      let expected = """
        held by a task that waits in closure #1 in Player.sleepForgotten()
        task
          runs              → closure #1 in Player.sleepForgotten()
            captures self   → Player
        """
      let text = await text(of: forgotten { $0.sleepForgotten() }, becoming: expected)
      // On a busy machine the system may leave a task alone for many seconds.
      let unbegun = expected.replacing(
        "waits in closure #1 in Player.sleepForgotten()\ntask", with: "has yet to begin\ntask")
      #expect(text == expected || text == unbegun)
    }

    @Test
    func `a stream holds what its termination handler captures`() {
      #expect(
        words(forgotten { $0.end() }) == """
          cycle, 2 strong references
          Player
            .continuation.storage.onTermination   → closure #1 in Player.end()
              captures self                       → Player
          ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """)
    }

    @Test
    func `a task that was resumed is held by nothing any more`() async throws {
      let player = Player()
      player.wait()
      for _ in 0..<10_000 where player.waiting == nil { await Task.yield() }
      let waiting = try #require(player.waiting)
      player.waiting = nil
      waiting.resume()
      #expect(try !isInCycle(player))
    }

    @Test
    func `tasks and handlers that capture weakly hold nothing`() async throws {
      for start in [{ $0.sleepWeakly() }, { $0.loopWeakly() }, { $0.endWeakly() }]
        as [(Player) -> Void]
      {
        let player = Player()
        start(player)
        for _ in 0..<100 { await Task.yield() }
        #expect(try !isInCycle(player))
        player.task?.cancel()
      }
    }
  }
}
