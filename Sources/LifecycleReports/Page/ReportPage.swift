/// A report as a page, part by part from top to bottom.
struct ReportPage {
  let report: FlowReport
  let moments: FlowMoments
  let rows: [RowDrawing]
  private let changes: [HierarchyChange]

  init(_ report: FlowReport) {
    self.report = report
    let moments = FlowMoments(report)
    self.moments = moments
    changes = report.hierarchyChanges(moments)
    var marks: [String: [(column: Int, moment: FlowMoment)]] = [:]
    for (column, moment) in moments.all.enumerated() {
      marks[moment.controller, default: []].append((column, moment))
    }
    rows = moments.names.map {
      RowDrawing(name: $0, marks: marks[$0] ?? [], columnCount: moments.all.count)
    }
  }

  var html: String {
    PageFrame(
      title: report.title,
      body: """
        \(head)<main>
        \(finding)\(leaks)\(timeline)\(hierarchy)\(tables)\(logSection)</main>
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(String(decoding: PackageResources.page_js, as: UTF8.self))</script>
        """
    ).html
  }

  private var head: String {
    """
    <header>
    <h1>\(report.title.escaped)</h1>
    \(verdict)</header>

    """
  }

  /// How it went, in a line, with the numbers.
  var verdict: String {
    let open = report.leaks.filter(\.report.isOpen).count
    let counts = counted((open, "leak"), (report.misuses.count, "misuse")) + "."
    let verdict =
      report.isClean
      ? "Clean: nothing leaked, nothing was misused." : report.finding?.headline ?? counts
    // What the verdict or the counts say already is not said twice.
    let isSaid = report.headline == "no leaks" || counts.hasPrefix(report.headline)
    let lines = [
      report.finding == nil ? "" : counts, isSaid ? "" : report.headline.escaped,
      "\(report.scope.words.escaped); \(report.end) of virtual time",
    ]
    return """
      <p class="verdict \(report.isClean ? "good" : "bad")">\(verdict.escaped)</p>
      <p>\(lines.filter { !$0.isEmpty }.joined(separator: "<br>"))</p>
      \(remarks)
      """
  }

  private var remarks: String {
    let lines = report.remarks ?? []
    return lines.isEmpty ? "" : "<p>\(lines.map(\.escaped).joined(separator: "<br>"))</p>\n"
  }

  /// The finding that the run was played for: the flow that leads to it, and its details.
  private var finding: String {
    guard let finding = report.finding else { return "" }
    let details =
      finding.details.isEmpty ? "" : "<pre class=\"code\">\(finding.details.reportMarkup)</pre>\n"
    return """
      <section aria-labelledby="flow-title">
      <h2 id="flow-title">The flow</h2>
      \(finding.flow.flowMarkup)\(details)</section>

      """
  }

  /// The leaks in the order of the page: the one that the run was played for comes first.
  var leaksInOrder: [FlowReport.Leak] {
    let subject = report.finding?.subject
    return report.leaks.filter { $0.report.subject == subject }
      + report.leaks.filter { $0.report.subject != subject }
  }

  /// The column at which the page opens: its leak, the first misuse, or the end.
  var openingColumn: Int {
    let leak = leaksInOrder.first(where: \.report.isOpen) ?? leaksInOrder.first
    let place =
      leak.flatMap { moments.lastColumn(of: "leak", $0.report.subject) }
      ?? moments.all.firstIndex { $0.kind == "leak" || $0.kind == "misuse" }
    return place ?? max(0, moments.all.count - 1)
  }

  /// The hierarchy of the end; the script draws that at the cursor in its place.
  private var hierarchy: String {
    """
    <section aria-labelledby="hierarchy-title">
    <h2 id="hierarchy-title">Hierarchy <span id="instant">at \(report.end)</span></h2>
    <div id="hierarchy" class="hierarchy">\(hierarchyAtEnd)</div>
    </section>

    """
  }

  /// The hierarchy of the end as nested lists.
  var hierarchyAtEnd: String {
    list(FlowReport.hierarchy(at: moments.all.count - 1, after: changes))
  }

  private func list(_ cards: [HierarchyCard], _ place: String = "below") -> String {
    if cards.isEmpty { return "<p>No screen is there.</p>" }
    let items = cards.map { card in
      let leaked = card.values[.leaked] == nil ? "" : " leaked"
      let state = card.values[.state].flatMap(ScreenState.init(rawValue:))?.styleName ?? "off"
      let words = card.remarks.joined(separator: " · ").escaped
      let lit = card.values[.flags] == nil ? "" : " lit"
      // What is presented stands above what presents it.
      let above = card.below.filter(\.isPresented)
      let below = card.below.filter { !$0.isPresented }
      let layout = card.values[.layout].map { " \($0)" } ?? ""
      return "<li class=\"node\(layout)\">" + (above.isEmpty ? "" : list(above, "above"))
        + "<div class=\"card \(state)\(leaked)\(lit)\"><b>\(card.name.escaped)</b>"
        + (words.isEmpty ? "" : " <small>\(words)</small>") + "</div>"
        + (below.isEmpty ? "" : list(below, "below")) + "</li>"
    }
    return "<ul class=\"\(place)\">" + items.joined() + "</ul>"
  }

  /// The data that the script needs and the page does not show: the changes of the hierarchy.
  private var data: String {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    func number(_ name: String) -> Int {
      if let number = numbers[name] { return number }
      numbers[name] = names.count
      names.append(name)
      return names.count - 1
    }
    let changes = changes.map { change in
      let value: String =
        switch (change.key, change.value) {
        case (_, nil): "null"
        case (.above, let above?): "\(number(above))"
        case (_, let value?): value.scriptLiteral
        }
      return "[\(change.column),\(number(change.node)),\"\(change.key.rawValue)\",\(value)]"
    }
    return "{\"names\":[\(names.map(\.scriptLiteral).joined(separator: ","))],\n\"changes\":["
      + changes.joined(separator: ",\n") + "]}"
  }
}

extension String {
  /// The text as a string of JSON that can stand inside an element `script`.
  var scriptLiteral: String {
    presentable.quotedForJSON {
      switch $0 {
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
      default: false
      }
    }
  }
}

/// The frame of every page: its title, its style, and that nothing is loaded from anywhere.
struct PageFrame {
  let title: String
  /// Markup, escaped already.
  let body: String

  /// Nothing is loaded from anywhere, whatever got into the page.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(title.escaped)</title>
    <style>
    \(String(decoding: PackageResources.drawing_css, as: UTF8.self))\
    \(String(decoding: PackageResources.page_css, as: UTF8.self))</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
