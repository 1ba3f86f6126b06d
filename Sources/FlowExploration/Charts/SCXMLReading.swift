/// Reads a state machine of SCXML.
struct SCXMLReading {
  private var chart = StateChart()
  private let text: String

  /// - Throws: the place of what is not understood.
  static func chart(of text: String) throws(ScriptErrors) -> StateChart {
    var reading = SCXMLReading(text: text)
    let root = try XMLTree.root(of: text)
    guard root.name == "scxml" else {
      throw reading.error("expected the element scxml, found \(root.name)", at: root)
    }
    try reading.readStates(of: root, within: nil)
    guard !reading.chart.states.isEmpty else {
      throw reading.error("expected a state, found none in scxml", at: root)
    }
    try reading.readContent(of: root, at: nil)
    return reading.chart
  }

  private init(text: String) { self.text = text }

  private func error(_ message: String, at element: XMLTree) -> ScriptErrors {
    let line = ScriptError.lines(of: text).dropFirst(element.line - 1).first ?? ""
    let problem = ScriptError.Problem(column: element.column, message: message)
    return ScriptErrors(all: [ScriptError(line: element.line, source: line, problem: problem)])
  }

  private mutating func note(_ words: String, at element: XMLTree) {
    chart.unmatched.append("line \(element.line): \(words)")
  }

  // MARK: - States

  private static let kinds: Set<String> = ["state", "parallel", "final", "history"]

  private mutating func readStates(of parent: XMLTree, within id: String?) throws(ScriptErrors) {
    for child in parent.children where Self.kinds.contains(child.name) {
      let own = child.attributes["id"] ?? "\(child.name) \(chart.states.count + 1)"
      guard chart.state(own) == nil else {
        throw error("expected another id, \(own) is taken", at: child)
      }
      var state = StateChart.State(id: own, parent: id)
      switch child.name {
      case "parallel": state.kind = .parallel
      case "history": state.kind = .history
      case "state" where child.children.contains(where: { Self.kinds.contains($0.name) }):
        state.kind = .group
      default: break
      }
      chart.states.append(state)
      try readStates(of: child, within: own)
    }
  }

  /// Reads what is in an element beside the states of its own: transitions, starts, actions.
  private mutating func readContent(of element: XMLTree, at id: String?) throws(ScriptErrors) {
    if let initial = element.attributes["initial"] { try begin(at: initial, of: id, in: element) }
    var ids = chart.states.filter { $0.parent == id }.map(\.id)[...]
    for child in element.children {
      switch child.name {
      case "state", "parallel", "final", "history":
        if let next = ids.popFirst() { try readContent(of: child, at: next) }
      case "transition":
        if id.flatMap(chart.state)?.kind == .history {
          try begin(at: child.attributes["target"] ?? "", of: id, in: child)
        } else {
          try readTransition(child, from: id)
        }
      case "initial":
        for start in child.children where start.name == "transition" {
          try begin(at: start.attributes["target"] ?? "", of: id, in: start)
        }
      case "onentry", "onexit":
        for action in child.children {
          note("the action \(action.action) of \(child.name)", at: action)
        }
      case "datamodel":
        for data in child.children { note("the data \(data.attributes["id"] ?? "")", at: data) }
      default: note("the element \(child.name)", at: child)
      }
    }
  }

  private mutating func begin(
    at words: String, of id: String?, in element: XMLTree
  ) throws(ScriptErrors) {
    guard let first = try target(words, in: element) else { return }
    if let id, let index = chart.states.firstIndex(where: { $0.id == id }) {
      chart.states[index].initial = first
    } else {
      chart.initial = first
    }
  }

  /// The first of the states that an attribute names.
  private mutating func target(
    _ words: String, in element: XMLTree
  ) throws(ScriptErrors) -> String? {
    let ids = words.split(whereSeparator: \.isWhitespace).map(String.init)
    for id in ids where chart.state(id) == nil {
      throw error("expected the id of a state, found \(id)", at: element)
    }
    for id in ids.dropFirst() { note("a second target, \(id)", at: element) }
    return ids.first
  }

  // MARK: - Transitions

  private mutating func readTransition(
    _ element: XMLTree, from source: String?
  ) throws(ScriptErrors) {
    let target = try element.attributes["target"].flatMap { words throws(ScriptErrors) in
      try self.target(words, in: element)
    }
    for action in element.children { note("the action \(action.action)", at: action) }
    let events = (element.attributes["event"] ?? "").split(whereSeparator: \.isWhitespace)
    let all: [StateChart.Event] =
      events.isEmpty ? [.after(.zero)] : events.map { .named(String($0)) }
    for event in all {
      if event == .named("*") {
        note("an event without a name", at: element)
        continue
      }
      var transition = StateChart.Transition(
        source: source, event: event, target: target, place: "line \(element.line)")
      if let condition = element.attributes["cond"] { transition.guards = [condition] }
      chart.transitions.append(transition)
    }
  }
}

extension XMLTree {
  /// The name of an action, with the first attribute that says more.
  fileprivate var action: String {
    for key in ["event", "location", "label", "target", "expr", "src"] {
      if let value = attributes[key] { return "\(name) \(value)" }
    }
    return name
  }
}
