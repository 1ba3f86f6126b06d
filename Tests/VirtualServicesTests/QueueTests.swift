import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct QueueTests {
  let desk = Desk()

  @Test func `blocks are called at their deadlines, in order, and not before time passes`() {
    var seen: [String] = []
    let queue = desk.services.mainQueue
    queue.asyncAfter(.seconds(2), named: "late") { seen.append("late \(desk.clock.now)") }
    queue.asyncAfter(named: "first") { seen.append("first") }
    queue.asyncAfter(.seconds(-5), named: "second") { seen.append("second") }
    #expect(seen.isEmpty)
    #expect(
      desk.names == ["delayed block 'late'", "delayed block 'first'", "delayed block 'second'"])
    desk.advance(5)
    #expect(seen == ["first", "second", "late 2.000 s"])
    #expect(desk.names.isEmpty)
  }

  @Test func `a delayed block keeps what it captures until its deadline`() {
    let late = desk.visit { owner, services in
      services.mainQueue.asyncAfter(.seconds(5), named: "save") { owner.count += 1 }
    }
    desk.advance(4)
    #expect(late.isAlive)
    desk.advance(1)
    #expect(!late.isAlive)
  }

  @Test func `captured weakly, the owner does not wait for the deadline`() {
    let gone = desk.visit { owner, services in
      services.mainQueue.asyncAfter(.seconds(5), named: "save", owner: owner) { [weak owner] in
        owner?.count += 1
      }
    }
    #expect(!gone.isAlive)
    #expect(desk.services.registrations.map(\.owner) == [.gone])
  }

  @Test func `a cancelled item is not performed and is held until its deadline`() {
    var count = 0
    let late = desk.visit { owner, services in
      let item = SimulatedWorkItem(named: "retry") {
        owner.count += 1
        count += 1
      }
      services.mainQueue.asyncAfter(.seconds(60), execute: item)
      item.cancel()
    }
    #expect(desk.names == ["work item 'retry' (cancelled)"])
    desk.advance(59)
    #expect(late.isAlive)
    desk.advance(1)
    #expect(!late.isAlive && count == 0 && desk.names.isEmpty)
  }

  @Test func `an item keeps its block after it was performed: its own capture is a cycle`() {
    let kept = desk.visit { owner, services in
      let item = SimulatedWorkItem(named: "retry") { owner.item = nil }
      owner.item = item
      services.mainQueue.asyncAfter(.seconds(1), execute: item)
    }
    #expect(kept.isAlive)
    desk.advance(2)
    #expect(!kept.isAlive)

    let cycle = desk.visit { owner, services in
      let item = SimulatedWorkItem(named: "retry") { owner.count += 1 }
      owner.item = item
      services.mainQueue.asyncAfter(.seconds(1), execute: item)
    }
    desk.advance(2)
    #expect(cycle.owner?.count == 1)
    #expect(desk.names.isEmpty)
    cycle.owner?.item = nil
    #expect(!cycle.isAlive)
  }

  @Test func `one item in a queue twice is performed twice`() {
    var count = 0
    let item = SimulatedWorkItem(named: "retry") { count += 1 }
    desk.services.mainQueue.asyncAfter(.seconds(1), execute: item)
    desk.services.mainQueue.asyncAfter(.seconds(2), execute: item)
    desk.advance(1)
    #expect(count == 1 && desk.names == ["work item 'retry'"])
    desk.advance(1)
    #expect(count == 2)
  }
}
