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
  var log: String {
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
