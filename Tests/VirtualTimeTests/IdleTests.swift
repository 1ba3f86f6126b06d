import Testing
import VirtualTime

@MainActor @Suite struct IdleTests {
  let clock = VirtualClock()

  @Test func `running until idle moves from deadline to deadline and stops at the last`() throws {
    var seen: [String] = []
    clock.schedule("first", after: .seconds(1)) {
      seen.append("first \(clock.now)")
      clock.schedule("second", after: .seconds(60)) { seen.append("second \(clock.now)") }
    }
    try clock.runUntilIdle()
    #expect(seen == ["first 1.000 s", "second 61.000 s"])
    #expect(clock.now.description == "61.000 s")
  }

  @Test func `an idle clock stays where it is`() throws {
    clock.advance(by: .seconds(3))
    try clock.runUntilIdle(limit: 0)
    #expect(clock.now.description == "3.000 s")
  }

  @Test func `background work runs when it is due and keeps no clock busy`() throws {
    var seen: [String] = []
    let scan = clock.scheduleInBackground("scan", every: .seconds(5)) {
      seen.append("scan \(clock.now)")
    }
    clock.schedule("work", after: .seconds(7)) { seen.append("work \(clock.now)") }
    try clock.runUntilIdle()
    #expect(seen == ["scan 5.000 s", "work 7.000 s"])
    #expect(scan.isPending)
  }

  @Test func `a clock that does not become idle says what is still pending`() {
    clock.schedule("blink", every: .milliseconds(500)) {}
    clock.schedule("save", after: .seconds(60)) {}
    for number in 1...5 { clock.schedule("later \(number)", after: .seconds(100)) {} }
    let error = #expect(throws: IdleLimitExceeded.self) { try clock.runUntilIdle(limit: 3) }
    #expect(
      error?.description == """
        not idle after 3 pieces of work, at 1.500 s; still pending:
          "blink" at 2.000 s, repeating
          "save" at 60.000 s
          "later 1" at 100.000 s
          "later 2" at 100.000 s
          "later 3" at 100.000 s
          and 2 more
        """)
  }
}
