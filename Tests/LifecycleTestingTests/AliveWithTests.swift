import Testing

@testable import LifecycleTesting

/// The line `alive with it` of objects that lead to the test's own check.
@MainActor @Suite(.checksDeallocation) struct AliveWithTests {
  private final class Waiter {
    final class Companion {}

    let companion = Companion()
    var task: Task<Void, Never>?
  }

  @Test func `the check of the test is not alive with an object that has a task`() async {
    let waiter = Waiter()
    let (stream, input) = AsyncStream<Int>.makeStream()
    // A task has the values of the task that started it, and one of these is the check.
    waiter.task = Task { for await _ in stream {} }
    let line = Simulation.ofTest().aliveWithLine(of: [ObjectAddress(of: waiter)])
    #expect(line == ["  alive with it      Companion"])
    input.finish()
    await waiter.task?.value
  }
}
