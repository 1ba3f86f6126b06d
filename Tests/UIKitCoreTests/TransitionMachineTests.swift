import LifecycleKit
import Testing

struct TransitionMachineTests {
  @Test func `every state takes the events that fit it and ignores the others`() {
    var table = ""
    for (name, way) in waysToStates {
      for event in [TransitionMachine.Event.requested, .began, .timeIsUp, .ended] {
        var machine = TransitionMachine()
        for step in way { _ = machine.handle(step) }
        let action = machine.handle(event)
        table += "\(name) + \(event) = \(self.name(machine)), \(action)\n"
      }
    }
    #expect(
      table == """
        idle + requested = beginning, begin
        idle + began = idle, nothing
        idle + timeIsUp = idle, nothing
        idle + ended = idle, nothing
        beginning + requested = beginning, waiting, wait
        beginning + began = running, nothing
        beginning + timeIsUp = beginning, nothing
        beginning + ended = beginning, nothing
        beginning, waiting + requested = beginning, waiting, wait
        beginning, waiting + began = running, waiting, nothing
        beginning, waiting + timeIsUp = beginning, waiting, nothing
        beginning, waiting + ended = beginning, waiting, nothing
        running + requested = running, waiting, wait
        running + began = running, nothing
        running + timeIsUp = ending, end
        running + ended = running, nothing
        running, waiting + requested = running, waiting, wait
        running, waiting + began = running, waiting, nothing
        running, waiting + timeIsUp = ending, waiting, end
        running, waiting + ended = running, waiting, nothing
        ending + requested = ending, waiting, wait
        ending + began = ending, nothing
        ending + timeIsUp = ending, nothing
        ending + ended = idle, nothing
        ending, waiting + requested = ending, waiting, wait
        ending, waiting + began = ending, waiting, nothing
        ending, waiting + timeIsUp = ending, waiting, nothing
        ending, waiting + ended = beginning, begin

        """)
  }

  @Test func `many requests during a change are answered by one more change`() {
    var machine = TransitionMachine()
    let events: [TransitionMachine.Event] = [
      .requested, .requested, .began, .requested, .timeIsUp, .requested, .ended, .began, .timeIsUp,
      .ended,
    ]
    let actions = events.map { machine.handle($0) }
    #expect(
      actions == [
        .begin, .wait, .nothing, .wait, .end, .wait, .begin, .nothing, .end, .nothing,
      ])
    #expect(machine == TransitionMachine())
  }

  private var waysToStates: [(String, [TransitionMachine.Event])] {
    [
      ("idle", []), ("beginning", [.requested]), ("beginning, waiting", [.requested, .requested]),
      ("running", [.requested, .began]), ("running, waiting", [.requested, .began, .requested]),
      ("ending", [.requested, .began, .timeIsUp]),
      ("ending, waiting", [.requested, .began, .timeIsUp, .requested]),
    ]
  }

  private func name(_ machine: TransitionMachine) -> String {
    machine.state.rawValue + (machine.isWaiting ? ", waiting" : "")
  }
}
