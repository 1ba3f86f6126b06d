import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct BroadcasterTests {
  let desk = Desk()

  @Test func `listeners are told in order, as often as they were added`() {
    let store = desk.services.broadcaster(named: "store", of: Owner.self)
    let (first, second) = (Owner(desk.services), Owner(desk.services))
    for listener in [first, second, first] { store.add(listener) }
    store.broadcast { $0.count += 1 }
    #expect(first.count == 2 && second.count == 1)
    #expect(desk.names == Array(repeating: "listener of 'store'", count: 3))
    store.remove(first)
    store.remove(first)
    #expect(store.listeners.map { $0 === second } == [true])
    #expect(desk.names.count == 1)
  }

  @Test func `a listener that is never removed stays; removed, it goes`() {
    let store = desk.services.broadcaster(named: "store", of: Owner.self, isShared: true)
    let late = desk.visit { owner, _ in store.add(owner) }
    desk.advance(100)
    #expect(late.isAlive)
    if let owner = late.owner { store.remove(owner) }
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test func `a broadcaster that is let go of lets its listeners go`() {
    var store: SimulatedBroadcaster<Owner>? = desk.services.broadcaster(named: "store")
    let judged = desk.visit { owner, _ in store?.add(owner) }
    #expect(judged.isAlive && desk.services.registrations.map(\.isRoot) == [false])
    store = nil
    #expect(!judged.isAlive && desk.names.isEmpty)
  }
}
