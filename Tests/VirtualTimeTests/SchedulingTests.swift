import Testing
import VirtualTime

@MainActor @Suite struct SchedulingTests {
  let clock = VirtualClock()

  @Test func `work at equal deadlines runs in the order it was scheduled`() {
    var done: [Int] = []
    for number in 0..<100 {
      clock.schedule("work", after: .seconds(number % 3)) { done.append(number) }
    }
    clock.advance(by: .seconds(2))
    let expected = (0..<3).flatMap { rest in (0..<100).filter { $0 % 3 == rest } }
    #expect(done == expected)
  }

  @Test func `the clock shows the deadline while work runs and the target afterwards`() {
    var seen: [String] = []
    clock.schedule("a", after: .milliseconds(350)) { seen.append("a \(clock.now)") }
    clock.schedule("b", after: .seconds(2)) { seen.append("b \(clock.now)") }
    clock.advance(by: .seconds(1))
    #expect(seen == ["a 0.350 s"])
    #expect(clock.now.description == "1.000 s")
    clock.advance(to: VirtualInstant(sinceStart: .seconds(2)))
    #expect(seen == ["a 0.350 s", "b 2.000 s"])
  }

  @Test func `work scheduled by running work is done in the same advance when it is due`() {
    var seen: [String] = []
    clock.schedule("outer", after: .seconds(1)) {
      clock.schedule("now", after: .zero) { seen.append("now \(clock.now)") }
      clock.schedule("soon", after: .seconds(1)) { seen.append("soon \(clock.now)") }
      clock.schedule("later", after: .seconds(9)) { seen.append("later") }
    }
    clock.advance(by: .seconds(5))
    #expect(seen == ["now 1.000 s", "soon 2.000 s"])
  }

  @Test func `a deadline that has passed means now and time does not run backwards`() {
    clock.advance(by: .seconds(5))
    var seen: [String] = []
    clock.schedule("past", at: .zero) { seen.append("\(clock.now)") }
    clock.schedule("negative", after: .seconds(-3)) { seen.append("\(clock.now)") }
    clock.advance(by: .seconds(-1))
    clock.advance(to: .zero)
    #expect(seen == [])
    clock.advance(by: .zero)
    #expect(seen == ["5.000 s", "5.000 s"])
  }

  @Test func `repeating work runs at every interval, behind what was scheduled for that instant`() {
    var seen: [String] = []
    clock.schedule("tick", every: .seconds(1)) { seen.append("tick \(clock.now)") }
    clock.schedule("once", after: .seconds(2)) { seen.append("once \(clock.now)") }
    clock.advance(by: .seconds(3))
    #expect(seen == ["tick 1.000 s", "once 2.000 s", "tick 2.000 s", "tick 3.000 s"])
  }

  @Test func `an interval of nothing counts as a nanosecond`() {
    var count = 0
    let work = clock.schedule("tick", every: .zero) { count += 1 }
    clock.advance(by: .nanoseconds(10))
    work.cancel()
    #expect(count == 10)
  }

  @Test func `an advance inside running work goes on from where it came to`() {
    var seen: [String] = []
    clock.schedule("outer", after: .seconds(1)) {
      clock.advance(by: .seconds(5))
      seen.append("outer \(clock.now)")
    }
    clock.schedule("inner", after: .seconds(3)) { seen.append("inner \(clock.now)") }
    clock.schedule("last", after: .seconds(7)) { seen.append("last \(clock.now)") }
    clock.advance(by: .seconds(2))
    #expect(seen == ["inner 3.000 s", "outer 6.000 s"])
    #expect(clock.now.description == "6.000 s")
    clock.advance(by: .seconds(1))
    #expect(seen == ["inner 3.000 s", "outer 6.000 s", "last 7.000 s"])
  }

  @Test func `work at the end of time is done once`() {
    var count = 0
    clock.schedule("end", after: .seconds(Int64.max)) { count += 1 }
    clock.schedule("tick", every: .seconds(Int64.max)) { count += 10 }
    clock.advance(by: .seconds(Int64.max))
    #expect(count == 11)
    #expect(clock.now == .latest)
  }
}
