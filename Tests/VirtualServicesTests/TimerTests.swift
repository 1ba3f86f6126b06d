import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct TimerTests {
  let desk = Desk()

  @Test func `a repeating timer fires every interval until it is invalidated`() {
    var fired: [String] = []
    let timer = desk.services.scheduledTimer(named: "tick", every: .seconds(2)) { timer in
      fired.append("\(desk.clock.now)")
      if fired.count == 3 { timer.invalidate() }
    }
    desk.advance(20)
    #expect(fired == ["2.000 s", "4.000 s", "6.000 s"])
    #expect(!timer.isValid && timer.fireDate == nil)
    #expect(desk.clock.pendingWork.isEmpty)
  }

  @Test func `a timer that does not repeat fires once and is invalid then`() {
    var count = 0
    let timer = desk.services.scheduledTimer(named: "once", every: .seconds(2), repeats: false) {
      _ in count += 1
    }
    #expect(desk.names == ["timer 'once'"])
    #expect(timer.fireDate == desk.clock.now.advanced(by: .seconds(2)))
    desk.advance(20)
    #expect(count == 1)
    #expect(!timer.isValid && desk.names.isEmpty)
    timer.fire()
    #expect(count == 1)
  }

  @Test func `fired by hand, a repeating timer keeps its time`() {
    var fired: [String] = []
    let timer = desk.services.scheduledTimer(named: "tick", every: .seconds(2)) { _ in
      fired.append("\(desk.clock.now)")
    }
    desk.advance(1)
    timer.fire()
    desk.advance(2)
    #expect(fired == ["1.000 s", "2.000 s"])
  }

  @Test func `an interval that is not positive counts as a tenth of a millisecond`() {
    var count = 0
    desk.services.scheduledTimer(named: "fast", every: .seconds(-1)) { _ in count += 1 }
    desk.clock.advance(by: .milliseconds(1))
    #expect(count == 10)
  }

  @Test func `a repeating timer keeps what its block captures, stored or not`() {
    for isStored in [true, false] {
      let desk = Desk()
      let kept = desk.visit { owner, services in
        let timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in
          owner.count += 1
        }
        if isStored { owner.timer = timer }
      }
      desk.advance(100)
      #expect(kept.owner?.count == 100)
      #expect(desk.names == ["timer 'tick' (repeating)"])
    }
  }

  @Test func `captured weakly, the owner goes and the timer ticks on`() {
    let gone = desk.visit { owner, services in
      services.scheduledTimer(named: "tick", every: .seconds(1), owner: owner) { [weak owner] _ in
        owner?.count += 1
      }
    }
    #expect(!gone.isAlive)
    desk.advance(5)
    #expect(
      desk.services.registrations.map(\.description) == [
        "timer 'tick' (repeating) since 0.000 s, its owner was deallocated"
      ])
  }

  @Test func `invalidated, it lets go`() {
    let late = desk.visit { owner, services in
      owner.timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in
        owner.count += 1
      }
    }
    desk.advance(3)
    late.owner?.timer?.invalidate()
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test func `a timer with a far fire date keeps its block until then`() {
    let late = desk.visit { owner, services in
      services.scheduledTimer(named: "far", every: .seconds(60), repeats: false) { _ in
        owner.count += 1
      }
    }
    desk.advance(59)
    #expect(late.isAlive)
    desk.advance(1)
    #expect(!late.isAlive)
  }

  @Test func `fired and stored, a timer keeps its block on Linux and not on Darwin`() {
    for (retention, isKept) in [(SimulatedTimer.Retention.darwin, false), (.linux, true)] {
      let desk = Desk()
      desk.services.timerRetention = retention
      let judged = desk.visit { owner, services in
        owner.timer = services.scheduledTimer(named: "once", every: .seconds(1), repeats: false) {
          _ in owner.count += 1
        }
      }
      desk.advance(2)
      #expect(judged.isAlive == isKept)
      #expect(desk.names.isEmpty)
      judged.owner?.timer = nil
      #expect(!judged.isAlive)
    }
  }

  @Test func `an invalid timer does not fire by hand, though Linux keeps its block`() {
    desk.services.timerRetention = .linux
    var count = 0
    let timer = desk.services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in count += 1 }
    timer.invalidate()
    timer.fire()
    #expect(count == 0)
  }

  @Test func `a timer keeps its target and user info until invalidated`() {
    weak var info: Owner?
    let kept = desk.visit { owner, services in
      let passenger = Owner(services)
      info = passenger
      owner.timer = services.scheduledTimer(
        named: "poll", every: .seconds(1), target: owner, userInfo: passenger
      ) { owner, timer in if timer.userInfo is Owner { owner.count += 1 } }
    }
    desk.advance(3)
    #expect(kept.owner?.count == 3)
    #expect(info != nil)
    kept.owner?.timer?.invalidate()
    #expect(!kept.isAlive)
    #expect(info == nil)
  }

  @Test func `a weak proxy may end its timer when its target is gone`() {
    var calls = 0
    let gone = desk.visit { owner, services in
      let proxy = SimulatedWeakProxy(owner, endsWithTarget: true)
      services.scheduledTimer(named: "poll", every: .seconds(1), target: proxy) { _, _ in
        calls += 1
      }
    }
    #expect(!gone.isAlive && desk.names == ["timer 'poll' (repeating)"])
    desk.advance(1)
    #expect(calls == 0 && desk.names.isEmpty && desk.clock.pendingWork.isEmpty)
  }

  @Test func `a timer's target behind a weak proxy goes`() {
    let gone = desk.visit { owner, services in
      services.scheduledTimer(named: "poll", every: .seconds(1), target: SimulatedWeakProxy(owner))
      {
        proxy, _ in proxy.target?.count += 1
      }
    }
    #expect(!gone.isAlive)
    #expect(desk.names == ["timer 'poll' (repeating)"])
  }
}
