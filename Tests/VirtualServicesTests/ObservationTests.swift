import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct ObservationTests {
  let desk = Desk()

  @Test func `a handler gets the old and the new value until its token goes`() {
    let title = desk.services.observedProperty(named: "title", value: "a")
    var seen: [String] = []
    var token: SimulatedObservation? = title.observe { seen.append("\($0) to \($1)") }
    title.value = "b"
    title.value = "c"
    #expect(token != nil && desk.names == ["observation of 'title'"])
    token = nil
    title.value = "d"
    #expect(seen == ["a to b", "b to c"])
    #expect(desk.names.isEmpty)
  }

  @Test func `a stored token whose handler captures its owner is a cycle`() {
    let kept = desk.visit { owner, services in
      owner.observation = owner.title.observe { _, _ in owner.count += 1 }
    }
    kept.owner?.title.value = "new"
    #expect(kept.owner?.count == 1)
    kept.owner?.observation?.invalidate()
    #expect(!kept.isAlive && desk.names.isEmpty)
  }

  @Test func `captured weakly, the owner goes, and the token unregisters`() {
    let title = desk.services.observedProperty(named: "title", value: "")
    let gone = desk.visit { owner, services in
      owner.observation = title.observe { [weak owner] _, _ in owner?.count += 1 }
    }
    #expect(!gone.isAlive && desk.names.isEmpty)
  }

  @Test func `the observed property keeps the handler as long as somebody has the token`() {
    let title = desk.services.observedProperty(named: "title", value: "")
    var token: SimulatedObservation?
    let late = desk.visit { owner, _ in
      token = title.observe(owner: owner) { _, _ in owner.count += 1 }
    }
    #expect(late.isAlive && desk.services.registrations.map(\.owner) == [.alive])
    token?.invalidate()
    token?.invalidate()
    #expect(!late.isAlive)
  }
}
