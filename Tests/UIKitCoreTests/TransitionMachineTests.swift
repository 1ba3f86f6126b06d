import LifecycleKit
import Testing

struct TransitionMachineTests {
  @Test func `every state takes the events that fit it and ignores the others`() {
    var table = ""
    for (name, way) in waysToStates {
      for (word, event) in [
        ("requested", Event.requested("C")), ("began", .began), ("timeIsUp", .timeIsUp),
        ("ended", .ended),
      ] {
        var machine = Machine()
        for step in way { _ = action(of: step, in: &machine) }
        let action = action(of: event, in: &machine)
        table += "\(name) + \(word) = \(self.name(machine)), \(action)\n"
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
    var machine = Machine()
    let events: [Event] = [
      .requested("A"), .requested("B"), .began, .requested("C"), .timeIsUp, .requested("D"), .ended,
      .began, .timeIsUp, .ended,
    ]
    let actions = events.map { action(of: $0, in: &machine) }
    #expect(
      actions == [
        "begin", "wait", "nothing", "wait", "end", "wait", "conclude A, begin", "nothing", "end",
        "conclude D",
      ])
    #expect(machine.isIdle)
  }

  @Test func `what is added to a change goes through its states with it`() {
    var machine = Machine()
    machine.change? += "!"
    #expect(machine.change == nil)
    for event in [Event.requested("A"), .began, .timeIsUp] {
      _ = action(of: event, in: &machine)
      machine.change? += "+"
    }
    #expect(machine.change == "A+++")
    #expect(action(of: .ended, in: &machine) == "conclude A+++")
  }

  private typealias Machine = TransitionMachine<String>

  private enum Event {
    case requested(String)
    case began, timeIsUp, ended
  }

  private var waysToStates: [(String, [Event])] {
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
    guard let change = machine.change else { return "\(machine.phase)" }
    return "\(machine.phase) \(change)" + (machine.next.map { ", then \($0)" } ?? "")
  }

  private func action(of event: Event, in machine: inout Machine) -> String {
    switch event {
    case .requested(let change): return machine.request(change) ? "begin" : "wait"
    case .began: machine.run()
    case .timeIsUp: if machine.end() { return "end" }
    case .ended:
      guard let change = machine.conclude() else { break }
      return "conclude \(change)" + (machine.isIdle ? "" : ", begin")
    }
    return "nothing"
  }
}
