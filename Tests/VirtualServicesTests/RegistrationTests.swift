import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct RegistrationTests {
  @Test func `the table tells what is alive, since when, and whose owner was deallocated`() {
    let desk = Desk()
    #expect(desk.services.table() == "registration  since  owner\n")
    #expect(desk.services.remainder == "no registration remains")
    let owner = Owner(desk.services)
    desk.services.scheduledTimer(named: "tick", every: .seconds(1), owner: owner) { _ in }
    desk.advance(90)
    let gone = desk.visit { owner, services in
      _ = services.notificationCenter.addObserver(forName: "reload", owner: owner) { _ in }
    }
    desk.services.mainQueue.asyncAfter(.seconds(1), named: "save") {}
    #expect(!gone.isAlive)
    #expect(
      desk.services.table() == """
        registration              since     owner
        timer 'tick' (repeating)  0.000 s   alive
        notification 'reload'     90.000 s  deallocated
        delayed block 'save'      90.000 s

        """)
    #expect(
      desk.services.remainder
        == "3 registrations remain: timer 'tick' (repeating) since 0.000 s, "
        + "notification 'reload' since 90.000 s whose owner was deallocated, "
        + "delayed block 'save' since 90.000 s")
    #expect(desk.services.registrations.map(\.kind) == [.timer, .notification, .delayedBlock])
    #expect(desk.services.registeredCount == 3)
    withExtendedLifetime(owner) {}
  }

  @Test func `what is only known is forgotten when it has gone`() {
    let desk = Desk()
    for _ in 0..<1_000 {
      let judged = desk.visit { owner, _ in
        owner.observation = owner.title.observe { _, _ in }
        owner.prices.sink { _ in }.store(in: &owner.cancellables)
        _ = desk.services.tasks.makeStream(named: "events", of: Int.self)
      }
      #expect(!judged.isAlive)
    }
    #expect(desk.names.isEmpty)
    #expect(desk.services.registeredCount == 3_000)
  }

  @Test func `services work in the background of their clock`() throws {
    let desk = Desk()
    desk.services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in }
    desk.services.mainQueue.asyncAfter(.seconds(1), named: "save") {}
    try desk.clock.runUntilIdle()
    #expect(desk.clock.now == .zero)
    #expect(desk.clock.pendingWork.map(\.isInBackground) == [true, true])
  }

  @Test func `two sets of services on one clock do not see each other`() {
    let clock = VirtualClock()
    let (one, other) = (SimulatedServices(clock: clock), SimulatedServices(clock: clock))
    var count = 0
    _ = one.notificationCenter.addObserver(forName: "reload") { _ in count += 1 }
    other.notificationCenter.post(name: "reload")
    #expect(count == 0)
    #expect(other.registrations.isEmpty && one.registrations.count == 1)
  }

  @Test func `the same program gives the same table`() {
    func program() -> String {
      let desk = Desk()
      for number in 0..<50 {
        desk.services.scheduledTimer(named: "\(number)", every: .seconds(1 + number)) { timer in
          if number % 3 == 0 { timer.invalidate() }
        }
      }
      desk.advance(40)
      return desk.services.table()
    }
    #expect(program() == program())
    #expect(program().split(separator: "\n").count == 37)
  }
}
