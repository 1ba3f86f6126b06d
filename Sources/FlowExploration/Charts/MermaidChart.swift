import ObjectGraph

extension StateChart {
  /// The chart as a state diagram for Mermaid. What it has no form for is in comments, which begin with `%% flow:`.
  var mermaid: String {
    var lines = ["stateDiagram-v2"]
    lines += remarks.map { "  %% flow: \($0.text)" }
    lines += transitions.filter { $0.source == nil }.map { "  %% flow: \($0.place)" }
    let ids = mermaidNames
    for state in states {
      let id = ids[state.id] ?? state.id
      lines.append(id == state.id ? "  \(id)" : "  state \"\(state.id)\" as \(id)")
    }
    let alerts = states.filter { $0.kind == .alert }.map { ids[$0.id] ?? $0.id }
    if !alerts.isEmpty {
      lines.append("  classDef \(MermaidReading.alertClass) stroke-dasharray: 4 4")
      lines.append("  class \(alerts.joined(separator: ",")) \(MermaidReading.alertClass)")
    }
    if let initial { lines.append("  [*] --> \(ids[initial] ?? initial)") }
    for transition in transitions {
      guard let source = transition.source else { continue }
      let target = transition.target ?? source
      lines.append(
        "  \(ids[source] ?? source) --> \(ids[target] ?? target) : \(transition.mermaidLabel)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The identifier of each state: its name, unless that is a word of Mermaid's, which knows no capitals, or has
  /// letters that its classes do not take.
  private var mermaidNames: [String: String] {
    var ids: [String: String] = [:]
    var taken = Set(states.map(\.id))
    for state in states {
      var id = String(state.id.filter(\.isASCII))
      if id != state.id || MermaidReading.keywords.contains(id.lowercased()) {
        repeat { id += "_" } while !taken.insert(id).inserted
      }
      ids[state.id] = id
    }
    return ids
  }
}

extension StateChart.Transition {
  /// The label, with codes for the characters that have a meaning in Mermaid.
  fileprivate var mermaidLabel: String {
    var copy = self
    if case .named(let words) = event { copy.event = .named(words.encodedForMermaid) }
    return copy.label
  }
}

extension String {
  /// The text with codes for all that is neither a letter, a digit, a space nor a harmless sign.
  fileprivate var encodedForMermaid: String {
    unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " .,!?'()-_".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  /// The text with the characters in the place of their codes.
  var decodedFromMermaid: String {
    let names = ["quot": "\"", "amp": "&", "lt": "<", "gt": ">", "colon": ":", "semi": ";"]
    return replacing(#/#(\w+);/#) { match in
      let code = String(match.1)
      if let number = UInt32(code), let scalar = Unicode.Scalar(number) { return String(scalar) }
      return names[code] ?? String(match.0)
    }
  }
}
