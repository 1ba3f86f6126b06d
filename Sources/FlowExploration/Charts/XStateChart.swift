extension StateChart {
  /// The chart as a configuration of an XState machine, in JSON. What it has no form for is in `meta`.
  var xstate: String {
    let links = transitions.filter { $0.source == nil }
    let machine = JSONTree.object([
      "id": .string("model"),
      "initial": initial.map { .string($0) },
      "meta": .object(["flow": .array(remarks.map { .string($0.text) })]),
      "on": links.isEmpty ? nil : Self.events(of: links),
      "states": .object(
        states.enumerated().map { place, state in
          JSONTree.Member(name: state.id, value: node(of: state, at: place))
        }),
    ])
    return machine.text() + "\n"
  }

  private func node(of state: State, at place: Int) -> JSONTree {
    let own = transitions.filter { $0.source == state.id }
    let numbered = Array(own.enumerated())
    func isTimed(_ transition: Transition) -> Bool {
      if case .after = transition.event { true } else { false }
    }
    let timed = numbered.filter { isTimed($0.element) }
    let named = numbered.filter { !isTimed($0.element) }
    return .object([
      "meta": .object([
        "flow": .string(state.kind == .alert ? "alert" : "screen"), "place": .number(Double(place)),
      ]),
      "on": named.isEmpty ? nil : Self.events(named.map { ($0.offset, $0.element) }),
      "after": timed.isEmpty ? nil : Self.events(timed.map { ($0.offset, $0.element) }),
    ])
  }

  private static func events(of transitions: [Transition]) -> JSONTree {
    events(transitions.enumerated().map { ($0.offset, $0.element) })
  }

  /// The transitions by their event, in the order in which events come.
  private static func events(_ transitions: [(place: Int, transition: Transition)]) -> JSONTree {
    var members: [JSONTree.Member] = []
    for (place, transition) in transitions {
      let value = transition.xstate(at: place)
      if let index = members.firstIndex(where: { $0.name == transition.eventForXState }) {
        members[index].value = .array(members[index].value.elements + [value])
      } else {
        members.append(
          JSONTree.Member(name: transition.eventForXState, value: .array([value])))
      }
    }
    return .object(members)
  }
}

extension StateChart.Transition {
  fileprivate var eventForXState: String {
    switch event {
    case .named(let words): words
    case .after(let time): "\(time.milliseconds)"
    case .unnamed: ""
    }
  }

  fileprivate func xstate(at place: Int) -> JSONTree {
    // From the machine itself a state within begins with a point.
    .object([
      "target": target.map { .string(source == nil ? ".\($0)" : $0) },
      "guard": guards.first.map { .string($0) },
      "actions": actions.isEmpty ? nil : .array(actions.map { .string($0) }),
      "meta": .object(["place": .number(Double(place))]),
    ])
  }
}
