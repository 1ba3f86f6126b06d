import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct SubscriptionTests {
  let desk = Desk()

  @Test func `values go to the subscriptions in order, until cancelled or finished`() {
    let subject = desk.services.subject(named: "price", of: Int.self)
    var seen: [String] = []
    let first = subject.sink { seen.append("first \($0)") }
    let second = subject.sink(receiveCompletion: { seen.append("done") }) {
      seen.append("second \($0)")
      if $0 == 2 { first.cancel() }
    }
    #expect(desk.names == ["subscription to 'price'", "subscription to 'price'"])
    for value in 1...3 { subject.send(value) }
    subject.finish()
    subject.finish()
    subject.send(4)
    #expect(seen == ["first 1", "second 1", "first 2", "second 2", "second 3", "done"])
    #expect(desk.names.isEmpty)
    withExtendedLifetime(second) {}
  }

  @Test func `a subject that is finished completes at once and keeps nothing`() {
    let subject = desk.services.subject(named: "price", of: Int.self)
    subject.finish()
    var isDone = false
    let judged = desk.visit { owner, _ in
      subject.sink(receiveCompletion: { isDone = true }) { owner.count = $0 }
        .store(in: &owner.cancellables)
    }
    #expect(isDone && !judged.isAlive && desk.names.isEmpty)
  }

  @Test func `a cancellable that is let go of cancels`() {
    let subject = desk.services.subject(named: "price", of: Int.self)
    var seen: [Int] = []
    _ = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(seen.isEmpty && desk.names.isEmpty)
    var kept: [SimulatedCancellable] = []
    subject.sink { seen.append($0) }.store(in: &kept)
    subject.send(2)
    kept = []
    subject.send(3)
    #expect(seen == [2])
  }

  @Test func `a sink that captures who stores the cancellable is a cycle`() {
    let kept = desk.visit { owner, _ in
      owner.prices.sink { owner.count += $0 }.store(in: &owner.cancellables)
    }
    #expect(kept.isAlive)
    kept.owner?.cancellables = []
    #expect(!kept.isAlive && desk.names.isEmpty)
  }

  @Test func `captured weakly, owner and subscription go`() {
    let gone = desk.visit { owner, _ in
      owner.prices.sink(owner: owner) { [weak owner] in owner?.count += $0 }
        .store(in: &owner.cancellables)
    }
    #expect(!gone.isAlive && desk.names.isEmpty)
  }

  @Test func `a subject that finishes lets go of its subscribers`() {
    let late = desk.visit { owner, _ in
      owner.prices.sink { owner.count += $0 }.store(in: &owner.cancellables)
    }
    late.owner?.prices.send(3)
    #expect(late.owner?.count == 3)
    late.owner?.prices.finish()
    #expect(!late.isAlive)
  }

  @Test func `assigning to a property keeps its object until cancelled`() {
    let subject = desk.services.subject(named: "price", of: Int.self, isShared: true)
    let late = desk.visit { owner, _ in
      subject.assign(to: \.count, on: owner).store(in: &owner.cancellables)
    }
    subject.send(7)
    #expect(late.owner?.count == 7)
    late.owner?.cancellables = []
    #expect(!late.isAlive)
  }

  @Test func `only a shared subject is held by the services`() {
    weak let own = desk.services.subject(named: "own", of: Int.self)
    weak let shared = desk.services.subject(named: "shared", of: Int.self, isShared: true)
    #expect(own == nil)
    let kept = desk.visit { owner, _ in
      shared?.sink { owner.count = $0 }.store(in: &owner.cancellables)
    }
    #expect(kept.isAlive)
    #expect(desk.services.registrations.map(\.isRoot) == [true])
  }
}
