/// A window or a controller of the hierarchy at a column, with all below it.
struct HierarchyCard: Hashable {
  var name: String
  /// What is known of it, by key.
  var values: [HierarchyChange.Key: String]
  var below: [HierarchyCard]

  /// The card of a node and, down to a hundred levels, of all below it that is not gone.
  init(
    _ name: String, _ values: [String: [HierarchyChange.Key: String]], _ below: [String: [String]],
    level: Int = 0
  ) {
    self.name = name
    self.values = values[name] ?? [:]
    // A chain can be as deep as a program likes, a page cannot.
    let names = level < 100 ? below[name] ?? [] : []
    self.below = names.filter { values[$0]?[.state] != ScreenState.gone.rawValue }
      .map { HierarchyCard($0, values, below, level: level + 1) }
  }

  var isPresented: Bool { values[.link] == FlowReport.Link.Kind.presented.rawValue }

  /// What stands behind the name, in the order in which it is shown.
  var remarks: [String] {
    [
      isPresented ? "presented" : nil,
      values[.state] ?? (values[.link] == nil ? nil : "off screen"), values[.flags],
      values[.deadline].map { "due at \($0)" },
      values[.failCount].map { "fail count \($0)" },
      values[.leaked].map { "leaked, found at \($0)" },
    ].compactMap(\.self)
  }

  /// The card and all below it, a line each.
  func lines(indent: String = "") -> [String] {
    let words = remarks.joined(separator: ", ")
    return [indent + name + (words.isEmpty ? "" : " (\(words))")]
      + below.flatMap { $0.lines(indent: indent + "  ") }
  }
}
