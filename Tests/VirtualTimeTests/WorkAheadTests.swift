import Testing

@testable import VirtualTime

/// Work that goes ahead of all else.
@MainActor @Suite struct WorkAheadTests {
  private let clock = VirtualClock()
  private let done = Done()

  @MainActor final class Done {
    var names: [String] = []
  }

  private func work(_ name: String) -> WorkAhead {
    WorkAhead(name, on: clock) { [done] in done.names.append(name) }
  }

  @Test func `is done before what was scheduled earlier, in the order in which it was asked for`() {
    let (one, other) = (work("one"), work("other"))
    clock.schedule("save", after: .zero) { [done] in done.names.append("save") }
    other.ask()
    one.ask()
    other.ask()
    #expect(clock.pendingWork.map(\.name) == ["other", "one", "save"])
    clock.advance(by: .zero)
    #expect(done.names == ["other", "one", "save"])
  }

  @Test func `keeps the clock from being idle until it is done or taken back`() throws {
    let work = work("work")
    #expect(clock.isIdle && clock.nextDeadline == nil)
    work.ask()
    #expect(!clock.isIdle && clock.nextDeadline == clock.now)
    work.takeBack()
    work.takeBack()
    #expect(clock.isIdle && clock.pendingWork.isEmpty)
    work.ask()
    try clock.runUntilIdle()
    #expect(done.names == ["work"] && clock.isIdle)
  }

  @Test func `can be asked for again while it is done, also without end`() {
    clock.workLimitAtInstant = 10
    let again = Again(on: clock)
    again.work?.ask()
    clock.advance(by: .seconds(1))
    #expect(again.count == 10)
    #expect(clock.standstill?.pending.map(\.name) == ["again"])
    #expect(clock.now == .zero)
  }

  @MainActor private final class Again {
    var work: WorkAhead?
    var count = 0

    init(on clock: VirtualClock) {
      work = WorkAhead("again", on: clock) { [weak self] in
        self?.count += 1
        self?.work?.ask()
      }
    }
  }

  @Test func `leaves the clock with what it held, also when it was asked for`() {
    var held: Done? = Done()
    weak let observed = held
    var work: WorkAhead? = WorkAhead("work", on: clock) { [held] in held?.names = [] }
    work?.ask()
    held = nil
    #expect(observed != nil)
    work = nil
    #expect(observed == nil && clock.isIdle && clock.pendingWork.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(done.names.isEmpty)
  }
}
