import Testing
import VirtualTime

@MainActor @Suite struct SleepingTests {
  let clock = VirtualClock()

  @Test func `a main-actor task wakes at its virtual instants in one asynchronous advance`() async {
    var seen: [String] = []
    let task = Task { @MainActor in
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(1))
        seen.append("task \(clock.now)")
      }
    }
    clock.schedule("work", after: .milliseconds(1_500)) { seen.append("work \(clock.now)") }
    await clock.advance(by: .seconds(5))
    #expect(seen == ["task 1.000 s", "work 1.500 s", "task 2.000 s", "task 3.000 s"])
    #expect(clock.now.description == "5.000 s")
    #expect(await task.result.isSuccess)
  }

  @Test func `a task that knows the clock only as any Clock wakes at its instants too`() async {
    var seen: [String] = []
    let anyClock: any Clock<Duration> = clock
    Task { @MainActor in
      for _ in 0..<3 {
        try await anyClock.sleep(for: .seconds(1))
        seen.append("\(clock.now)")
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(seen == ["1.000 s", "2.000 s", "3.000 s"])
  }

  @Test func `tasks wake at their instants five hundred times out of five hundred`() async {
    var wrong = 0
    for _ in 0..<500 {
      let clock = VirtualClock()
      var seen: [Duration] = []
      let anyClock: any Clock<Duration> = clock
      Task { @MainActor in
        try await clock.sleep(for: .seconds(1))
        try await anyClock.sleep(for: .seconds(1))
        seen.append(clock.now.sinceStart)
      }
      await clock.advance(by: .seconds(9))
      if seen != [.seconds(2)] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func `a task that comes over other executors wakes as well`() async throws {
    let clock = clock
    let task = Task.detached {
      try await Task.sleep(for: .seconds(1), clock: clock)
      return clock.now
    }
    while clock.pendingWork.isEmpty { await Task.yield() }
    await clock.advance(by: .seconds(1))
    #expect(try await task.value.description == "1.000 s")
  }

  @Test func `tasks that wake at one instant all go on before the next`() async {
    var seen: [String] = []
    for name in ["a", "b", "c"] {
      Task { @MainActor in
        try await clock.sleep(until: VirtualInstant(sinceStart: .seconds(1)))
        seen.append(name)
      }
    }
    clock.schedule("later", after: .seconds(2)) { seen.append("later") }
    await clock.advance(by: .seconds(2))
    #expect(seen.sorted() == ["a", "b", "c", "later"] && seen.last == "later")
  }

  @Test func `a cancelled sleeper throws at once and leaves nothing on the clock`() async {
    let task = Task { @MainActor in try await clock.sleep(for: .seconds(10)) }
    await clock.advance(by: .seconds(1))
    #expect(clock.pendingWork.map(\.description) == ["\"sleep\" at 10.000 s"])
    task.cancel()
    #expect(clock.pendingWork == [])
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(clock.now.description == "1.000 s")
  }

  @Test func `a task cancelled before it sleeps does not sleep`() async {
    let task = Task { @MainActor in try await clock.sleep(for: .seconds(10)) }
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
  }

  @Test func `sleeping until an instant that has passed does not suspend`() async throws {
    await clock.advance(by: .seconds(2))
    try await clock.sleep(until: .zero)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.pendingWork == [])
  }

  @Test func `running until idle wakes sleepers until none is left`() async throws {
    var seen: [String] = []
    Task { @MainActor in
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(2))
      seen.append("\(clock.now)")
    }
    try await clock.runUntilIdle()
    #expect(seen == ["3.000 s"])
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
