/// Makes a model of a chart, and notes what has no counterpart in it.
///
/// A chart that a model was written as is that model again. In another one each state is a screen, each event a
/// button, each target a push, and each condition a named value that nothing sets yet.
struct ChartReading {
  let chart: StateChart
  private var grammar = ModelGrammar(about: FlowModel())
  private(set) var unmatched: [String]
  /// The names of the screens, by the identifier of the state.
  private var names: [String: String] = [:]
  /// The conditions that became named values.
  private var valueOfGuard: [String: String] = [:]
  private var actions: [String: [FlowModel.Action]] = [:]

  /// A remark that is not understood, with its place in the file.
  struct WrongRemark: Error {
    var remark: StateChart.Remark
    var problem: ScriptError.Problem
  }

  init(_ chart: StateChart) {
    self.chart = chart
    unmatched = chart.unmatched
  }

  /// The model.
  ///
  /// - Throws: the first remark that is not understood.
  mutating func model() throws(WrongRemark) -> FlowModel {
    let screens = nameScreens()
    grammar = ModelGrammar(about: FlowModel(screens: screens, root: .stack([])))
    for remark in chart.remarks { grammar.collectNames(of: remark.text) }
    for remark in chart.remarks {
      do { try grammar.read(remark.text) } catch {
        throw WrongRemark(remark: remark, problem: error)
      }
    }
    for transition in chart.transitions where transition.isLink { readLink(transition) }
    for state in chart.states where names[state.id] != nil { readTransitions(of: state) }
    var model = grammar.model
    for (id, name) in names {
      guard let index = model.screens.firstIndex(where: { $0.name == name }) else { continue }
      model.screens[index].actions = actions[id] ?? []
    }
    if !grammar.hasRoot {
      let given = chart.initial.flatMap { screen(at: $0, "the start") }
      let first = given ?? model.screens.first?.name
      if given == nil, let first { note("no start is given; \(first) is taken") }
      model.root = .stack(first.map { [$0] } ?? [])
    }
    checkDestinations(in: model)
    return model
  }

  // MARK: - Screens

  private mutating func nameScreens() -> [FlowModel.Screen] {
    var screens: [FlowModel.Screen] = []
    for state in chart.states where chart.isScreen(state) {
      let name = ModelName.screen(
        state.title ?? state.id, notIn: screens.map(\.name))
      names[state.id] = name
      screens.append(FlowModel.Screen(name: name, isAlert: state.kind == .alert))
    }
    return screens
  }

  /// The screen that is entered with a state.
  private mutating func screen(at id: String, _ place: String) -> String? {
    var (current, met): (String, Set<String>) = (id, [])
    while met.insert(current).inserted, let state = chart.state(current) {
      if let name = names[state.id] { return name }
      if state.kind == .history {
        note("\(place): the history \(state.id) is taken as the state that is entered without one")
      } else if state.kind == .parallel {
        note("\(place): of the states at the same time in \(state.id), the first one is shown")
      }
      let first = chart.states.first { $0.parent == state.id && $0.kind != .history }?.id
      guard let next = state.initial ?? (state.kind == .history ? state.parent : first) else {
        return nil
      }
      current = next
    }
    return nil
  }

  private mutating func note(_ words: String) {
    if !unmatched.contains(words) { unmatched.append(words) }
  }

  // MARK: - Transitions

  private mutating func readLink(_ transition: StateChart.Transition) {
    guard let action = action(of: transition, on: nil, beside: []) else { return }
    grammar.add(link: action)
  }

  /// Reads what can be done on a screen: its own transitions, then those of the groups that it is within.
  private mutating func readTransitions(of state: StateChart.State) {
    let sources: [String?] = [state.id] + chart.ancestors(of: state.id) + [nil]
    var earlier: [(StateChart.Event, FlowModel.Condition?)] = []
    for source in sources {
      for transition in chart.transitions where transition.source == source && !transition.isLink {
        for branch in branches(of: transition) {
          let taken = chart.isWrittenFromModel ? [] : earlier.filter { $0.0 == branch.event }
          guard let action = action(of: branch, on: state, beside: taken.map(\.1)) else { continue }
          actions[state.id, default: []].append(action)
          if branch.event != .unnamed { earlier.append((branch.event, action.condition)) }
        }
      }
    }
  }

  /// A transition, or the ones in its place where it leads to a choice.
  private func branches(
    of transition: StateChart.Transition, depth: Int = 0
  ) -> [StateChart.Transition] {
    guard depth < 8, let target = transition.target, chart.state(target)?.kind == .choice else {
      return [transition]
    }
    return chart.transitions.filter { $0.source == target }.flatMap { branch in
      var whole = transition
      // The words of a branch are its condition.
      if case .named(let words) = branch.event { whole.guards.append(words) }
      whole.guards += branch.guards
      whole.actions += branch.actions
      whole.target = branch.target
      return branches(of: whole, depth: depth + 1)
    }
  }

  private mutating func action(
    of transition: StateChart.Transition, on state: StateChart.State?,
    beside earlier: [FlowModel.Condition?]
  ) -> FlowModel.Action? {
    // A machine takes the first transition whose condition is met.
    guard !earlier.contains(nil) else {
      note("\(transition.place): another transition of this event comes before it")
      return nil
    }
    let target = transition.target.flatMap { screen(at: $0, transition.place) }
    guard let trigger = trigger(of: transition, to: target) else { return nil }
    var effects: [FlowModel.Effect] = []
    for words in transition.actions {
      if let effect = grammar.effect(in: words) {
        effects.append(effect)
      } else {
        note("\(transition.place): the action \(words)")
      }
    }
    // A button of an alert leads back without a word.
    if !effects.contains(where: \.moves), let target, state?.kind != .alert,
      target != state.flatMap({ names[$0.id] })
    {
      effects.append(entrance(to: target))
    }
    if effects.isEmpty, !trigger.isOnScreen {
      note("\(transition.place): nothing happens in it")
      return nil
    }
    if state?.kind == .alert {
      guard case .button = trigger else {
        note("\(transition.place): an alert has buttons only")
        return nil
      }
    }
    return FlowModel.Action(
      trigger: trigger, condition: condition(of: transition, beside: earlier.compactMap(\.self)),
      effects: effects)
  }

  private func entrance(to name: String) -> FlowModel.Effect {
    grammar.alerts.contains(name)
      ? .present(name, .automatic, isWrapped: false) : .push(name)
  }

  private mutating func trigger(
    of transition: StateChart.Transition, to target: String?
  ) -> FlowModel.Action.Trigger? {
    switch transition.event {
    case .after(let time): return .time(time)
    case .named(let words): return FlowModel.Action.Trigger(sentence: words)
    case .unnamed:
      guard let target else {
        note("\(transition.place): a transition without words that leads to no screen")
        return nil
      }
      note("\(transition.place): it has no words; its button is called \(target)")
      return .button(target)
    }
  }

  // MARK: - Conditions

  private mutating func condition(
    of transition: StateChart.Transition, beside earlier: [FlowModel.Condition]
  ) -> FlowModel.Condition? {
    var whole: FlowModel.Condition?
    for words in transition.guards where !["else", "otherwise"].contains(words.lowercased()) {
      let next = grammar.condition(in: words) ?? valueCondition(words, transition.place)
      whole = whole.map { $0.and(next) } ?? next
    }
    for other in earlier {
      whole = whole.map { $0.and(other.negated) } ?? other.negated
    }
    return whole
  }

  /// The condition that a named value is true, which stands for words that are not a model's.
  private mutating func valueCondition(_ words: String, _ place: String) -> FlowModel.Condition {
    let name: String
    if let known = valueOfGuard[words] {
      name = known
    } else {
      name = ModelName.value(words, notIn: grammar.model.values)
      valueOfGuard[words] = name
      grammar.add(value: name)
      note("\(place): the condition \(words) is the value \"\(name)\", which nothing sets")
    }
    let fact = FlowModel.Condition.Fact(subject: .value(name), isNegated: false)
    return FlowModel.Condition(alternatives: [[fact]])
  }

  // MARK: - Arrows

  /// Notes each arrow of a written model that leads elsewhere than the words on it.
  private mutating func checkDestinations(in model: FlowModel) {
    guard chart.isWrittenFromModel else { return }
    for transition in chart.transitions {
      let source = transition.source.flatMap { names[$0] }
      let screen = source.flatMap { name in model.screens.first { $0.name == name } }
      let effects = transition.actions.compactMap { grammar.effect(in: $0) }
      guard effects.contains(where: \.moves) else { continue }
      let action = FlowModel.Action(trigger: .button(""), effects: effects)
      let said = model.destination(of: action, on: screen) ?? source
      let drawn = transition.target.flatMap { names[$0] } ?? source
      if said != drawn {
        note(
          "\(transition.place): the arrow leads to \(drawn ?? "nothing"), the words to "
            + "\(said ?? "nothing"); the words are taken")
      }
    }
  }
}

extension StateChart.Transition {
  /// Whether it is a link that opens the app from outside.
  fileprivate var isLink: Bool {
    guard source == nil, case .named(let words) = event else { return false }
    if case .link = FlowModel.Action.Trigger(sentence: words) { return true }
    return false
  }
}

extension FlowModel.Action.Trigger {
  /// The trigger that a sentence of an exploration is about; for other words a button of that title.
  init(sentence words: String) {
    func quoted(after start: String) -> String? {
      guard words.hasPrefix(start + "\""), words.hasSuffix("\""), words.count > start.count + 1
      else { return nil }
      return String(words.dropFirst(start.count + 1).dropLast())
    }
    if let title = quoted(after: "tap ") {
      self = .button(title)
    } else if let title = quoted(after: "tap the row ") {
      self = .row(title)
    } else if let address = quoted(after: "open the link ") {
      self = .link(address)
    } else {
      self = .button(words)
    }
  }
}
