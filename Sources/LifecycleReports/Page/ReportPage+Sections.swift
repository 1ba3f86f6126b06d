extension ReportPage {
  /// A card a leak: the path drawn, and the report in its words beside it.
  var leaks: String {
    if report.leaks.isEmpty { return "" }
    let cards = leaksInOrder.enumerated().map { position, leak in
      card(leak, number: position + 1)
    }
    return """
      <section aria-labelledby="leaks-title">
      <h2 id="leaks-title">Leaks</h2>
      \(cards.joined())</section>

      """
  }

  /// A card a leak, without links into the page; their numbers begin with `first`.
  func leakCards(from first: Int, mark: (FlowReport.Leak) -> String = { _ in "" }) -> String {
    leaksInOrder.enumerated().map { position, leak in
      card(leak, number: first + position, mark: mark(leak), linksPlaces: false)
    }.joined()
  }

  /// The card of a leak; `mark` says how it stands with the other of two runs that are compared.
  func card(_ leak: FlowReport.Leak, number: Int, mark: String = "", linksPlaces: Bool = true)
    -> String
  {
    let report = leak.report
    let path = report.retention?.path
    let folded = path?.foldingLibraries
    func drawing(_ path: RetainingPath?, _ number: Int) -> String {
      path.map { PathDrawing(path: $0, weakReferences: leak.weakReferences).svg(number: number) }
        ?? ""
    }
    // The numbers of a page's drawings are positive.
    let unfolded =
      path == folded || report.sameHolderAs != nil
      ? ""
      : """
      <details class="unfolded"><summary>Each step inside the library</summary>
      <div class="beside">
      \(drawing(path, -number))<pre>\(report.text(unfolded: true).reportMarkup)</pre>
      </div>
      </details>

      """
    let lines = path?.lines.map { label, line in
      "<li>\(line.place.escaped) <code>\(label.escaped)</code></li>"
    }
    let sources = lines.map { $0.isEmpty ? "" : "<ul class=\"sources\">\($0.joined())</ul>\n" }
    let over = report.isOpen ? "" : " over"
    var places: [String] = []
    func place(_ instant: VirtualInstant, of name: String, _ kind: String) -> String {
      linksPlaces ? link(to: instant, of: name, kind) : "\(instant)"
    }
    if let departure = report.departure {
      places.append("departed at " + place(departure.instant, of: report.subject, "departed"))
    }
    if let due = self.report.expectations.first(where: {
      $0.subject == report.subject && $0.deadline <= report.foundAt
    }) {
      places.append("due at " + place(due.deadline, of: report.subject, "deadline"))
    }
    places.append("found at " + place(report.foundAt, of: report.subject, "leak"))
    return """
      <article class="leak\(over)" aria-labelledby="leak\(number)">
      <h3 id="leak\(number)">\(report.headline.escaped)\(mark)</h3>
      <p>\(places.joined(separator: " · "))</p>
      <div class="beside">
      \(drawing(folded, number))<pre>\(report.text.reportMarkup)</pre>
      </div>
      \(sources ?? "")\(unfolded)</article>

      """
  }

  /// An instant that leads to its column of the timeline.
  private func link(to instant: VirtualInstant, of name: String, _ kind: String) -> String {
    let column = moments.all.lastIndex { moment in
      moment.instant == instant && moment.controller == name
        && (moment.kind == kind || kind == "departed")
    }
    guard let column else { return "\(instant)" }
    return "<a href=\"#m\(column)\">\(instant)</a>"
  }
}

extension ReportPage {
  /// The cursor, the filters, and a row a screen.
  var timeline: String {
    let rows = rows.enumerated().map { position, row in
      "<div class=\"row\" data-s=\"\(position)\">\(row.nameMarkup)\(row.svg(moments.all))</div>\n"
    }
    return """
      <section aria-labelledby="timeline-title">
      <h2 id="timeline-title">Timeline</h2>
      <form id="filters" role="search">
      <label>Search <input type="search" id="search" autocomplete="off"></label>
      <label>Screen <select id="screen"><option value="">all</option>\(screenOptions)</select></label>
      <label>Kind <select id="kind"><option value="">all</option>\(kindOptions)</select></label>
      <output id="count"></output>
      </form>
      <p><label for="cursor">Cursor</label>
      <input type="range" id="cursor" autocomplete="off" min="0" \
      max="\(max(0, moments.all.count - 1))" value="\(openingColumn)">
      <button type="button" id="play">Play</button></p>
      <p id="now" role="status"></p>
      <div id="timeline" role="group" aria-labelledby="timeline-title" tabindex="0"><div id="rows">
      <div class="row scale"><span class="name"></span>\(ScaleDrawing(moments: moments.all).svg)</div>
      \(rows.joined())<div id="line" aria-hidden="true"></div>\
      <button type="button" id="mark" aria-label="The mark at the cursor"></button>
      </div></div>
      \(TimelineLegend(moments: moments.all).html)\(paper)</section>

      """
  }

  /// The timeline alone, which a script cuts into blocks where the page is narrower.
  ///
  /// - Parameters:
  ///   - column: the column at which a timeline opens that is too long for blocks.
  ///   - only: columns that get a frame.
  func timelineInBlocks(opensAt column: Int, only: Set<Int> = []) -> String {
    let rows = rows.map { row in
      "<div class=\"row\">\(row.nameMarkup)\(row.svg(moments.all, only: only))</div>\n"
    }
    return """
      <div class="frame" role="region" aria-label="Timeline, \(report.title.escaped)" tabindex="0" \
      data-opens="\(column)"><div class="rows">
      <div class="row scale"><span class="name"></span>\(ScaleDrawing(moments: moments.all).svg)</div>
      \(rows.joined())</div></div>
      \(TimelineLegend(moments: moments.all).html)
      """
  }

  /// A timeline that no sheet is wide enough for is printed as text, in blocks, unless that takes many sheets.
  var paper: String {
    guard !report.events.isEmpty, report.events.count <= 1_000 else { return "" }
    let text = LifecycleTimeline(report.events).drawn(width: 110)
    return "<pre class=\"paper\">\(text.escaped)</pre>\n"
  }

  private var screenOptions: String {
    moments.names.enumerated().map { position, name in
      "<option value=\"\(position)\">\((name.isEmpty ? "the simulation" : name).escaped)</option>"
    }.joined()
  }

  private var kindOptions: String {
    var kinds: [String] = []
    for moment in moments.all where !kinds.contains(moment.kind) { kinds.append(moment.kind) }
    return kinds.sorted().map { "<option>\($0)</option>" }.joined()
  }

  /// Every moment in words, in order: what the marks stand for.
  var logSection: String {
    let rowOf = Dictionary(uniqueKeysWithValues: moments.names.enumerated().map { ($1, $0) })
    let items = moments.all.enumerated().map { column, moment in
      "<li id=\"m\(column)\" data-s=\"\(rowOf[moment.controller] ?? 0)\" data-k=\"\(moment.kind)\">"
        + "<time>\(moment.instant)</time> \(moment.words.escaped)</li>\n"
    }
    return """
      <section aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      <ol id="log">
      \(items.joined())</ol>
      </section>

      """
  }
}

/// The legend of a timeline: the meaning of its colours, and of the signs that it has.
struct TimelineLegend {
  let moments: [FlowMoment]

  /// The signs of a timeline and their meanings, in the order of `LifecycleTimeline.legend`.
  var entries: [(signs: String, words: String)] {
    let used = Set(moments.map { String($0.sign) })
    // The last line explains the lines between the signs, which only a drawing in text has.
    let lines = LifecycleTimeline.legend.split(separator: "\n").dropLast()
    let all =
      lines.flatMap { $0.components(separatedBy: "  ") } + ["◷ deadline missed", "? scan"]
    return all.compactMap { entry in
      let parts = entry.split(separator: " ")
      let signs = parts.prefix { $0.count == 1 }
      guard signs.contains(where: { used.contains(String($0)) }) else { return nil }
      return (
        signs.joined(separator: " "), parts.dropFirst(signs.count).joined(separator: " ")
      )
    }
  }

  var html: String {
    let items = entries.map { "<li><b>\($0.signs.escaped)</b> \($0.words.escaped)</li>" }
    return """
      <ul class="legend"><li><span class="on"></span> on screen</li>
      <li><span class="way"></span> in a transition</li>
      <li><span class="off"></span> alive off screen</li></ul>
      <ul class="legend signs">\(items.joined(separator: "\n"))</ul>

      """
  }
}

extension ReportPage {
  /// The expectations, scans, registrations and misuses: a table each, left out where there is nothing.
  var tables: String {
    let expectations = report.expectations.map { expectation in
      [
        expectation.subject, expectation.reason, "\(expectation.since)", "\(expectation.deadline)",
        expectation.state.text,
      ]
    }
    let scans = report.scans.map { scan in
      [
        "\(scan.instant)",
        scan.misses.isEmpty
          ? "none"
          : scan.misses.map { "\($0.controller): \($0.failCount)" }.joined(separator: ", "),
      ]
    }
    let registrations = report.registrations.map {
      [$0.name, "\($0.since)", $0.owner.words]
    }
    let misuses = report.misuses.map { ["\($0.instant)", $0.kind.rawValue, $0.message] }
    return table(
      "Departures and expectations", ["object", "reason", "since", "due", "outcome"],
      expectations)
      + table("Scans", ["at", "missed, with fail counts"], scans)
      + table("Registrations in the end", ["what", "since", "for whom"], registrations)
      + table("Tasks without their screens", ["what"], (report.remainingTasks ?? []).map { [$0] })
      + table("Misuses", ["at", "kind", "what happened"], misuses)
  }

  private func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + row.map { "<td>\($0.escaped)</td>" }.joined() + "</tr>\n"
    }
    return """
      <section>
      <h2>\(title)</h2>
      <div class="wide" role="region" aria-label="\(title)" tabindex="0"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table></div>
      </section>

      """
  }
}

extension SimulatedRegistration.Owner {
  fileprivate var words: String {
    switch self {
    case .unknown: "no object was named"
    case .alive: "its owner lives"
    case .gone: "its owner was deallocated"
    }
  }
}
