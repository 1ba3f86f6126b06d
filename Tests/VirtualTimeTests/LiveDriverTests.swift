import Dispatch
import Testing
import VirtualTime

@MainActor @Suite struct LiveDriverTests {
  let clock = VirtualClock()

  /// Waits on the real main queue until `last` is called.
  private func wait(_ begin: @MainActor (@escaping @MainActor () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in begin { continuation.resume() } }
  }

  @Test func `work is done on later turns of the main queue, in the order of the deadlines`() async
  {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0)
    var seen: [String] = []
    await wait { last in
      driver.start()
      clock.schedule("late", after: .seconds(3_600)) {
        seen.append("late \(clock.now)")
        last()
      }
      clock.schedule("early", after: .seconds(60)) { seen.append("early \(clock.now)") }
      seen.append("scheduled \(clock.now)")
    }
    #expect(seen == ["scheduled 0.000 s", "early 60.000 s", "late 3600.000 s"])
  }

  @Test func `others on the main queue have their turns between two runs of repeating work`() async
  {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0)
    var seen: [String] = []
    await wait { last in
      driver.start()
      clock.schedule("tick", every: .seconds(1)) {
        seen.append("tick")
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            seen.append("other")
            guard seen.count == 6 else { return }
            driver.stop()
            last()
          }
        }
      }
    }
    #expect(seen == ["tick", "other", "tick", "other", "tick", "other"])
  }

  @Test func `work scheduled while nothing is due wakes the driver, from another thread too`()
    async throws
  {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0)
    driver.start()
    let clock = clock
    try await Task.detached { try await clock.sleep(for: .seconds(5)) }.value
    #expect(clock.now.description == "5.000 s")
    driver.stop()
  }

  @Test func `real time passes at the scale it was given`() async {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0.001)
    var seen: [String] = []
    await wait { last in
      driver.start()
      clock.schedule("b", after: .seconds(2)) {
        seen.append("b")
        last()
      }
      clock.schedule("a", after: .seconds(1)) { seen.append("a") }
    }
    #expect(seen == ["a", "b"])
    #expect(clock.now.description == "2.000 s")
  }

  @Test func `work that is cancelled before its turn does not bring the checks' own work nearer`()
    async
  {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0)
    await wait { last in
      driver.start()
      _ = clock.scheduleInBackground("scan", every: .seconds(5)) {}
      let work = clock.schedule("work", after: .seconds(1)) {}
      // The turn for the work is asked for before this one, and comes after it.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          work.cancel()
          DispatchQueue.main.async {
            DispatchQueue.main.async { MainActor.assumeIsolated { last() } }
          }
        }
      }
    }
    #expect(clock.now == .zero)
    driver.stop()
  }

  @Test
  func `the checks' own work comes by real time where idleness has a scale, other work at once`()
    async
  {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0, idleTimeScale: 0.001)
    var seen: [String] = []
    await wait { last in
      driver.start()
      _ = clock.scheduleInBackground("check", at: .zero.advanced(by: .seconds(2))) {
        seen.append("check \(clock.now)")
        clock.schedule("late", after: .seconds(3_600)) {
          seen.append("late \(clock.now)")
          last()
        }
      }
      clock.schedule("work", after: .seconds(1)) { seen.append("work \(clock.now)") }
    }
    #expect(seen == ["work 1.000 s", "check 2.000 s", "late 3602.000 s"])
    driver.stop()
  }

  @Test
  func `while idle a turn takes a quarter of a second at most, however long the queue was busy`()
    async
  {
    // A second is a microsecond, so each turn comes late.
    let driver = VirtualClockDriver(clock: clock, timeScale: 0, idleTimeScale: 1e-6)
    var steps: [Duration] = []
    await wait { last in
      var isJudged = false
      _ = clock.scheduleInBackground("check", at: .zero.advanced(by: .seconds(2))) {
        isJudged = true
      }
      driver.start()
      var before = clock.now
      @MainActor func look() {
        steps.append(before.duration(to: clock.now))
        before = clock.now
        if isJudged { return last() }
        DispatchQueue.main.async { MainActor.assumeIsolated { look() } }
      }
      look()
    }
    driver.stop()
    #expect(steps.allSatisfy { $0 <= .milliseconds(250) })
    #expect(steps.reduce(.zero, +) == .seconds(2))
  }

  @Test func `while idle the clock goes along with real time, ahead of any deadline`() async {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0, idleTimeScale: 1)
    await wait { last in
      _ = clock.scheduleInBackground("check", at: .zero.advanced(by: .seconds(10))) {}
      driver.start()
      @MainActor func look() {
        if clock.now > .zero {
          // The test goes on turns later, on a busy queue.
          driver.stop()
          return last()
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { look() } }
      }
      look()
    }
    #expect(clock.now < .zero.advanced(by: .seconds(10)))
  }

  @Test(arguments: [-1, .nan, 0])
  func `a scale of idleness that makes no sense lets it stand still`(
    _ scale: Double
  ) {
    #expect(
      VirtualClockDriver(clock: clock, timeScale: 0, idleTimeScale: scale).idleTimeScale == nil)
  }

  @Test func `a stopped driver leaves the work pending and the clock to its owner`() async {
    let driver = VirtualClockDriver(clock: clock, timeScale: 0)
    driver.start()
    var ran = false
    clock.schedule("work", after: .seconds(1)) { ran = true }
    driver.stop()
    await wait { last in DispatchQueue.main.async { MainActor.assumeIsolated { last() } } }
    #expect(!ran && !driver.isRunning)
    await clock.advance(by: .seconds(1))
    #expect(ran)
  }

  @Test func `a driver that is let go drives no more and is held by nobody`() async {
    weak var witness: VirtualClockDriver?
    do {
      let driver = VirtualClockDriver(clock: clock, timeScale: 0)
      witness = driver
      clock.schedule("work", after: .seconds(1)) {}
      driver.start()
    }
    #expect(witness == nil)
    await wait { last in DispatchQueue.main.async { MainActor.assumeIsolated { last() } } }
    #expect(clock.pendingWork.count == 1)
  }

  @Test(arguments: [-1, .nan, .infinity, 0])
  func `a scale that makes no sense counts as none`(_ scale: Double) {
    #expect(VirtualClockDriver(clock: clock, timeScale: scale).timeScale == 0)
  }
}
