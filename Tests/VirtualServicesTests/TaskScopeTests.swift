import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct TaskScopeTests {
  let desk = Desk()

  @Test func `a task begins at the next turn and goes on at its instants`() async {
    var seen: [String] = []
    let task = desk.services.tasks.start("poll") {
      for _ in 0..<2 {
        seen.append("\(desk.clock.now)")
        try await desk.clock.sleep(for: .seconds(2))
      }
    }
    #expect(seen.isEmpty && desk.names == ["task 'poll'"])
    await desk.advance(10)
    #expect(seen == ["0.000 s", "2.000 s"])
    #expect(task.isFinished && desk.names.isEmpty)
  }

  @Test func `a task that never ends keeps what its operation captures, stored or not`() async {
    for isStored in [true, false] {
      let desk = Desk()
      let kept = desk.visit { owner, services in
        let task = services.tasks.start("poll") {
          while true {
            try await services.clock.sleep(for: .seconds(1))
            owner.count += 1
          }
        }
        if isStored { owner.task = task }
      }
      await desk.advance(5)
      #expect(kept.owner?.count == 5)
      #expect(desk.names == ["task 'poll'"])
    }
  }

  @Test func `cancelled, a sleeping task ends and lets go`() async {
    let late = desk.visit { owner, services in
      owner.task = services.tasks.start("poll") {
        try await services.clock.sleep(for: .seconds(1_000))
        owner.count += 1
      }
    }
    await desk.advance(1)
    late.owner?.task?.cancel()
    #expect(desk.names == ["task 'poll' (cancelled)"])
    await desk.advance(1)
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test func `a task that ignores its cancellation keeps what it captures`() async {
    let kept = desk.visit { owner, services in
      owner.task = services.tasks.start("stubborn") {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        for await _ in stream { owner.count += 1 }
        withExtendedLifetime(continuation) {}
        let answer: Int = try await services.tasks.withContinuation(named: "never") { _ in }
        owner.count = answer
      }
    }
    await desk.advance(1)
    kept.owner?.task?.cancel()
    await desk.advance(1)
    #expect(kept.isAlive)
    #expect(desk.names == ["task 'stubborn' (cancelled)", "continuation 'never' (dropped)"])
  }

  @Test func `a finished task may be stored by whom it captured`() async {
    let gone = desk.visit { owner, services in
      owner.task = services.tasks.start("load") { owner.count += 1 }
    }
    await desk.advance(1)
    #expect(!gone.isAlive)
  }

  @Test func `a short task lets go when it ends`() async {
    let late = desk.visit { owner, services in
      services.tasks.start("load") {
        try await services.clock.sleep(for: .seconds(3))
        owner.count += 1
      }
    }
    await desk.advance(2)
    #expect(late.isAlive)
    await desk.advance(1)
    #expect(!late.isAlive)
  }

  @Test func `self unwrapped once before the loop is kept, inside of the loop it is not`() async {
    let kept = desk.visit { owner, services in
      services.tasks.start("poll") { [weak owner] in
        guard let owner else { return }
        while true {
          try await services.clock.sleep(for: .seconds(1))
          owner.count += 1
        }
      }
    }
    let ready = Desk()
    let gone = ready.visit { owner, services in
      services.tasks.start("poll", owner: owner) { [weak owner] in
        while true {
          try await services.clock.sleep(for: .seconds(1))
          owner?.count += 1
        }
      }
    }
    #expect(!gone.isAlive)
    // The first turn of the task comes when the owner is gone already.
    await desk.advance(1)
    #expect(!kept.isAlive)
    await ready.advance(1)
    #expect(
      ready.services.remainder
        == "1 registration remains: task 'poll' since 0.000 s whose owner was deallocated")
  }

  @Test func `what an operation throws ends its task`() async {
    let task = desk.services.tasks.start("load") { throw CancellationError() }
    await desk.advance(0)
    #expect(task.isFinished && !task.isCancelled && desk.names.isEmpty)
  }

  @Test func `when the services go, their tasks are cancelled and nothing is kept`() async {
    let clock = VirtualClock()
    var services: SimulatedServices? = SimulatedServices(clock: clock)
    var owner: Owner? = services.map(Owner.init)
    weak let judged = owner
    if let owner, let services {
      services.tasks.start("poll") {
        try await clock.sleep(for: .seconds(1_000))
        owner.count += 1
      }
      services.tasks.start("ask") { [tasks = services.tasks] in
        owner.count = try await tasks.withContinuation(named: "answer") { owner.answers.append($0) }
      }
      services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in owner.count += 1 }
    }
    await clock.advance(by: .seconds(3))
    #expect(judged?.count == 3)
    owner = nil
    services = nil
    await clock.advance(by: .seconds(1))
    #expect(judged == nil)
    #expect(clock.pendingWork.isEmpty)
  }
}
