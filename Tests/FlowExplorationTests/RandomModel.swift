import FlowExploration
import SeededRandom

/// The text of a model that is drawn from a seed: declarations of every kind, and words that other formats know.
struct RandomModel {
  private var random: SplitMix64
  private var screens: [String] = []
  private var alerts: [String] = []
  private var values: [String] = []

  /// Names that Mermaid has a meaning for are among them.
  private static let names = [
    "Feed", "State", "State_", "Note", "Style", "End", "Class", "ClassDef", "Direction", "Über",
    "X1", "A_b", "Default", "Model", "Änderung2",
  ]
  private static let words = [
    "signed in", "paid", "paid in full", "ready2", "terms accepted", "isKnown", "not_yet",
  ]
  private static let pieces = [
    "Buy", "now", " ", "\\\"", "\\\\", ":", ";", "#", "#34;", "[", "]", "{", "}", "/", " / ", "%%",
    "<b>", "-->", "[*]", "ä", "🧭", "é", "then", "on", "*", ".", "'", "\t", "&amp;",
  ]
  private static let styles = [
    "sheet", "none", "fullScreen", "formSheet", "popover", "overFullScreen", "custom",
  ]

  static func text(seed: UInt64) -> String {
    var model = RandomModel(random: SplitMix64(seed: seed))
    return model.text()
  }

  private mutating func one<Element>(of all: [Element]) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  private mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func some(_ range: ClosedRange<Int>, _ make: (inout Self) -> String) -> [String]
  {
    (0..<Int.random(in: range, using: &random)).map { _ in make(&self) }
  }

  private mutating func text() -> String {
    let names = Self.names.shuffled(using: &random)
    let count = Int.random(in: 1...6, using: &random)
    screens = Array(names[..<count])
    alerts = Array(names[count..<count + Int.random(in: 0...2, using: &random)])
    values = Array(
      Self.words.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
    var lines = values.map { "value \($0)" }
    for name in (screens + alerts).shuffled(using: &random) {
      let isAlert = alerts.contains(name)
      lines.append((isAlert ? "alert " : "screen ") + name)
      lines += some(0...4) { $0.action(isOfAlert: isAlert) }
    }
    lines.append("root \(root())")
    lines += some(0...2) {
      "link \($0.quoted()) \($0.condition(before: "when "))\($0.effects(1...3))"
    }
    if happens(30) { lines.append("home \(facts())") }
    lines += some(0...4) { $0.promise() }
    if happens(20) { lines.append("device pad") }
    if happens(50) {
      let kinds = some(1...3) { $0.one(of: FlowFamily.allCases).rawValue }
      lines.append("without \(kinds.joined(separator: " "))")
    }
    return lines.joined(separator: "\n")
  }

  private mutating func quoted() -> String {
    "\"" + some(0...4) { $0.one(of: Self.pieces) }.joined() + "\""
  }

  private mutating func action(isOfAlert: Bool) -> String {
    if !isOfAlert, happens(25) {
      return "after \(time()) \(condition(before: "when "))\(effects(1...3))"
    }
    let row = !isOfAlert && happens(30) ? "row " : ""
    return "on \(row)\(quoted()) \(condition(before: "when "))\(effects(0...3))"
  }

  private mutating func time() -> String { "\(Int.random(in: 0...86_400_000, using: &random))ms" }

  private mutating func condition(before word: String) -> String {
    happens(40) ? "\(word)\(facts()) " : ""
  }

  private mutating func facts() -> String {
    var text = fact()
    while happens(40) { text += (happens(50) ? " and " : " or ") + fact() }
    return text
  }

  private mutating func fact() -> String {
    let not = happens(30) ? "not " : ""
    return values.isEmpty || happens(50)
      ? "\(not)on \(one(of: screens + alerts))" : "\(not)\(one(of: values))"
  }

  private mutating func effects(_ range: ClosedRange<Int>) -> String {
    some(range) { $0.effect() }.joined(separator: " then ")
  }

  private mutating func effect() -> String {
    let screen = one(of: screens)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return "push \(screen)"
    case 1:
      let style = happens(60) ? " as \(one(of: Self.styles))" : ""
      return "present \(one(of: screens + alerts))\(style)\(happens(30) ? " wrapped" : "")"
    case 2: return "pop"
    case 3: return "pop to root"
    case 4: return "dismiss"
    case 5: return "dismiss to root"
    case 6: return "select tab \(Int.random(in: 1...4, using: &random))"
    case 7: return "show detail \(screen)"
    case 8: return "root \(root())"
    case 9:
      let holders = ["closure", "delegate", "timer", "notification", "app", one(of: screens)]
      return happens(70) ? "hold \(screen) by \(one(of: holders))" : "release \(screen)"
    default:
      return values.isEmpty ? "pop" : "set \(happens(50) ? "not " : "")\(one(of: values))"
    }
  }

  private mutating func root() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: "screen \(one(of: screens))"
    case 1: "split \(one(of: screens)) \(one(of: screens))"
    case 2: "tabs \(some(1...3) { $0.one(of: $0.screens) }.joined(separator: " "))"
    default: "stack \(some(1...3) { $0.one(of: $0.screens) }.joined(separator: " "))"
    }
  }

  private mutating func terms() -> String {
    (happens(30) ? " when \(facts())" : "") + (happens(50) ? " until \(facts())" : "")
  }

  private mutating func promise() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: "always \(facts())\(terms())"
    case 1: "never \(facts())\(terms())"
    case 2: "eventually \(facts()) within \(time())"
    default: "always \(facts()) leads to \(facts()) within \(time())"
    }
  }
}
