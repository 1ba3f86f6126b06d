import LeakDetection
import SeededRandom
import Testing
import VirtualTime

@MainActor @Suite struct ExpectationLedgerTests {
  /// Lives until it is told otherwise.
  @MainActor final class Thing: ExpectedObject {
    let number: SubjectNumber
    var isAlive = true
    private let failures: Failures?

    init(_ number: SubjectNumber, _ failures: Failures? = nil) {
      self.number = number
      self.failures = failures
    }

    func isAlive(_: ExpectationRecord) -> Bool { isAlive }
    func name(_: ExpectationRecord) -> String { "Thing#\(number)" }
    func reason(_: ExpectationRecord) -> String { "popped from Nav#1" }
    func outlived(_ record: ExpectationRecord) { failures?.note(name(record)) }
  }

  /// What lived at its deadline, in the order of judging.
  @MainActor final class Failures {
    private(set) var found: [String] = []
    private let clock: VirtualClock

    init(_ clock: VirtualClock) { self.clock = clock }

    func note(_ subject: String) { found.append("\(subject) at \(clock.now)") }
  }

  let clock = VirtualClock()
  let ledger: ExpectationLedger

  init() {
    ledger = ExpectationLedger(clock: clock)
  }

  private func expect(_ thing: Thing, within delay: Duration = .seconds(2)) {
    ledger.expect(thing.number, thing, at: clock.now, within: delay)
  }

  private var states: [String] {
    ledger.records.map { "\($0.expectation.subject) \($0.expectation.state.text)" }
  }

  @Test func `an object that lives at its deadline fails, and is late when it goes after all`() {
    let failures = Failures(clock)
    expect(Thing(1, failures))
    clock.advance(by: .seconds(2))
    #expect(failures.found == ["Thing#1 at 2.000 s"])
    #expect(states == ["Thing#1 failed"])
    clock.advance(by: .seconds(1))
    ledger.noteDeallocation(of: 1, at: clock.now)
    #expect(states == ["Thing#1 met late after 3.000 s"])
    #expect(ledger.tally.failed == 0 && ledger.tally.metLate == 1)
  }

  @Test func `only what goes after its deadline is told as late`() {
    var late: [String] = []
    ledger.onLateDeath = { late.append("\($0.expectation.subject) at \($1)") }
    expect(Thing(1))
    expect(Thing(2))
    clock.advance(by: .seconds(1))
    ledger.noteDeallocation(of: 1, at: clock.now)
    clock.advance(by: .seconds(2))
    ledger.noteDeallocation(of: 2, at: clock.now)
    #expect(late == ["Thing#2 at 3.000 s"])
  }

  @Test func `an object that is gone at its deadline without any news has met it`() {
    let thing = Thing(1)
    expect(thing)
    thing.isAlive = false
    clock.advance(by: .seconds(2))
    #expect(states == ["Thing#1 met after 2.000 s"])
  }

  @Test func `a second expectation for the same object changes nothing while one is pending`() {
    expect(Thing(1), within: .seconds(5))
    clock.advance(by: .seconds(1))
    expect(Thing(1), within: .seconds(1))
    clock.advance(by: .seconds(3))
    #expect(states == ["Thing#1 pending"])
    ledger.cancel(1, because: "it came back")
    expect(Thing(1), within: .seconds(1))
    #expect(states == ["Thing#1 cancelled: it came back", "Thing#1 pending"])
  }

  @Test func `deadlines are judged in their order, equal ones in the order they came`() {
    let failures = Failures(clock)
    for (number, seconds) in [(1, 3), (2, 1), (3, 3), (4, 2), (5, 1), (6, -1)] {
      expect(Thing(SubjectNumber(number), failures), within: .seconds(seconds))
    }
    clock.advance(by: .seconds(3))
    #expect(
      failures.found == [
        "Thing#6 at 0.000 s", "Thing#2 at 1.000 s", "Thing#5 at 1.000 s", "Thing#4 at 2.000 s",
        "Thing#1 at 3.000 s", "Thing#3 at 3.000 s",
      ])
  }

  @Test func `no more than the latest settled ones are remembered, all are counted`() {
    ledger.settledLimit = 3
    for number in 1...10 {
      expect(Thing(SubjectNumber(number)))
      ledger.noteDeallocation(of: SubjectNumber(number), at: clock.now)
    }
    #expect(ledger.records.map(\.number) == [8, 9, 10])
    #expect(ledger.tally.met == 10)
  }

  @Test(arguments: 1...50)
  func `any sequence of calls equals a plain list`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model: [SubjectNumber: (deadline: VirtualInstant, isPending: Bool)] = [:]
    var things: [SubjectNumber: Thing] = [:]
    for _ in 0..<300 {
      let number = SubjectNumber.random(in: 1...30, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let delay = Duration.seconds(Int.random(in: 0...4, using: &random))
        let thing = things[number] ?? Thing(number)
        things[number] = thing
        if model[number]?.isPending != true {
          model[number] = (clock.now.advanced(by: delay), true)
        }
        expect(thing, within: delay)
      case 2:
        ledger.noteDeallocation(of: number, at: clock.now)
        model[number] = nil
        things[number] = nil
      case 3:
        ledger.cancel(number, because: "seen again")
        if model[number]?.isPending == true { model[number] = nil }
      default:
        clock.advance(by: .milliseconds(Int.random(in: 0...900, using: &random)))
        for (key, entry) in model where entry.deadline <= clock.now {
          model[key]?.isPending = false
        }
      }
      let pending = model.filter(\.value.isPending).keys.sorted()
      // A deadline of this very instant is judged by the clock's next turn.
      let overdue = pending.filter { model[$0]?.deadline == clock.now }
      let ours = (1...30).filter { ledger.isPending($0) }.map { SubjectNumber($0) }
      #expect(Set(ours).subtracting(overdue) == Set(pending).subtracting(overdue))
    }
  }

  @Test func `a pause moves every deadline, and their order stays`() {
    let failures = Failures(clock)
    expect(Thing(1, failures), within: .seconds(4))
    expect(Thing(2, failures), within: .seconds(3))
    clock.advance(by: .seconds(1))
    ledger.pause()
    clock.advance(by: .seconds(10))
    expect(Thing(3, failures), within: .seconds(1))
    expect(Thing(4, failures), within: .seconds(1))
    ledger.cancel(4, because: "it came back")
    clock.advance(by: .seconds(10))
    #expect(ledger.tally.pending == 3 && failures.found == [])
    ledger.resume()
    clock.advance(by: .seconds(10))
    #expect(
      failures.found == ["Thing#3 at 22.000 s", "Thing#2 at 23.000 s", "Thing#1 at 24.000 s"])
  }

  @Test func `a pause within a pause is the same one`() {
    expect(Thing(1))
    ledger.resume()
    ledger.pause()
    clock.advance(by: .seconds(5))
    ledger.pause()
    clock.advance(by: .seconds(5))
    ledger.resume()
    #expect(ledger.records.map(\.deadline.description) == ["12.000 s"])
  }

  @Test func `a handle follows its expectation until that is forgotten`() {
    let thing = Thing(1)
    let serial = ledger.expect(thing.number, thing, at: clock.now, within: .seconds(2))
    let handle = ExpectationHandle(serial: serial, number: thing.number, in: ledger)
    #expect(handle.state == .pending)
    clock.advance(by: .seconds(2))
    #expect(handle.state == .failed)
    handle.cancel(because: "too late")
    #expect(handle.state == .failed)
    ledger.noteDeallocation(of: 1, at: clock.now)
    #expect(handle.expectation?.state == .metLate(after: .seconds(2)))
    ledger.settledLimit = 1
    for number in 2...9 as ClosedRange<SubjectNumber> {
      expect(Thing(number))
      ledger.cancel(number, because: "test")
    }
    #expect(handle.state == nil)
  }

  @Test func `an object that fails a second time has both failures on record`() {
    for _ in 1...2 {
      expect(Thing(1))
      clock.advance(by: .seconds(2))
    }
    #expect(ledger.records.map(\.serial) == [1, 2])
    #expect(states == ["Thing#1 failed", "Thing#1 failed"])
    #expect(ledger.tally.failed == 2)
  }
}
