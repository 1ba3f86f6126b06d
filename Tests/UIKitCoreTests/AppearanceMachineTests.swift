import LifecycleKit
import SeededRandom
import Testing

struct AppearanceMachineTests {
  @Test func `every state takes the events that fit it and refuses the others unchanged`() {
    var table = ""
    for (state, way) in waysToStates {
      for event in [AppearanceMachine.Event.beginAppearing, .beginDisappearing, .finish] {
        var machine = AppearanceMachine()
        for step in way { _ = machine.handle(step) }
        let accepts = machine.accepts(event)
        let outcome = machine.handle(event)
        #expect(accepts == (outcome != .unbalanced))
        table += "\(state) + \(event) = \(machine.state), \(word(outcome))\n"
      }
    }
    #expect(
      table == """
        disappeared + beginAppearing = appearing, viewWillAppear
        disappeared + beginDisappearing = disappeared, unbalanced
        disappeared + finish = disappeared, unbalanced
        appearing + beginAppearing = appearing, unbalanced
        appearing + beginDisappearing = disappearing, viewWillDisappear
        appearing + finish = appeared, viewDidAppear
        appeared + beginAppearing = appeared, unbalanced
        appeared + beginDisappearing = disappearing, viewWillDisappear
        appeared + finish = appeared, unbalanced
        disappearing + beginAppearing = appearing, viewWillAppear
        disappearing + beginDisappearing = disappearing, unbalanced
        disappearing + finish = disappeared, viewDidDisappear

        """)
  }

  @Test func `only the states between two transitions are settled`() {
    let settled = waysToStates.map { state, way in
      var machine = AppearanceMachine()
      for step in way { _ = machine.handle(step) }
      return "\(state) \(machine.isSettled)"
    }
    #expect(
      settled == ["disappeared true", "appearing false", "appeared true", "disappearing false"])
  }

  @Test(arguments: 1...20)
  func `whatever comes, a did follows the will of its direction`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    var machine = AppearanceMachine()
    var last = LifecycleEvent.Kind.viewDidDisappear
    for _ in 0..<1_000 {
      let event = [AppearanceMachine.Event.beginAppearing, .beginDisappearing, .finish]
        .randomElement(using: &numbers)
      guard let event, case .send(let callback) = machine.handle(event) else { continue }
      switch callback {
      case .viewDidAppear: #expect(last == .viewWillAppear)
      case .viewDidDisappear: #expect(last == .viewWillDisappear)
      case .viewWillAppear: #expect(last == .viewDidDisappear || last == .viewWillDisappear)
      default: #expect(last == .viewDidAppear || last == .viewWillAppear)
      }
      last = callback
    }
  }

  private var waysToStates: [(AppearanceMachine.State, [AppearanceMachine.Event])] {
    [
      (.disappeared, []), (.appearing, [.beginAppearing]),
      (.appeared, [.beginAppearing, .finish]),
      (.disappearing, [.beginAppearing, .finish, .beginDisappearing]),
    ]
  }

  private func word(_ outcome: AppearanceMachine.Outcome) -> String {
    switch outcome {
    case .send(let callback): callback.rawValue
    case .unbalanced: "unbalanced"
    }
  }
}
