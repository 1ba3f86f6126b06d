extension FlowReport {
  /// The hierarchy after an event as lines of text, as `Simulation.hierarchyTree()` draws it, but for the windows' own
  /// traits: for each controller where it is.
  ///
  /// - Parameter count: How many of the events have been; all of them where it is more.
  /// - Complexity: O(events).
  public func hierarchyTree(after count: Int) -> String {
    let moments = FlowMoments(self)
    let event = min(max(count, 0), events.count) - 1
    guard event >= 0 else { return "" }
    return Self.hierarchy(at: moments.columns[event], after: hierarchyChanges(moments)).flatMap {
      $0.lines()
    }
    .map { $0 + "\n" }.joined()
  }

  /// The windows with all below them once a column is over, and then what hangs on nothing and is not gone.
  static func hierarchy(at column: Int, after changes: [HierarchyChange]) -> [HierarchyCard] {
    var values: [String: [HierarchyChange.Key: String]] = [:]
    var below: [String: [String]] = [:]
    var order: [String] = []
    for change in changes where change.column <= column {
      if values[change.node] == nil {
        values[change.node] = [:]
        order.append(change.node)
      }
      if change.key == .above {
        let before = values[change.node]?[.above]
        if before != change.value {
          if let before { below[before]?.removeAll { $0 == change.node } }
          if let above = change.value { below[above, default: []].append(change.node) }
        }
      }
      values[change.node]?[change.key] = change.value
    }
    let windows = order.compactMap { values[$0]?[.link] == "root" ? values[$0]?[.above] : nil }
    var cards: [HierarchyCard] = []
    for window in windows where !cards.contains(where: { $0.name == window }) {
      cards.append(HierarchyCard(window, values, below))
    }
    let loose = order.filter { name in
      guard values[name]?[.above] == nil, let state = values[name]?[.state] else { return false }
      return state != ScreenState.gone.rawValue
    }
    return cards + loose.map { HierarchyCard($0, values, below) }
  }
}
