import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct NotificationTests {
  let desk = Desk()
  var center: SimulatedNotificationCenter { desk.services.notificationCenter }

  @Test func `observers are called in the order of registration, before the post returns`() {
    var seen: [String] = []
    let owner = Owner(desk.services)
    _ = center.addObserver(forName: "reload") { _ in seen.append("first") }
    center.addObserver(owner, name: "reload") { _, _ in seen.append("method") }
    _ = center.addObserver(forName: nil) { seen.append("any \($0.name)") }
    _ = center.addObserver(forName: "other") { _ in seen.append("never") }
    center.post(name: "reload", userInfo: ["why": 1])
    #expect(seen == ["first", "method", "any reload"])
    #expect(
      desk.names == [
        "notification 'reload'", "notification 'reload'", "notification of any name",
        "notification 'other'",
      ])
  }

  @Test func `an observer of one object hears of no other, nor of a gone one`() {
    var count = 0
    var sender: Owner? = Owner(desk.services)
    _ = center.addObserver(forName: "reload", object: sender) { _ in count += 1 }
    center.post(name: "reload", object: sender)
    center.post(name: "reload", object: Owner(desk.services))
    center.post(name: "reload")
    #expect(count == 1)
    weak let witness = sender
    sender = nil
    #expect(witness == nil)
    center.post(name: "reload")
    #expect(count == 1)
  }

  @Test func `one that is removed while a notification goes round is not called any more`() {
    var tokens: [SimulatedNotificationToken] = []
    var seen: [Int] = []
    for number in 0..<2 {
      tokens.append(
        center.addObserver(forName: "reload") { _ in
          seen.append(number)
          for token in tokens { center.removeObserver(token) }
          tokens.append(center.addObserver(forName: "reload") { _ in seen.append(9) })
        })
    }
    center.post(name: "reload")
    #expect(seen == [0])
    center.post(name: "reload")
    #expect(seen == [0, 9])
  }

  @Test func `the centre keeps a block, whatever becomes of the token`() {
    for isStored in [true, false] {
      let desk = Desk()
      let kept = desk.visit { owner, services in
        let token = services.notificationCenter.addObserver(forName: "reload") { _ in
          owner.count += 1
        }
        if isStored { owner.token = token }
      }
      desk.advance(10)
      desk.services.notificationCenter.post(name: "reload")
      #expect(kept.owner?.count == 1)
    }
  }

  @Test func `removed, a block is let go although its token is stored`() {
    let late = desk.visit { owner, services in
      owner.token = services.notificationCenter.addObserver(forName: "reload") { _ in
        owner.count += 1
      }
    }
    desk.advance(10)
    let token = late.owner?.token
    if let token {
      center.removeObserver(token)
      center.removeObserver(token)
    }
    #expect(!late.isAlive && desk.names.isEmpty)
  }

  @Test func `captured weakly, the owner goes and the registration stays`() {
    let gone = desk.visit { owner, services in
      owner.token = services.notificationCenter.addObserver(forName: "reload", owner: owner) {
        [weak owner] _ in owner?.count += 1
      }
    }
    #expect(!gone.isAlive)
    #expect(
      desk.services.remainder
        == "1 registration remains: notification 'reload' since 0.000 s whose owner was deallocated"
    )
  }

  @Test func `a method's observer is not kept, and its registration goes with it`() {
    let gone = desk.visit { owner, services in
      services.notificationCenter.addObserver(owner, name: "reload") { owner, _ in
        owner.count += 1
      }
    }
    #expect(!gone.isAlive)
    #expect(desk.names.isEmpty)
    center.post(name: "reload")
  }

  @Test func `a method's observer is taken out by name or altogether`() {
    let owner = Owner(desk.services)
    for name in ["a", "b", "c"] {
      center.addObserver(owner, name: name) { owner, _ in owner.count += 1 }
    }
    center.removeObserver(owner, name: "b")
    #expect(desk.names == ["notification 'a'", "notification 'c'"])
    center.removeObserver(owner)
    #expect(desk.names.isEmpty)
    center.post(name: "a")
    #expect(owner.count == 0)
  }
}
