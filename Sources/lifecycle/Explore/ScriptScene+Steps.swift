import LifecycleKit

extension ScriptScene {
  /// The line that puts this into an empty window: the root, without what stands on its stacks or over it.
  func rootLine() throws(Untranslatable) -> String {
    switch levels.first {
    case .screen(let name): return "root screen \(name)"
    case .stack(let stack): return "root stack " + stack.joined(separator: " ")
    case .tabs(let tabs, _):
      let firsts = tabs.compactMap(\.first)
      guard firsts.count == tabs.count else { throw Untranslatable(reason: "a tab is empty") }
      return "root tabs " + firsts.joined(separator: " ")
    case .alert, nil: throw Untranslatable(reason: "there is no screen at the root")
    }
  }

  /// The lines that make this the other one, by steps of code.
  func lines(to next: ScriptScene) throws(Untranslatable) -> [String] {
    if self == next { return [] }
    var common = 0
    while common < min(levels.count, next.levels.count),
      levels[common].isSame(as: next.levels[common])
    {
      common += 1
    }
    if common == 0 { return [try next.rootLine()] }
    var lines = Array(repeating: "dismiss", count: levels.count - common)
    for index in 0..<common {
      lines += Self.lines(
        from: levels[index], to: next.levels[index], isTop: index == next.levels.count - 1)
    }
    for index in common..<max(common, next.levels.count) {
      lines += try Self.presenting(next.levels[index], as: next.styles[index])
    }
    return lines
  }

  private static func lines(from old: Level, to new: Level, isTop: Bool) -> [String] {
    switch (old, new) {
    case (.stack(let old), .stack(let new)): return lines(from: old, to: new, isTop: isTop)
    case (.tabs(let old, let before), .tabs(let new, let selected)):
      var lines: [String] = []
      for (index, pair) in zip(old, new).enumerated() {
        lines += Self.lines(from: pair.0, to: pair.1, isTop: isTop && index == before)
      }
      if selected != before { lines.append("select tab \(selected + 1)") }
      return lines
    default: return []
    }
  }

  private static func lines(from old: [String], to new: [String], isTop: Bool) -> [String] {
    if old == new { return [] }
    let place = isTop ? "" : " on \(old.last ?? "")"
    if new.starts(with: old) { return new.dropFirst(old.count).map { "push \($0)\(place)" } }
    if old.starts(with: new), let last = new.last {
      if new.count == old.count - 1 { return ["pop\(place)"] }
      return [new.count == 1 ? "pop to root\(place)" : "pop to \(last)\(place)"]
    }
    return ["replace stack \(new.joined(separator: " "))\(place)"]
  }

  private static func presenting(
    _ level: Level, as style: UIModalPresentationStyle
  ) throws(Untranslatable) -> [String] {
    let words = style == .automatic ? "" : " style \(style.rawValue)"
    switch level {
    case .screen(let name): return ["present \(name)\(words)"]
    case .stack(let stack):
      guard let root = stack.first else {
        throw Untranslatable(reason: "an empty stack is presented")
      }
      return ["present \(root)\(words) wrapped"] + stack.dropFirst().map { "push \($0)" }
    case .alert(let title, let buttons):
      if buttons.isEmpty { throw Untranslatable(reason: "an alert of a script has a button") }
      return [
        "alert \(title.inScript) with " + buttons.map(\.inScript).joined(separator: " ")
      ]
    case .tabs: throw Untranslatable(reason: "a script presents no tabs")
    }
  }
}

extension String {
  /// The text in quotes, as scripts have them: without quotes inside.
  fileprivate var inScript: String {
    "\"" + filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }
}
