import VirtualServices
import Testing
import VirtualTime

@MainActor @Suite struct ContinuationTests {
  struct Refused: Error {}

  let desk = Desk()

  private func ask(_ owner: Owner, _ services: SimulatedServices, keeping isKept: Bool) {
    services.tasks.start("ask") {
      owner.count = try await services.tasks.withContinuation(named: "answer", owner: owner) {
        if isKept { owner.answers.append($0) }
      }
    }
  }

  @Test func `a task goes on with what its continuation is resumed with`() async {
    let owner = Owner(desk.services)
    ask(owner, desk.services, keeping: true)
    await desk.advance(1)
    #expect(desk.names == ["task 'ask'", "continuation 'answer'"])
    #expect(owner.answers[0].isWaiting)
    owner.answers[0].resume(returning: 42)
    #expect(!owner.answers[0].isWaiting && owner.count == 0)
    await desk.advance(0)
    #expect(owner.count == 42 && desk.names.isEmpty)
  }

  @Test func `an error ends the wait as well`() async {
    let owner = Owner(desk.services)
    desk.services.tasks.start("ask") {
      do {
        owner.count = try await desk.services.tasks.withContinuation(named: "answer") {
          owner.answers.append($0)
        }
      } catch is Refused { owner.count = -1 }
    }
    await desk.advance(0)
    owner.answers[0].resume(throwing: Refused())
    await desk.advance(0)
    #expect(owner.count == -1)
  }

  @Test func `resumed twice is a misuse, and the first answer counts`() async {
    let owner = Owner(desk.services)
    ask(owner, desk.services, keeping: true)
    await desk.advance(2)
    owner.answers[0].resume(returning: 1)
    owner.answers[0].resume(returning: 2)
    await desk.advance(1)
    #expect(owner.count == 1)
    #expect(
      desk.services.misuses.map(\.description) == [
        "2.000 s: continuation 'answer' was resumed a second time"
      ])
  }

  @Test func `kept in a list and never resumed, it keeps what the task uses`() async {
    let kept = desk.visit { ask($0, $1, keeping: true) }
    await desk.advance(100)
    #expect(kept.isAlive && desk.names == ["task 'ask'", "continuation 'answer'"])
    kept.owner?.answers.first?.resume(returning: 1)
    await desk.advance(1)
    #expect(!kept.isAlive && desk.names.isEmpty)
  }

  @Test func `dropped, it keeps what the task uses, and says so`() async {
    let kept = desk.visit { ask($0, $1, keeping: false) }
    await desk.advance(100)
    #expect(kept.isAlive)
    #expect(desk.names == ["task 'ask'", "continuation 'answer' (dropped)"])
  }

  @Test func `resumed late, it lets go late`() async {
    let late = desk.visit { owner, services in
      ask(owner, services, keeping: true)
      services.mainQueue.asyncAfter(.seconds(5), named: "reply") { [weak owner] in
        owner?.answers[0].resume(returning: 1)
      }
    }
    await desk.advance(4)
    #expect(late.isAlive)
    await desk.advance(2)
    #expect(!late.isAlive)
  }
}
