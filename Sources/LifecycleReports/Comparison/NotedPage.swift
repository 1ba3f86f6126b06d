/// A page that is written rather than drawn from one run: a lesson, a shape of the gallery, an index.
package struct NotedPage: Sendable {
  /// A part of such a page. All text is shown as it is.
  package enum Note: Hashable, Sendable {
    /// A heading below the page's title.
    case heading(String)
    /// A paragraph.
    case paragraph(String)
    /// Lines of code or of a script.
    case code([String])
    /// Lines that were taken out, and those in their place.
    case change(removed: [String], added: [String])
    /// Something to think about, and the answer, which is shown when it is asked for.
    case question(String, answer: String)
    /// Rows of cells below a heading each.
    case table(title: String, head: [String], rows: [[Cell]])
    /// Places to go to.
    case links([Cell])
    /// Two runs side by side.
    case comparison(FlowComparison)
    /// The leaks of a run, and its timeline.
    case run(FlowReport)
    /// A graph of objects, drawn as boxes in layers.
    case graph(OwnershipGraph)
  }

  /// A text that may lead somewhere.
  package struct Cell: Hashable, Sendable {
    package var text: String
    /// A path relative to the page.
    package var link: String?

    package init(_ text: String, link: String? = nil) {
      (self.text, self.link) = (text, link)
    }

    fileprivate var html: String {
      link.map { "<a href=\"\($0.escaped)\">\(text.escaped)</a>" } ?? text.escaped
    }
  }

  package let title: String
  package let notes: [Note]

  package init(title: String, notes: [Note]) {
    (self.title, self.notes) = (title, notes)
  }

  package var html: String {
    let parts = notes.enumerated().map { Self.html(of: $1, number: $0 + 1) }
    return PageFrame(
      title: title,
      body: """
        <header>
        <h1>\(title.escaped)</h1>
        </header>
        <main>
        \(parts.joined())</main>
        \(script)
        """
    ).html
  }

  /// The script that cuts timelines to the width of the page; empty where there are none.
  private var script: String {
    let hasTimelines = notes.contains { note in
      switch note {
      case .comparison, .run: true
      default: false
      }
    }
    return hasTimelines
      ? "<script>\n\(String(decoding: PackageResources.timeline_js, as: UTF8.self))</script>" : ""
  }

  /// Writes the page, in one piece.
  package func write(to path: String) throws(LeakFileError) {
    try WholeFile.write(html, to: path)
  }

  private static func html(of note: Note, number: Int) -> String {
    switch note {
    case .heading(let text): return "<h2>\(text.escaped)</h2>\n"
    case .paragraph(let text): return "<p class=\"text\">\(text.escaped)</p>\n"
    case .code(let lines):
      return "<pre class=\"code\">\(lines.joined(separator: "\n").escaped)</pre>\n"
    case .change(let removed, let added):
      let lines =
        removed.map { "<del>- \($0.escaped)</del>" } + added.map { "<ins>+ \($0.escaped)</ins>" }
      return "<pre class=\"change\">\(lines.joined())</pre>\n"
    case .question(let question, let answer):
      return "<p class=\"text\"><b>\(question.escaped)</b></p>\n"
        + "<details class=\"answer\"><summary>The answer</summary>"
        + "<p class=\"text\">\(answer.escaped)</p></details>\n"
    case .table(let title, let head, let rows): return table(title, head, rows)
    case .links(let cells): return "<nav>\(cells.map(\.html).joined(separator: "\n"))</nav>\n"
    case .comparison(let comparison): return ComparedRuns(comparison, number: number).html
    case .run(let report):
      let page = ReportPage(report)
      return page.leakCards(from: number * 1_000)
        + page.timelineInBlocks(opensAt: page.openingColumn)
    case .graph(let graph): return GraphDrawing(graph: graph).svg(number: number)
    }
  }

  private static func table(_ title: String, _ head: [String], _ rows: [[Cell]]) -> String {
    let heads = head.map { "<th scope=\"col\">\($0.escaped)</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + row.map { "<td>\($0.html)</td>" }.joined() + "</tr>\n"
    }
    return """
      <div class="wide" role="region" aria-label="\(title.escaped)" tabindex="0"><table>
      <thead><tr>\(heads)</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table></div>

      """
  }
}
