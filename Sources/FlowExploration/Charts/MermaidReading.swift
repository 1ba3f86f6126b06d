/// Reads a state diagram of Mermaid, a line at a time.
struct MermaidReading {
  /// The words that begin a line and are no state, whatever their capitals.
  static let keywords: Set<String> = [
    "state", "note", "class", "classdef", "style", "direction", "scale", "hide", "click", "end",
    "acctitle", "accdescr", "default",
  ]
  /// The class of states that are alerts.
  static let alertClass = "alert"

  private var chart = StateChart()
  /// The composite states that the line is within, the outermost first.
  private var groups: [String] = []
  /// The last line of a block that is left out: of a note, of the front matter.
  private var blockEnd: String?
  private var hasHeader = false
  private var number = 0
  private var line = ""

  /// - Throws: the lines that are not understood.
  static func chart(of text: String) throws(ScriptErrors) -> StateChart {
    var reading = MermaidReading()
    var errors: [ScriptError] = []
    for line in ScriptError.lines(of: text) {
      reading.number += 1
      reading.line = line
      do throws(ScriptError.Problem) { try reading.readLine() } catch {
        errors.append(ScriptError(line: reading.number, source: line, problem: error))
      }
    }
    if errors.isEmpty, let problem = reading.problemAtEnd {
      errors.append(ScriptError(line: reading.number, source: reading.line, problem: problem))
    }
    guard errors.isEmpty else { throw ScriptErrors(all: errors) }
    return reading.chart
  }

  private var problemAtEnd: ScriptError.Problem? {
    let expected: String? =
      if !hasHeader {
        "stateDiagram-v2, found nothing"
      } else if let group = groups.last {
        "} at the end of \(group), found the end of the file"
      } else if let blockEnd {
        "\(blockEnd), found the end of the file"
      } else if !chart.states.contains(where: chart.isScreen) {
        "a state, found none in the diagram"
      } else {
        nil
      }
    return expected.map { problem("expected \($0)", at: line.endIndex) }
  }

  private func problem(_ words: String, at place: String.Index? = nil) -> ScriptError.Problem {
    let start = line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    return ScriptError.Problem(
      column: line.distance(from: line.startIndex, to: place ?? start) + 1, message: words)
  }

  private mutating func note(_ words: String) {
    chart.unmatched.append("line \(number): \(words)")
  }

  // MARK: - Lines

  private mutating func readLine() throws(ScriptError.Problem) {
    var words = line.trimmed
    if let end = blockEnd {
      if words.lowercased() == end { blockEnd = nil }
      return
    }
    if words.isEmpty { return }
    if words.hasPrefix("%%") { return readComment(words) }
    // A code for a character ends with one, too.
    if words.hasSuffix(";"), words.firstMatch(of: #/#\w+;$/#) == nil {
      words = String(words.dropLast()).trimmed
    }
    guard hasHeader else { return try readHeader(words) }
    if words == "}" {
      guard groups.popLast() != nil else {
        throw problem("expected a state or an arrow, found } without a {")
      }
    } else if words == "--" {
      try beginRegion()
    } else if let arrow = words.firstRange(of: "-->") {
      try readArrow(from: words[..<arrow.lowerBound], to: words[arrow.upperBound...])
    } else {
      try readDeclaration(words)
    }
  }

  private mutating func readComment(_ words: String) {
    if words.hasPrefix("%%{") {
      note("a directive is for the drawing alone")
    } else if let remark = words.dropFirst(2).trimmed.dropping(prefix: "flow:") {
      chart.remarks.append(
        StateChart.Remark(text: remark.trimmed, place: "\(number)"))
    }
  }

  private mutating func readHeader(_ words: String) throws(ScriptError.Problem) {
    if words == "---", number == 1 {
      note("the lines in front of the diagram are for the drawing alone")
      blockEnd = "---"
    } else if ["stateDiagram-v2", "stateDiagram"].contains(words) {
      hasHeader = true
    } else {
      throw problem("expected stateDiagram-v2, found \(words.firstWord)")
    }
  }

  private mutating func beginRegion() throws(ScriptError.Problem) {
    guard let group = groups.last, let index = index(of: group) else {
      throw problem("expected a state or an arrow, found -- outside a composite state")
    }
    chart.states[index].kind = .parallel
  }

  private mutating func readDeclaration(_ words: String) throws(ScriptError.Problem) {
    let first = words.firstWord.lowercased()
    let rest = words.dropFirst(words.firstWord.count).trimmed
    switch first {
    case "state": return try declareState(rest)
    case "note":
      note("a note is for people alone")
      if !rest.contains(":"), !rest.hasPrefix("\"") { blockEnd = "end note" }
      return
    case "class":
      let parts = rest.split(separator: " ")
      if parts.count == 2, parts[1] == Self.alertClass, chart.isWrittenFromModel {
        for id in parts[0].split(separator: ",") {
          let place = try declare(id.trimmed)
          chart.states[place].kind = .alert
        }
        return
      }
      return note("a class is for the drawing alone")
    case "classdef" where rest.firstWord == Self.alertClass && chart.isWrittenFromModel: return
    case "classdef", "style", "direction", "scale", "hide", "click", "acctitle:", "accdescr:",
      "acctitle", "accdescr":
      return note("\(words.firstWord) is for the drawing alone")
    default: break
    }
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts[0].trimmed
    guard !id.isEmpty, !id.contains(where: \.isWhitespace), !id.contains("{") else {
      throw problem("expected a state, an arrow or a declaration, found \(words)")
    }
    let place = try declare(id)
    if parts.count == 2, !parts[1].hasPrefix("::") {
      note("the words of \(chart.states[place].id), \(parts[1].trimmed.decodedFromMermaid)")
    }
  }

  /// Reads what is behind the word `state`.
  private mutating func declareState(_ words: String) throws(ScriptError.Problem) {
    var words = words
    let isGroup = words.hasSuffix("{")
    if isGroup { words = String(words.dropLast()).trimmed }
    var title: String?
    if words.hasPrefix("\"") {
      guard let end = words.dropFirst().firstIndex(of: "\"") else {
        throw problem("expected a closing \" for the state's words")
      }
      title = String(words[words.index(after: words.startIndex)..<end])
      guard let id = words[words.index(after: end)...].trimmed.dropping(prefix: "as ") else {
        throw problem("expected \"as\" and the state's identifier behind its words")
      }
      words = id.trimmed
    }
    var kind: StateChart.Kind?
    for word in ["choice", "fork", "join"] {
      for mark in ["<<\(word)>>", "[[\(word)]]"] where words.hasSuffix(mark) {
        words = String(words.dropLast(mark.count)).trimmed
        kind = .choice
        if word != "choice" { note("the \(word) \(words) is taken as a choice") }
      }
    }
    guard !words.isEmpty, !words.contains(where: \.isWhitespace) else {
      throw problem("expected a state's identifier, found \(words.isEmpty ? "none" : words)")
    }
    let place = try declare(words)
    if let title { chart.states[place].title = title.decodedFromMermaid }
    if let kind { chart.states[place].kind = kind }
    if isGroup {
      chart.states[place].kind = .group
      groups.append(chart.states[place].id)
    }
  }

  // MARK: - Arrows

  private mutating func readArrow(
    from start: Substring, to end: Substring
  ) throws(ScriptError.Problem) {
    // A class may stand behind the target, with three colons.
    let parts = end.replacing(":::", with: "\u{0}")
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let (from, to) = (start.trimmed, parts[0].trimmed)
    guard !from.isEmpty, !to.isEmpty else {
      throw problem("expected a state before and behind -->")
    }
    let label = parts.count == 2 ? parts[1].replacing("\u{0}", with: ":::").trimmed : ""
    if from == "[*]" {
      let place = try declare(to)
      return begin(at: chart.states[place].id, label)
    }
    let source = chart.states[try declare(from)].id
    var transition = StateChart.Transition(
      source: source, event: .unnamed, place: "line \(number)")
    transition.readLabel(label)
    if to == "[*]" {
      note("the end of the diagram, or of its composite state, behind \(source)")
      if label.isEmpty { return }
    } else {
      transition.target = chart.states[try declare(to)].id
    }
    chart.transitions.append(transition)
  }

  private mutating func begin(at id: String, _ label: String) {
    if !label.isEmpty { note("the words of a start, \(label.decodedFromMermaid)") }
    if let group = groups.last, let index = index(of: group) {
      if chart.states[index].initial == nil {
        chart.states[index].initial = id
      } else {
        note("nothing leads to \(id), where states at the same time begin")
      }
    } else if chart.initial == nil {
      chart.initial = id
    } else {
      note("a second start, \(id)")
    }
  }

  // MARK: - States

  private func index(of id: String) -> Int? { chart.states.firstIndex { $0.id == id } }

  /// The place of a state, which is within the composite state in which it is named first.
  private mutating func declare(_ words: String) throws(ScriptError.Problem) -> Int {
    let id = String(words.prefix { $0 != "\u{0}" && $0 != ":" })
    guard !id.isEmpty, !id.contains(where: { $0.isWhitespace || "{}\"".contains($0) }) else {
      throw problem("expected a state's identifier, found \(words)")
    }
    if let known = index(of: id) { return known }
    chart.states.append(StateChart.State(id: id, parent: groups.last))
    return chart.states.count - 1
  }
}

extension StateChart.Transition {
  /// Reads a label as diagrams have it: `event [condition] / action`.
  fileprivate mutating func readLabel(_ label: String) {
    var event = label[...]
    if let slash = event.firstIndex(of: "/") {
      actions = label[slash...].dropFirst().trimmed.decodedFromMermaid
        .components(separatedBy: " then ").map(\.trimmed).filter { !$0.isEmpty }
      event = label[..<slash]
    }
    if let open = event.firstIndex(of: "["), let close = event.lastIndex(of: "]"), open < close {
      guards = [event[event.index(after: open)..<close].trimmed.decodedFromMermaid]
      event = event[..<open]
    }
    let words = event.trimmed.decodedFromMermaid
    if let time = words.dropping(prefix: "after ").flatMap({ Duration(script: $0.trimmed) }) {
      self.event = .after(time)
    } else if !words.isEmpty {
      self.event = .named(words)
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// The text behind a beginning; `nil` where it begins otherwise.
  func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  fileprivate var firstWord: String { String(prefix { !$0.isWhitespace }) }
}
