/// Two runs beside each other as markup, for a page that has more on it.
struct ComparedRuns {
  let comparison: FlowComparison
  /// Another number for each comparison of a page: its identifiers are made of it.
  let number: Int

  private let before: ReportPage
  private let after: ReportPage
  private let difference: SequenceDifference

  /// At most this many differences are listed in words, on each side.
  private static let listLimit = 200

  init(_ comparison: FlowComparison, number: Int) {
    self.comparison = comparison
    self.number = number
    (before, after) = (ReportPage(comparison.before), ReportPage(comparison.after))
    difference = SequenceDifference(
      comparison.before.events.map(\.line), comparison.after.events.map(\.line))
  }

  var html: String {
    """
    <div class="sides">
    \(side(before, "before", only: difference.removed, other: comparison.after, offset: 1))\
    \(side(after, "after", only: difference.added, other: comparison.before, offset: 501))</div>
    \(list)
    """
  }

  private func side(
    _ page: ReportPage, _ name: String, only events: [Int], other: FlowReport, offset: Int
  ) -> String {
    let id = "\(name)\(number)"
    let columns = Set(events.map { page.moments.columns[$0] })
    let leaks = page.leakCards(from: number * 1_000 + offset) { mark(of: $0, name, other) }
    return """
      <section class="side" aria-labelledby="\(id)">
      <h2 id="\(id)">\(page.report.title.escaped)</h2>
      \(page.verdict)\(leaks)
      <h3>Timeline</h3>
      \(page.timelineInBlocks(opensAt: openingColumn(of: page, other), only: columns))\
      \(page.paper)<h3>Hierarchy in the end</h3>
      <div class="hierarchy">\(page.hierarchyAtEnd)</div>
      </section>

      """
  }

  /// The column at which a run's timeline opens: its own leak, or the end of the screen that leaks in the other run.
  private func openingColumn(of page: ReportPage, _ other: FlowReport) -> Int {
    guard page.report.leaks.isEmpty, let subject = other.leaks.first?.report.subject else {
      return page.openingColumn
    }
    return page.moments.lastColumn(of: "deallocated", subject) ?? page.openingColumn
  }

  /// Whether the other run has the leak too, by what would fix it.
  private func mark(of leak: FlowReport.Leak, _ side: String, _ other: FlowReport) -> String {
    let isInBoth = other.leaks.contains { $0.report.mistake == leak.report.mistake }
    let words = isInBoth ? "in both runs" : "only \(side)"
    return " <span class=\"mark\">\(words)</span>"
  }

  /// The difference in words.
  private var list: String {
    if difference.removed.isEmpty, difference.added.isEmpty {
      return "<p>Both runs have the same events.</p>\n"
    }
    let removed = difference.removed.prefix(Self.listLimit).map { ("−", before, $0) }
    let added = difference.added.prefix(Self.listLimit).map { ("+", after, $0) }
    let rows = (removed + added).map { sign, page, position in
      let event = page.report.events[position]
      let element = sign == "+" ? "ins" : "del"
      return "<\(element)>\(sign) \(event.instant)  \(event.line.escaped)</\(element)>"
    }
    let rest =
      max(0, difference.removed.count - Self.listLimit)
      + max(0, difference.added.count - Self.listLimit)
    return """
      <section aria-labelledby="differences\(number)">
      <h2 id="differences\(number)">What differs</h2>
      <p>\(difference.removed.count.counted("event")) of the first run only, \
      \(difference.added.count.counted("event")) of the second only; in the timelines they have a frame.</p>
      <details><summary>In words</summary><pre class="change">\(rows.joined())\
      \(rest > 0 ? "and \(rest) more" : "")</pre></details>
      </section>

      """
  }
}

extension LeakReport {
  /// The common property of two reports of one mistake.
  fileprivate var mistake: String {
    retention?.path.map { LeakSignature($0).readableForm } ?? "no known holder of \(typeName)"
  }
}

/// Two runs of a program, before and after a change, to be looked at side by side.
///
/// Holds two reports and nothing else.
public struct FlowComparison: Hashable, Sendable {
  /// The run before the change.
  public var before: FlowReport
  /// The run after it.
  public var after: FlowReport

  /// Compares two runs.
  public init(before: FlowReport, after: FlowReport) {
    (self.before, self.after) = (before, after)
  }

  /// Both as one page of HTML: the leaks, the timelines with what only one run has in frames, and what differs in
  /// words.
  ///
  /// Events are compared by their words, in order, without their instants; leaks by their signatures.
  /// - Complexity: O((events + differences) × differences) up to 2,000 events between the first difference and the
  ///   last; O(events) beyond, where events count as equal that both runs have equally often.
  public func html(title: String = "Before and after") -> String {
    NotedPage(title: title, notes: [.comparison(self)]).html
  }

  /// Writes the page, in one piece: what was there before stays if that fails.
  ///
  /// - Throws: `LeakFileError` with the system's reason.
  public func write(to path: String, title: String = "Before and after") throws(LeakFileError) {
    try WholeFile.write(html(title: title), to: path)
  }
}

/// Which elements of two sequences the other one has not.
struct SequenceDifference: Hashable {
  /// Positions in the first sequence.
  private(set) var removed: [Int] = []
  /// Positions in the second.
  private(set) var added: [Int] = []

  /// How many elements may differ before only their numbers are compared.
  static let limit = 2_000

  init(_ old: [String], _ new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    guard oldPart.count <= Self.limit, newPart.count <= Self.limit else {
      removed = Self.surplus(of: oldPart, over: newPart)
      added = Self.surplus(of: newPart, over: oldPart)
      return
    }
    for change in Array(newPart).difference(from: Array(oldPart)) {
      switch change {
      case .remove(let offset, _, _): removed.append(start + offset)
      case .insert(let offset, _, _): added.append(start + offset)
      }
    }
    removed.sort()
  }

  /// The positions of elements that come more often than in the other sequence: the last ones of each.
  private static func surplus(
    of one: ArraySlice<String>, over other: ArraySlice<String>
  ) -> [Int] {
    var counts: [String: Int] = [:]
    for element in other { counts[element, default: 0] += 1 }
    return one.indices.filter { index in
      counts[one[index], default: 0] -= 1
      return counts[one[index], default: 0] < 0
    }
  }
}
