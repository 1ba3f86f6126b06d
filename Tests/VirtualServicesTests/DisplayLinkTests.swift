import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct DisplayLinkTests {
  let desk = Desk()

  @Test func `a display link calls its target every frame, not while it is paused`() {
    let owner = Owner(desk.services)
    let link = desk.services.displayLink(named: "spin", framesPerSecond: 10, target: owner) {
      owner, _ in owner.count += 1
    }
    desk.advance(1)
    #expect(owner.count == 10)
    #expect(link.timestamp == desk.clock.now)
    link.isPaused = true
    desk.advance(1)
    #expect(owner.count == 10)
    link.isPaused = false
    desk.advance(1)
    link.invalidate()
    link.invalidate()
    desk.advance(1)
    #expect(owner.count == 20)
    #expect(desk.clock.pendingWork.isEmpty && !link.isValid)
  }

  @Test func `a link keeps its target until invalidated, paused or not`() {
    let late = desk.visit { owner, services in
      owner.link = services.displayLink(named: "spin", target: owner) { owner, _ in
        owner.count += 1
      }
    }
    desk.advance(1)
    late.owner?.link?.isPaused = true
    desk.advance(10)
    #expect(late.owner?.count == 60)
    #expect(desk.names == ["display link 'spin'"])
    late.owner?.link?.invalidate()
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a weak proxy may end its link when its target is gone`(isPaused: Bool) {
    var ticks = 0
    let gone = desk.visit { owner, services in
      let proxy = SimulatedWeakProxy(owner, endsWithTarget: true)
      owner.link = services.displayLink(named: "spin", framesPerSecond: 1, target: proxy) {
        _, _ in ticks += 1
      }
      owner.link?.isPaused = isPaused
    }
    #expect(!gone.isAlive && desk.names == ["display link 'spin'"])
    desk.advance(1)
    #expect(ticks == 0 && desk.names.isEmpty && desk.clock.pendingWork.isEmpty)
  }

  @Test func `it goes on for as long as its target is there`() {
    let owner = Owner(desk.services)
    let link = desk.services.displayLink(
      named: "spin", framesPerSecond: 1, target: SimulatedWeakProxy(owner, endsWithTarget: true)
    ) { proxy, _ in proxy.target?.count += 1 }
    desk.advance(3)
    #expect(owner.count == 3 && link.isValid)
    link.invalidate()
  }

  @Test func `behind a weak proxy the target goes and the link ticks on`() {
    var ticks = 0
    let gone = desk.visit { owner, services in
      owner.link = services.displayLink(
        named: "spin", framesPerSecond: 1, target: SimulatedWeakProxy(owner), owner: owner
      ) { proxy, _ in
        ticks += 1
        proxy.target?.count += 1
      }
    }
    desk.advance(3)
    #expect(!gone.isAlive && ticks == 3)
    #expect(
      desk.services.registrations.map(\.description) == [
        "display link 'spin' since 0.000 s, its owner was deallocated"
      ])
  }

  @Test func `no frames a second is a misuse and counts as one`() {
    let owner = Owner(desk.services)
    desk.services.displayLink(named: "spin", framesPerSecond: 0, target: owner) { owner, _ in
      owner.count += 1
    }
    desk.advance(2)
    #expect(owner.count == 2)
    #expect(
      desk.services.misuses.map(\.description) == [
        "0.000 s: display link 'spin' was asked for 0 frames a second and got 1"
      ])
  }
}
