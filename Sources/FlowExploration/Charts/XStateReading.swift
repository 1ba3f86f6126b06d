import Foundation

/// Reads the configuration of a machine as XState has it since version 5, in JSON.
struct XStateReading {
  /// A value that is not what it should be, with its path.
  struct Problem: Error {
    var path: String
    var message: String
  }

  private let machine: JSONTree
  private var chart = StateChart()
  /// The state with an identifier of its own.
  private var states: [String: String] = [:]
  /// The transitions with the places that a written model gave them.
  private var placed: [(place: Double, transition: StateChart.Transition)] = []
  private var placesOfStates: [String: Double] = [:]

  /// - Throws: `Problem` for what is no JSON or no machine.
  static func chart(of text: String) throws -> StateChart {
    let data = Data(text.utf8)
    do { _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
      // Unlike a decoder's, its error says where.
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw Problem(path: "JSON", message: reason ?? error.systemReason)
    }
    var reading = XStateReading(machine: try JSONDecoder().decode(JSONTree.self, from: data))
    try reading.read()
    return reading.chart
  }

  private init(machine: JSONTree) { self.machine = machine }

  private mutating func read() throws(Problem) {
    guard machine["states"]?.members?.isEmpty == false else {
      throw Problem(path: "states", message: "expected the states of a machine, found none")
    }
    for line in machine["meta"]?["flow"]?.elements ?? [] {
      guard let text = line.string else {
        throw Problem(path: "meta.flow", message: "expected a declaration, found \(line.words)")
      }
      chart.remarks.append(StateChart.Remark(text: text, place: "meta.flow"))
    }
    if let id = machine["id"]?.string { states[id] = "" }
    try readStates(of: machine, within: nil)
    chart.states = chart.states.enumerated().sorted {
      (placesOfStates[$0.element.id] ?? 0, $0.offset)
        < (placesOfStates[$1.element.id] ?? 0, $1.offset)
    }.map(\.element)
    if machine["type"]?.string == "parallel" {
      chart.unmatched.append("type: of the states at the same time, the first one is shown")
    }
    try readNode(machine, at: nil)
    for state in chart.states {
      guard let node = node(at: state.id) else { continue }
      try readNode(node, at: state.id)
    }
    // Members have no order of their own.
    chart.transitions = placed.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element.transition)
    if let initial = machine["initial"]?.string {
      chart.initial = try target(initial, from: nil, at: "initial", isChild: true)
    }
  }

  // MARK: - States

  private mutating func readStates(of node: JSONTree, within parent: String?) throws(Problem) {
    for member in node["states"]?.members ?? [] {
      let id = parent.map { "\($0).\(member.name)" } ?? member.name
      let path = Self.path(id)
      guard member.value.members != nil else {
        throw Problem(path: path, message: "expected a state, found \(member.value.words)")
      }
      var state = StateChart.State(id: id, title: member.name, parent: parent)
      let type = member.value["type"]?.string
      switch type {
      case "parallel": state.kind = .parallel
      case "history": state.kind = .history
      case nil, "final", "atomic", "compound":
        if member.value["states"]?.members?.isEmpty == false { state.kind = .group }
      case let type?:
        throw Problem(path: "\(path).type", message: "expected a type of state, found \(type)")
      }
      if member.value["meta"]?["flow"]?.string == "alert" { state.kind = .alert }
      if case .number(let place)? = member.value["meta"]?["place"] { placesOfStates[id] = place }
      if let own = member.value["id"]?.string { states[own] = id }
      chart.states.append(state)
      try readStates(of: member.value, within: id)
    }
  }

  private func node(at id: String) -> JSONTree? {
    id.split(separator: ".").reduce(machine) { node, name in node?["states"]?[String(name)] }
  }

  private static func path(_ id: String) -> String {
    id.split(separator: ".").map { "states.\($0)" }.joined(separator: ".")
  }

  /// Reads what a state has beside the states within it.
  private mutating func readNode(_ node: JSONTree, at id: String?) throws(Problem) {
    let path = id.map { Self.path($0) + "." } ?? ""
    for member in node.members ?? [] {
      let (value, place) = (member.value, path + member.name)
      switch member.name {
      case "on":
        for event in value.members ?? [] {
          if event.name == "*" {
            chart.unmatched.append("\(place).*: an event without a name")
          } else {
            try readTransitions(event.value, .named(event.name), id, "\(place).\(event.name)")
          }
        }
      case "after":
        for delay in value.members ?? [] {
          let time = Int(delay.name).map(Duration.milliseconds)
          if time == nil {
            chart.unmatched.append(
              "\(place).\(delay.name): the time is not given; one second is taken")
          }
          try readTransitions(
            delay.value, .after(time ?? .seconds(1)), id, "\(place).\(delay.name)")
        }
      case "always": try readTransitions(value, .after(.zero), id, place)
      case "onDone": try readTransitions(value, .named("done"), id, place)
      case "invoke":
        for service in value.elements {
          let name = service["src"]?.string ?? service["id"]?.string ?? "service"
          chart.unmatched.append("\(place): the service \(name), whose ends are buttons")
          for (end, words) in [("onDone", "done"), ("onError", "error")] {
            guard let next = service[end] else { continue }
            try readTransitions(next, .named("\(name) \(words)"), id, "\(place).\(end)")
          }
        }
      case "entry", "exit":
        for action in value.elements {
          chart.unmatched.append("\(place): the action \(action.nameForXState)")
        }
      case "initial" where id != nil: try setInitial(value, of: id ?? "", at: place, isChild: true)
      case "target": try setInitial(value, of: id ?? "", at: place, isChild: false)
      case "meta" where value["flow"] != nil: break
      case "id", "initial", "states", "type", "history": break
      default: chart.unmatched.append("\(place) is not a model's")
      }
    }
  }

  private mutating func setInitial(
    _ value: JSONTree, of id: String, at place: String, isChild: Bool
  ) throws(Problem) {
    guard let words = value.string, let index = chart.states.firstIndex(where: { $0.id == id })
    else { throw Problem(path: place, message: "expected a state's name, found \(value.words)") }
    chart.states[index].initial = try target(words, from: id, at: place, isChild: isChild)
  }

  // MARK: - Transitions

  private mutating func readTransitions(
    _ value: JSONTree, _ event: StateChart.Event, _ source: String?, _ path: String
  ) throws(Problem) {
    let all = value.elements
    for (index, one) in all.enumerated() {
      let place = all.count > 1 ? "\(path)[\(index)]" : path
      var transition = StateChart.Transition(source: source, event: event, place: place)
      switch one {
      case .string(let words):
        transition.target = try target(words, from: source, at: place, isChild: false)
      case .null:
        chart.unmatched.append("\(place): the event is forbidden")
        continue
      case .object(let members):
        for member in members { try read(member, into: &transition, at: place) }
      default:
        throw Problem(path: place, message: "expected a transition, found \(one.words)")
      }
      var order = 0.0
      if case .number(let written)? = one["meta"]?["place"] { order = written }
      placed.append((order, transition))
    }
  }

  private mutating func read(
    _ member: JSONTree.Member, into transition: inout StateChart.Transition, at path: String
  ) throws(Problem) {
    let place = "\(path).\(member.name)"
    switch member.name {
    case "target":
      let targets = member.value.elements
      for (index, value) in targets.enumerated() {
        guard let words = value.string else {
          throw Problem(path: place, message: "expected a state's name, found \(value.words)")
        }
        let id = try target(words, from: transition.source, at: place, isChild: false)
        if index == 0 {
          transition.target = id
        } else {
          chart.unmatched.append("\(place): a second target, \(words)")
        }
      }
    case "guard", "cond": transition.guards.append(member.value.nameForXState)
    case "actions": transition.actions += member.value.elements.map(\.nameForXState)
    case "meta" where member.value["place"] != nil: break
    default: chart.unmatched.append("\(place) is not a model's")
    }
  }

  /// The state that words lead to from another one: a sibling, one within after a point, any after `#`.
  private func target(
    _ words: String, from source: String?, at path: String, isChild: Bool
  ) throws(Problem) -> String {
    var id: String
    if words.hasPrefix("#") {
      let parts = words.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
      let known = states[String(words.dropFirst())]
      let base = known ?? parts.first.flatMap { states[$0] } ?? ""
      let rest = known == nil && parts.count > 1 ? [parts[1]] : []
      id = ([base].filter { !$0.isEmpty } + rest).joined(separator: ".")
    } else if words.hasPrefix(".") || isChild {
      let name = words.hasPrefix(".") ? String(words.dropFirst()) : words
      id = source.map { "\($0).\(name)" } ?? name
    } else {
      let parent = source.flatMap { id in chart.states.first { $0.id == id }?.parent }
      id = parent.map { "\($0).\(words)" } ?? words
    }
    guard chart.states.contains(where: { $0.id == id }) else {
      throw Problem(path: path, message: "expected a state, found \(words), which is none")
    }
    return id
  }
}

extension JSONTree {
  /// The name of a guard or an action: a text, or the type of an object.
  fileprivate var nameForXState: String { string ?? self["type"]?.string ?? words }
}
