import LifecycleKit
import Testing

struct TransitionMachineTests {
  @Test func `every state takes the events that fit it and ignores the others`() {
    var table = ""
    for (name, way) in waysToStates {
      for (word, event) in [
        ("requested", Machine.Event.requested("C")), ("began", .began), ("timeIsUp", .timeIsUp),
        ("ended", .ended),
      ] {
        var machine = Machine.idle
        for step in way { _ = machine.handle(step) }
        let action = machine.handle(event)
        table += "\(name) + \(word) = \(self.name(machine)), \(self.name(action))\n"
      }
    }
    #expect(
      table == """
        idle + requested = beginning C, begin
        idle + began = idle, nothing
        idle + timeIsUp = idle, nothing
        idle + ended = idle, nothing
        beginning A + requested = beginning A, then C, wait
        beginning A + began = running A, nothing
        beginning A + timeIsUp = beginning A, nothing
        beginning A + ended = beginning A, nothing
        beginning A, then B + requested = beginning A, then C, wait
        beginning A, then B + began = running A, then B, nothing
        beginning A, then B + timeIsUp = beginning A, then B, nothing
        beginning A, then B + ended = beginning A, then B, nothing
        running A + requested = running A, then C, wait
        running A + began = running A, nothing
        running A + timeIsUp = ending A, end
        running A + ended = running A, nothing
        running A, then B + requested = running A, then C, wait
        running A, then B + began = running A, then B, nothing
        running A, then B + timeIsUp = ending A, then B, end
        running A, then B + ended = running A, then B, nothing
        ending A + requested = ending A, then C, wait
        ending A + began = ending A, nothing
        ending A + timeIsUp = ending A, nothing
        ending A + ended = idle, conclude A
        ending A, then B + requested = ending A, then C, wait
        ending A, then B + began = ending A, then B, nothing
        ending A, then B + timeIsUp = ending A, then B, nothing
        ending A, then B + ended = beginning B, conclude A, begin

        """)
  }

  @Test func `many requests during a change are answered by one more change, the last one`() {
    var machine = Machine.idle
    let events: [Machine.Event] = [
      .requested("A"), .requested("B"), .began, .requested("C"), .timeIsUp, .requested("D"), .ended,
      .began, .timeIsUp, .ended,
    ]
    let actions = events.map { name(machine.handle($0)) }
    #expect(
      actions == [
        "begin", "wait", "nothing", "wait", "end", "wait", "conclude A, begin", "nothing", "end",
        "conclude D",
      ])
    #expect(machine.isIdle)
  }

  @Test func `what is added to a change goes through its states with it`() {
    var machine = Machine.idle
    machine.add { $0 += "!" }
    #expect(machine.change == nil)
    for event in [Machine.Event.requested("A"), .began, .timeIsUp] {
      _ = machine.handle(event)
      machine.add { $0 += "+" }
    }
    #expect(machine.change == "A+++")
    #expect(name(machine.handle(.ended)) == "conclude A+++")
  }

  private typealias Machine = TransitionMachine<String>

  private var waysToStates: [(String, [Machine.Event])] {
    [
      ("idle", []), ("beginning A", [.requested("A")]),
      ("beginning A, then B", [.requested("A"), .requested("B")]),
      ("running A", [.requested("A"), .began]),
      ("running A, then B", [.requested("A"), .began, .requested("B")]),
      ("ending A", [.requested("A"), .began, .timeIsUp]),
      ("ending A, then B", [.requested("A"), .began, .timeIsUp, .requested("B")]),
    ]
  }

  private func name(_ machine: Machine) -> String {
    switch machine {
    case .idle: "idle"
    case .beginning(let underWay): name("beginning", underWay.change, underWay.next)
    case .running(let underWay): name("running", underWay.change, underWay.next)
    case .ending(let underWay): name("ending", underWay.change, underWay.next)
    }
  }

  private func name(_ state: String, _ change: String, _ next: String?) -> String {
    "\(state) \(change)" + (next.map { ", then \($0)" } ?? "")
  }

  private func name(_ action: Machine.Action) -> String {
    switch action {
    case .conclude(let change, let beginsAnother):
      "conclude \(change)" + (beginsAnother ? ", begin" : "")
    default: "\(action)"
    }
  }
}
