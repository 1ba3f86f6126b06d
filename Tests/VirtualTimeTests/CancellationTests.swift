import Testing

@testable import VirtualTime

@MainActor @Suite struct CancellationTests {
  final class Token: Sendable {}

  let clock = VirtualClock()

  @Test func `cancelled work does not run and its closure is gone before cancel returns`() {
    var ran = false
    var token: Token? = Token()
    weak let witness = token
    let work = clock.schedule("work", after: .seconds(1)) { [token] in
      ran = true
      withExtendedLifetime(token) {}
    }
    token = nil
    #expect(witness != nil && work.isPending)
    work.cancel()
    #expect(witness == nil && !work.isPending)
    clock.advance(by: .seconds(2))
    work.cancel()
    #expect(!ran)
  }

  @Test func `the closure of finished work is gone`() {
    weak var witness: Token?
    do {
      let token = Token()
      witness = token
      clock.schedule("work", after: .seconds(1)) { withExtendedLifetime(token) {} }
    }
    #expect(witness != nil)
    clock.advance(by: .seconds(1))
    #expect(witness == nil)
  }

  @Test func `letting go of the handle does not cancel`() {
    var ran = false
    _ = clock.schedule("work", after: .seconds(1)) { ran = true }
    clock.advance(by: .seconds(1))
    #expect(ran)
  }

  @Test func `repeating work can cancel itself while it runs`() {
    var count = 0
    var work: ScheduledVirtualWork?
    work = clock.schedule("tick", every: .seconds(1)) {
      count += 1
      if count == 3 { work?.cancel() }
    }
    clock.advance(by: .seconds(10))
    #expect(count == 3)
    #expect(clock.pendingWork == [])
  }

  @Test func `work cancelled by work of the same instant does not run`() {
    var ran = false
    var second: ScheduledVirtualWork?
    clock.schedule("first", after: .seconds(1)) { second?.cancel() }
    second = clock.schedule("second", after: .seconds(1)) { ran = true }
    clock.advance(by: .seconds(1))
    #expect(!ran)
  }

  @Test func `an old handle does not cancel later work`() {
    var ran = 0
    let old = clock.schedule("old", after: .seconds(1)) { ran += 1 }
    clock.advance(by: .seconds(1))
    clock.schedule("new", after: .seconds(1)) { ran += 10 }
    old.cancel()
    clock.advance(by: .seconds(1))
    #expect(ran == 11)
  }

  @Test func `work can be cancelled from another thread`() async {
    var ran = false
    let work = clock.schedule("work", after: .seconds(1)) { ran = true }
    await Task.detached { work.cancel() }.value
    await clock.advance(by: .seconds(2))
    #expect(!ran)
  }

  @Test func `a closure that looks at the clock when it goes does not block it`() {
    final class Witness: Sendable {
      let clock: VirtualClock
      init(_ clock: VirtualClock) { self.clock = clock }
      deinit { clock.look() }
    }
    func schedule() -> ScheduledVirtualWork {
      let witness = Witness(clock)
      return clock.schedule("work", after: .seconds(1)) { withExtendedLifetime(witness) {} }
    }
    schedule().cancel()
    _ = schedule()
    clock.advance(by: .seconds(1))
    #expect(clock.pendingWork == [])
  }

  @Test func `a hundred thousand cancelled pieces of work leave no slot behind`() {
    for _ in 0..<100_000 {
      clock.schedule("work", after: .seconds(1)) {}.cancel()
    }
    #expect(clock.state.withLock { $0.queue.slotCount } == 1)
  }
}

extension VirtualClock {
  /// A look at the clock, which takes its lock.
  fileprivate func look() { _ = now }
}
