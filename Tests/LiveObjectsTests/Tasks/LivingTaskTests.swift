import ObjectGraph
import Synchronization
import Testing

@testable import LiveObjects

/// Starts tasks; how many have not ended is counted by themselves.
private class Ticker: @unchecked Sendable {
  let alive = LivingCount()
  private(set) var number = 0
  var task: Task<Void, Never>?

  deinit { task?.cancel() }

  final func tickForEver(_ numbers: AsyncStream<Int>) {
    alive.add(1)
    task = Task { [weak self, alive] in
      defer { alive.add(-1) }
      for await number in numbers { self?.number += number }
    }
  }

  final func forget() { task = nil }

  enum Helper {
    static func wait(_ numbers: AsyncStream<Int>) -> Task<Void, Never> {
      Task { for await _ in numbers {} }
    }
  }
}

private final class OtherTicker {
  func tickForEver(_ numbers: AsyncStream<Int>) -> Task<Void, Never> {
    Task { for await _ in numbers {} }
  }
}

private final class SpecialTicker: Ticker, @unchecked Sendable {}

/// How many of some tasks have not ended.
final class LivingCount: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add(_ change: Int) { number.withLock { $0 += change } }
}

extension `Live objects` {
  @Suite
  struct `Tasks that have not ended` {
    private func functions(_ type: AnyClass, _ moment: TaskMoment) throws -> [String] {
      try LiveHeap().tasks(startedBy: [type], after: moment).map(\.function)
    }

    private let own = "closure #1 in Ticker.tickForEver(_:)"

    @Test
    func `a task that outlives what started it is found until it ends`() async throws {
      let moment = TaskMoment()
      let (numbers, input) = AsyncStream<Int>.makeStream()
      let ticker = Ticker()
      ticker.tickForEver(numbers)
      ticker.forget()
      #expect(try functions(Ticker.self, moment) == [own])
      #expect(ticker.alive.value == 1)
      #expect(try functions(SpecialTicker.self, moment) == [own])
      #expect(try functions(Ticker.self, TaskMoment()) == [])
      let task = try #require(LiveHeap().tasks(startedBy: [Ticker.self], after: moment).first)
      #expect(try LiveHeap().isLiving(task))
      input.finish()
      for _ in 0..<100_000 where ticker.alive.value > 0 { await Task.yield() }
      for _ in 0..<1_000 where try LiveHeap().isLiving(task) { await Task.yield() }
      #expect(try functions(Ticker.self, moment) == [])
      #expect(try !LiveHeap().isLiving(task))
    }

    @Test
    func `a task of another type and of a nested one are not the type's`() async throws {
      let moment = TaskMoment()
      let (numbers, input) = AsyncStream<Int>.makeStream()
      let tasks = [OtherTicker().tickForEver(numbers), Ticker.Helper.wait(numbers)]
      #expect(try functions(Ticker.self, moment) == [])
      #expect(
        try functions(OtherTicker.self, moment) == ["closure #1 in OtherTicker.tickForEver(_:)"])
      input.finish()
      for task in tasks { await task.value }
    }

    @Test
    func `a task has the task-local values of the code that started it`() async throws {
      let moment = TaskMoment()
      let (numbers, input) = AsyncStream<Int>.makeStream()
      let (ticker, visitor) = (Ticker(), Visitor())
      Scope.$number.withValue(7) {
        Scope.$visitor.withValue(visitor) {
          Scope.$text.withValue("text") { ticker.tickForEver(numbers) }
        }
      }
      let task = try #require(LiveHeap().tasks(startedBy: [Ticker.self], after: moment).first)
      #expect(task.locals.contains(ObjectAddress(of: visitor)))
      input.finish()
    }

    @Test
    func `only a type with functions that wait may start such tasks`() throws {
      let heap = try LiveHeap()
      #expect(heap.mayStartTasks(Ticker.self))
      #expect(heap.mayStartTasks(SpecialTicker.self))
      #expect(!heap.mayStartTasks(Visitors.self))
    }
  }
}

private enum Scope {
  @TaskLocal static var number = 0
  @TaskLocal static var visitor: Visitor?
  @TaskLocal static var text = ""
}

private final class Visitors {
  var visitors: [Visitor] = []
}
