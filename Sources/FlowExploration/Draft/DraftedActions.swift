/// The actions on the screens of an app, with the effects that were seen in each of its states.
struct DraftedActions {
  /// An action on a screen, by what it means in a model.
  struct Key: Hashable {
    var screen: String
    var meaning: String
  }

  /// The effects of an action in a state, if it is open there.
  enum Outcome: Hashable {
    case closed
    case effects([FlowModel.Effect])
  }

  /// A named value that tells apart when an action comes to one thing or to another.
  struct Value {
    var name: String
    var screen: String
    /// Whether it is true in a state of its screen; `nil` where that was not seen.
    var truths: [Int: Bool]
  }

  struct Step {
    var from: Int
    var to: Int
    var key: Key
    var effects: [FlowModel.Effect]
  }

  /// The screen of each state.
  var screens: [String] = []
  /// The actions that are open in each state, without those that every model has by itself.
  var offers: [[String]] = []
  var triggers: [Key: FlowModel.Action.Trigger] = [:]
  var steps: [Step] = []
  /// All steps, with those that every model has by itself: from which state to which.
  var edges: [(from: Int, to: Int)] = []
  var values: [Value] = []

  /// The lines of each screen, with values where what is open, or what it comes to, differs from state to state.
  mutating func lines() -> [String: [FlowModel.Action]] {
    var keys: [Key] = []
    for state in screens.indices {
      for meaning in offers[state] {
        let key = Key(screen: screens[state], meaning: meaning)
        if !keys.contains(key) { keys.append(key) }
      }
    }
    var drafts: [(key: Key, condition: FlowModel.Condition?, effects: [FlowModel.Effect])] = []
    for key in keys {
      let outcomes = outcomes(of: key)
      let kinds = outcomes.sorted { $0.key < $1.key }.map(\.value).uniqued
      let fact = kinds.count == 2 ? value(of: key, kinds, outcomes) : nil
      for (number, kind) in kinds.enumerated() {
        guard case .effects(let effects) = kind else { continue }
        let condition = fact.map { name in
          FlowModel.Condition(
            alternatives: [[.init(subject: .value(name), isNegated: number == 0)]])
        }
        drafts.append((key, condition, effects))
        // Of three and more, one value says nothing.
        if fact == nil { break }
      }
      if kinds.isEmpty { drafts.append((key, nil, [])) }
    }
    let values = values.map(following)
    var lines: [String: [FlowModel.Action]] = [:]
    for draft in drafts {
      guard let trigger = triggers[draft.key] else { continue }
      lines[draft.key.screen, default: []].append(
        FlowModel.Action(
          trigger: trigger, condition: draft.condition,
          effects: settings(of: draft.key, draft.effects, values) + draft.effects))
    }
    return lines
  }

  /// The outcome in each state of its screen in which that was seen.
  private func outcomes(of key: Key) -> [Int: Outcome] {
    var outcomes: [Int: Outcome] = [:]
    for state in screens.indices where screens[state] == key.screen {
      if !offers[state].contains(key.meaning) {
        outcomes[state] = .closed
      } else if let step = steps.first(where: { $0.from == state && $0.key == key }) {
        outcomes[state] = .effects(step.effects)
      }
    }
    return outcomes
  }

  private mutating func value(
    of key: Key, _ kinds: [Outcome], _ outcomes: [Int: Outcome]
  ) -> String {
    let ending =
      kinds[0] == .closed ? "open" : kinds[1] == .closed ? "closed" : "otherwise"
    let name = ModelName.value("\(key.meaning) \(ending)", notIn: values.map(\.name))
    values.append(
      Value(name: name, screen: key.screen, truths: outcomes.mapValues { $0 == kinds[1] }))
    return name
  }
}

extension Array where Element: Hashable {
  /// The elements without those that were there before.
  fileprivate var uniqued: [Element] {
    var met: Set<Element> = []
    return filter { met.insert($0).inserted }
  }
}
