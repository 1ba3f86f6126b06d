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
      \(unfolded)</article>

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
