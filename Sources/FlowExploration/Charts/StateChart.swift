/// States and the transitions between them, as Mermaid, XState, SCXML and Graphviz have them in common.
struct StateChart {
  enum Kind {
    case screen, alert
    /// It has states within, one or all of which it is in.
    case group, parallel
    /// A place where a transition goes on by conditions.
    case choice
    /// The state of its group that was left last.
    case history
  }

  struct State {
    /// Unique in the chart.
    var id: String
    /// The words that people read; the identifier unless given.
    var title: String?
    var kind = Kind.screen
    /// The state that it is within.
    var parent: String?
    /// The state within that is entered with it, or to which a history leads that remembers nothing.
    var initial: String?
  }

  enum Event: Hashable {
    case named(String)
    case after(Duration)
    /// No words for what makes the transition.
    case unnamed
  }

  struct Transition {
    /// `nil` for one from everywhere.
    var source: String?
    var event: Event
    /// Conditions that are all met.
    var guards: [String] = []
    var actions: [String] = []
    /// `nil` where it leads nowhere else.
    var target: String?
    /// Where it stands in its file.
    var place: String
  }

  /// A declaration of models for which a chart has no form, with its place in the file.
  struct Remark {
    var text: String
    var place: String
  }

  var states: [State] = []
  var transitions: [Transition] = []
  var remarks: [Remark] = []
  /// The state in which it begins.
  var initial: String?
  /// The lines of the file that have no counterpart in a model.
  var unmatched: [String] = []

  /// Whether a model was written as this chart: then each transition says what it does.
  var isWrittenFromModel: Bool { !remarks.isEmpty }

  func state(_ id: String) -> State? { states.first { $0.id == id } }

  /// Whether a state is a screen: also a composite one that no state is within.
  func isScreen(_ state: State) -> Bool {
    switch state.kind {
    case .screen, .alert: true
    case .choice, .history: false
    case .group, .parallel:
      !states.contains { $0.parent == state.id && $0.kind != .choice && $0.kind != .history }
    }
  }

  /// The states that it is within, the nearest first.
  func ancestors(of id: String) -> [String] {
    var all: [String] = []
    var next = state(id)?.parent
    while let parent = next, !all.contains(parent) {
      all.append(parent)
      next = state(parent)?.parent
    }
    return all
  }
}

extension StateChart {
  /// The chart of a model.
  init(_ model: FlowModel) {
    states = model.screens.map { State(id: $0.name, kind: $0.isAlert ? .alert : .screen) }
    initial = model.root.firstInView
    for screen in model.screens {
      transitions += screen.actions.map { action in
        Transition(action, from: screen.name, to: model.destination(of: action, on: screen))
      }
    }
    transitions += model.links.map { link in
      Transition(link, from: nil, to: model.destination(of: link, on: nil))
    }
    let lines =
      model.values.map { "value \($0)" } + [model.rootLine] + model.settings + model.promiseLines
    remarks = lines.map { Remark(text: $0, place: "") }
  }
}

extension StateChart.Transition {
  fileprivate init(_ action: FlowModel.Action, from source: String?, to target: String?) {
    self.source = source
    if case .time(let time) = action.trigger {
      event = .after(time)
    } else {
      event = .named(action.trigger.sentence)
    }
    guards = action.condition.map { [$0.words] } ?? []
    actions = action.effects.map(\.words)
    self.target = target
    place = action.line
  }

  /// The transition in one line: `tap "Pay" [not paying] / set paying`.
  var label: String {
    var words =
      switch event {
      case .named(let words): words
      case .after(let time): "after \(time.inScript)"
      case .unnamed: ""
      }
    if !guards.isEmpty { words += " [\(guards.joined(separator: " and "))]" }
    if !actions.isEmpty { words += " / \(actions.joined(separator: " then "))" }
    return words
  }
}

extension FlowModel {
  /// The screen to which an action leads; `nil` where it stays, and where that depends on what was done before.
  func destination(of action: Action, on screen: Screen?) -> String? {
    switch action.effects.last(where: \.moves) {
    case .push(let name), .present(let name, _, _), .showDetail(let name): name
    case .root(let root): root.firstInView
    case .selectTab(let number):
      if case .tabs(let names) = root, names.indices.contains(number - 1) {
        names[number - 1]
      } else {
        nil
      }
    case .pop, .dismiss: screen.flatMap(onlyEntrance)
    case nil where screen?.isAlert == true: screen.flatMap(onlyEntrance)
    default: nil
    }
  }

  /// The screen that leads to another one; `nil` where there are several or none.
  private func onlyEntrance(of screen: Screen) -> String? {
    let entrances = screens.filter { other in
      other.actions.contains { action in
        switch action.effects.last(where: \.moves) {
        case .push(let name), .present(let name, _, _): name == screen.name
        default: false
        }
      }
    }
    return entrances.count == 1 ? entrances[0].name : nil
  }
}
