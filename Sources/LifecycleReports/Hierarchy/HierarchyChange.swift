/// One thing that changes about a node of the hierarchy at a column of the timeline.
///
/// The hierarchy at any column is what these leave behind, applied in order: here in `FlowReport.hierarchy(at:)`, in
/// the page by its script.
struct HierarchyChange: Hashable {
  enum Key: String {
    /// The name of what is above; `nil` where it hangs on nothing.
    case above
    /// How it hangs on that: `root`, `child`, `presented`.
    case link
    /// How it is laid out with what is below it: the raw value of a `FlowReport.Link.Layout`.
    case layout
    /// Where it is: the raw value of a `ScreenState`.
    case state
    /// How many scans in a row missed it; `nil` when a scan did not.
    case failCount
    /// By when it has to be deallocated; `nil` when that is judged.
    case deadline
    /// Which of its flags are true, in words; `nil` when none is.
    case flags
    /// Since when it is reported as leaked.
    case leaked
  }

  /// It holds from this column on, before what stands there is over.
  var column: Int
  var node: String
  var key: Key
  var value: String?
}

extension FlowReport {
  /// All changes, in the order of their columns.
  func hierarchyChanges(_ moments: FlowMoments) -> [HierarchyChange] {
    var changes: [HierarchyChange] = []
    var laidOut: Set<String> = []
    for link in links {
      // What comes is linked ahead of its callbacks, and what goes is let go behind them.
      let event = link.kind == .none ? max(link.position - 1, 0) : link.position
      let column = min(moments.columns[min(event, events.count)], max(moments.all.count - 1, 0))
      changes.append(
        HierarchyChange(
          column: column, node: link.controller, key: .link,
          value: link.kind == .none ? nil : link.kind.rawValue))
      changes.append(
        HierarchyChange(column: column, node: link.controller, key: .above, value: link.above))
      if let layout = link.layout, laidOut.insert(link.controller).inserted {
        changes.append(
          HierarchyChange(
            column: column, node: link.controller, key: .layout, value: layout.rawValue))
      }
    }
    for (column, moment) in moments.all.enumerated() where !moment.controller.isEmpty {
      if let state = moment.state {
        changes.append(
          HierarchyChange(
            column: column, node: moment.controller, key: .state, value: state.rawValue))
      }
      if moment.kind == LifecycleEvent.Kind.leak.rawValue {
        changes.append(
          HierarchyChange(
            column: column, node: moment.controller, key: .leaked, value: "\(moment.instant)"))
      }
    }
    changes += failCountChanges(moments) + deadlineChanges(moments) + flagChanges(moments)
    // Of one column and one node the later link is the one that holds, so the order must stay.
    return changes.enumerated().sorted {
      ($0.element.column, $0.offset) < ($1.element.column, $1.offset)
    }
    .map(\.element)
  }

  private func failCountChanges(_ moments: FlowMoments) -> [HierarchyChange] {
    var changes: [HierarchyChange] = []
    var counted: Set<String> = []
    for (scan, column) in zip(scans, moments.scanColumns) {
      let missed = Set(scan.misses.map(\.controller))
      for name in counted.subtracting(missed).sorted() {
        changes.append(HierarchyChange(column: column, node: name, key: .failCount, value: nil))
      }
      for miss in scan.misses {
        changes.append(
          HierarchyChange(
            column: column, node: miss.controller, key: .failCount, value: "\(miss.failCount)"))
      }
      counted = missed
    }
    return changes
  }

  /// A flag is true from the first callback that says so to the next one that does not, and no longer than a did.
  private func flagChanges(_ moments: FlowMoments) -> [HierarchyChange] {
    var changes: [HierarchyChange] = []
    var lit: [String: [String]] = [:]
    func light(_ name: String, _ flags: [String], from column: Int) {
      guard lit[name, default: []] != flags else { return }
      lit[name] = flags
      let words = flags.isEmpty ? nil : flags.joined(separator: ", ")
      changes.append(HierarchyChange(column: column, node: name, key: .flags, value: words))
    }
    for (column, moment) in moments.all.enumerated() where !moment.controller.isEmpty {
      light(moment.controller, moment.flags, from: column)
      if ["viewDidAppear", "viewDidDisappear"].contains(moment.kind) {
        // What is drawn at the end is what is left behind.
        light(moment.controller, [], from: min(column + 1, moments.all.count - 1))
      }
    }
    return changes
  }

  /// A deadline stands on the card until it is judged. When one was cancelled is not known, so it never does.
  private func deadlineChanges(_ moments: FlowMoments) -> [HierarchyChange] {
    expectations.flatMap { expectation -> [HierarchyChange] in
      var end: VirtualInstant?
      switch expectation.state {
      case .cancelled: return []
      case .pending: break
      case .met(let span): end = expectation.since.advanced(by: span)
      case .failed, .metLate: end = expectation.deadline
      }
      let start = max(0, moments.firstColumn { $0 > expectation.since } - 1)
      let subject = expectation.subject
      let pending = HierarchyChange(
        column: start, node: subject, key: .deadline, value: "\(expectation.deadline)")
      guard let end else { return [pending] }
      let column = max(start, moments.firstColumn { $0 >= end })
      return [pending, HierarchyChange(column: column, node: subject, key: .deadline, value: nil)]
    }
  }
}

extension FlowMoments {
  /// The first column whose instant is late enough; the number of columns where none is.
  fileprivate func firstColumn(where isLateEnough: (VirtualInstant) -> Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if isLateEnough(all[middle].instant) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A window or a controller of the hierarchy at a column, with all below it.
struct HierarchyCard: Hashable {
  var name: String
  /// The facts about it, by key.
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

  /// The marks behind the name, in the order in which it is shown.
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
