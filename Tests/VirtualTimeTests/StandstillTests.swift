import Testing
import VirtualTime

/// Work that schedules itself again without delay.
@MainActor struct StandstillTests {
  let clock = VirtualClock()

  /// Asks for a turn again and again, without delay, `limit` times at most.
  func again(_ name: String, atMost limit: Int = .max) {
    if limit > 0 { clock.schedule(name, after: .zero) { again(name, atMost: limit - 1) } }
  }

  @Test func `an advance is given up, with the names of what keeps asking`() {
    clock.workLimitAtInstant = 1_000
    clock.schedule("later", after: .seconds(2)) {}
    clock.schedule("begin", after: .seconds(1)) {
      again("poll")
      again("layout")
    }
    clock.advance(by: .seconds(5))
    #expect(clock.now.sinceStart == .seconds(1))
    #expect(
      clock.standstill?.description == """
        not idle after 1000 pieces of work, at 1.000 s; still pending:
          "layout" at 1.000 s
          "poll" at 1.000 s
        """)
  }

  @Test func `the same of an asynchronous one`() async {
    clock.workLimitAtInstant = 1_000
    again("poll")
    await clock.advance(by: .seconds(5))
    #expect(clock.now.sinceStart == .zero)
    #expect(clock.standstill?.pending.map(\.name) == ["poll"])
  }

  @Test func `much work at one instant that comes to an end is done`() {
    clock.workLimitAtInstant = 1_000
    again("poll", atMost: 1_000)
    clock.advance(by: .seconds(5))
    #expect(clock.standstill == nil)
    #expect(clock.now.sinceStart == .seconds(5))
  }

  @Test func `work at every nanosecond is no standstill`() {
    clock.workLimitAtInstant = 10
    var count = 0
    clock.schedule("tick", every: .nanoseconds(1)) { count += 1 }
    clock.advance(by: .nanoseconds(1_000))
    #expect(count == 1_000)
    #expect(clock.standstill == nil)
  }

  @Test func `the next advance is tried anew`() {
    clock.workLimitAtInstant = 1_000
    again("poll", atMost: 1_500)
    clock.advance(by: .seconds(1))
    #expect(clock.standstill != nil)
    clock.advance(by: .seconds(1))
    #expect(clock.standstill == nil)
    #expect(clock.now.sinceStart == .seconds(1))
  }
}
