import ToolConsole
import UIKitCore

extension ModelGrammar {
  private static let effects = [
    "push", "present", "pop", "dismiss", "select", "show", "root", "set", "hold", "release",
  ]

  /// - Parameter before: what could stand in its place.
  mutating func effect(
    or before: String? = nil
  ) throws(ScriptError.Problem) -> FlowModel.Effect {
    let expected = (before.map { "\($0) or " } ?? "") + "what happens"
    switch try cursor.expectOne(ofMany: Self.effects, expected) {
    case "push": return .push(try screen())
    case "present":
      let name = try screen(orAlert: true)
      var style = UIModalPresentationStyle.automatic
      if cursor.take("as") {
        // A page sheet is commonly called a sheet.
        style =
          cursor.take("sheet")
          ? .pageSheet : try cursor.choice("a presentation style: sheet or one of")
      }
      return .present(name, style, isWrapped: cursor.take("wrapped"))
    case "pop": return cursor.take("to", "root") ? .popToRoot : .pop
    case "dismiss": return cursor.take("to", "root") ? .dismissToRoot : .dismiss
    case "select":
      try cursor.expect("tab")
      guard case .number(let number) = cursor.next.kind, number > 0 else {
        throw cursor.problem(expected: "the number of a tab, from 1 on")
      }
      cursor.advance()
      return .selectTab(number)
    case "show":
      try cursor.expect("detail")
      return .showDetail(try screen())
    case "root": return .root(try root())
    case "set":
      let isTrue = !cursor.take("not")
      return .set(try value(), isTrue)
    case "hold":
      let name = try screen()
      try cursor.expect("by")
      return .hold(name, by: try holder())
    default: return .release(try screen())
    }
  }

  private mutating func holder() throws(ScriptError.Problem) -> FlowModel.Holder {
    if cursor.next.isName { return .screen(try screen()) }
    let words = ["closure", "delegate", "timer", "notification", "app"]
    switch try cursor.expectOne(
      of: words, "a holder (\(words.joined(separator: ", ")), or a screen's name)")
    {
    case "closure": return .closure
    case "delegate": return .delegate
    case "timer": return .timer
    case "notification": return .notification
    default: return .app
    }
  }

  mutating func root() throws(ScriptError.Problem) -> FlowModel.Root {
    let kinds = ["stack", "tabs", "split", "screen"]
    switch try cursor.expectOne(
      of: kinds, "a kind of root (\(kinds.joined(separator: ", ")))")
    {
    case "stack": return .stack(try screenList())
    case "tabs": return .tabs(try screenList())
    case "split":
      let primary = try screen()
      return .split(primary: primary, secondary: try screen())
    default: return .screen(try screen())
    }
  }

  // MARK: - Names

  private mutating func screenList() throws(ScriptError.Problem) -> [String] {
    var names = [try screen()]
    while cursor.next.isName { names.append(try screen()) }
    return names
  }

  private mutating func screen(
    orAlert takesAlerts: Bool = false
  ) throws(ScriptError.Problem) -> String {
    guard case .name(let name, nil) = cursor.next.kind else {
      throw cursor.problem(
        expected: takesAlerts ? "a screen's or an alert's name" : "a screen's name")
    }
    let known = takesAlerts ? screens + alerts : screens
    guard known.contains(name) else {
      throw cursor.problem(
        expected: "a declared screen (\(Self.listed(known)))",
        hint: hint(forScreen: name, among: known))
    }
    cursor.advance()
    return name
  }

  private func hint(forScreen name: String, among known: [String]) -> String {
    if alerts.contains(name) { return "; it is an alert, which is presented" }
    let hint = Spelling.hint(for: name, among: known)
    return hint.isEmpty ? "; a line of its own declares it: screen \(name)" : hint
  }

  private static func listed(_ known: [String]) -> String {
    known.isEmpty ? "none is" : known.joined(separator: ", ")
  }

  /// - Parameter isFact: whether a screen that is in view could stand in its place.
  private mutating func value(orScreen isFact: Bool = false) throws(ScriptError.Problem) -> String {
    // The longest first: one value's words may begin another's.
    for words in values.sorted(by: { $0.count > $1.count }) where cursor.take(words) {
      return words.joined(separator: " ")
    }
    let known = values.map { $0.joined(separator: " ") }
    let most = values.map(\.count).max() ?? 1
    let begun = (1...most).reversed().map { [cursor] in cursor.words(atMost: $0) }
    var hint = begun.map { Spelling.hint(for: $0, among: known) }.first { !$0.isEmpty } ?? ""
    if isFact, case .name(let name, nil) = cursor.next.kind, (screens + alerts).contains(name) {
      hint = "; did you mean on \(name)?"
    }
    throw cursor.problem(
      expected: (isFact ? "\"on\" and a screen, or " : "")
        + "a declared value (\(Self.listed(known)))", hint: hint)
  }

  // MARK: - Conditions and promises

  mutating func condition() throws(ScriptError.Problem) -> FlowModel.Condition {
    var alternatives = [[try fact()]]
    while true {
      if cursor.take("and") {
        alternatives[alternatives.count - 1].append(try fact())
      } else if cursor.take("or") {
        alternatives.append([try fact()])
      } else {
        return FlowModel.Condition(alternatives: alternatives)
      }
    }
  }

  private mutating func fact() throws(ScriptError.Problem) -> FlowModel.Condition.Fact {
    let isNegated = cursor.take("not")
    let subject: FlowModel.Condition.Subject =
      cursor.take("on")
      ? .inView(try screen(orAlert: true)) : .value(try value(orScreen: true))
    return FlowModel.Condition.Fact(subject: subject, isNegated: isNegated)
  }

  mutating func promise(_ word: String) throws(ScriptError.Problem) -> FlowModel.Promise {
    let condition = try condition()
    continuations = ["and", "or", "within"]
    if word == "eventually" { return .eventually(condition, within: try patience()) }
    if word == "always", cursor.take("leads") {
      try cursor.expect("to")
      let goal = try self.condition()
      return .leads(condition, to: goal, within: try patience())
    }
    let start = cursor.take("when") ? try self.condition() : nil
    let end = cursor.take("until") ? try self.condition() : nil
    let leads = word == "always" && start == nil ? ["leads to"] : []
    continuations =
      ["and", "or"] + (end == nil ? (start == nil ? ["when"] : []) + ["until"] + leads : [])
    return word == "never"
      ? .never(condition, when: start, until: end) : .always(condition, when: start, until: end)
  }

  private mutating func patience() throws(ScriptError.Problem) -> Duration {
    guard cursor.take("within") else { return .seconds(30) }
    continuations = []
    return try cursor.expectDuration()
  }
}
