import LifecycleKit

/// A report as one picture for a guide: the first leak's path, and below it where each screen was, in seconds.
///
/// An SVG that needs nothing else; it has the page's colours, light or dark as the reader's system is.
package struct PictureDrawing {
  private static let (margin, names, row, chart) = (16, 230, 26, 470)

  private let report: FlowReport
  private let page: ReportPage

  package init(_ report: FlowReport) {
    self.report = report
    page = ReportPage(report)
  }

  private var leak: FlowReport.Leak? { report.leaks.first }

  /// The seconds that the chart shows: until a little after the leak was found.
  private var end: Double {
    (leak.map { seconds($0.report.foundAt) + 0.8 }) ?? max(seconds(report.end), 1)
  }

  package var svg: String {
    let path = leak?.report.retention?.path.map {
      PathDrawing(path: $0.foldingLibraries, weakReferences: leak?.weakReferences ?? [])
    }
    let drawing = path?.svg(number: 1) ?? ""
    // A drawing says its own size.
    let (pathWidth, pathHeight) = (size("width", in: drawing), size("height", in: drawing))
    let top = Self.margin + 24
    let chartTop = top + (drawing.isEmpty ? 0 : pathHeight + 12)
    let screens = page.rows.filter { !$0.name.isEmpty && !$0.spans.isEmpty }
    let headline = leak?.report.headline ?? report.headline
    let width =
      max(pathWidth, Self.names + Self.chart + 20, headline.count * 9) + 2 * Self.margin
    let below = chartTop + (screens.count + 1) * Self.row
    let height = below + 56 + Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(report.title.escaped)" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      <style>
      \(String(decoding: PackageResources.drawing_css, as: UTF8.self))
      .title { fill: var(--ink); font-size: 13px }
      .small { fill: var(--quiet); font-size: 12px }
      .verdict { fill: var(--bad); font-size: 14px; font-weight: 600 }
      .back { fill: var(--paper) }
      .on { fill: var(--on) } .way { fill: var(--way) } .off { fill: var(--off) }
      .found { stroke: var(--bad); stroke-width: 2 }
      .grid { stroke: var(--rule) }
      </style>
      <rect class="back" width="\(width)" height="\(height)" rx="8"/>
      <text class="verdict" x="\(Self.margin)" y="\(Self.margin + 10)">\(headline.escaped)</text>
      \(placed(drawing, Self.margin, top))
      \(scale(chartTop, below))
      \(screens.enumerated().map { row($1, chartTop + ($0 + 1) * Self.row) }.joined())\(foundLine(chartTop, below))
      \(legend(below + 44))
      </svg>

      """
  }

  private func scale(_ top: Int, _ below: Int) -> String {
    (0...Int(end)).map { second in
      let x = x(Double(second))
      return """
        <path class="grid" d="M\(x) \(top + 20)V\(below)"/>\
        <text class="small" x="\(x)" y="\(top + 14)">\(second) s</text>

        """
    }.joined()
  }

  private func row(_ row: RowDrawing, _ top: Int) -> String {
    let bars = row.spans.map { span in
      let from = x(instant(span.columns.lowerBound))
      let width = x(instant(span.columns.upperBound)) - from
      let (inset, height) =
        switch span.state {
        case .onScreen: (2, 18)
        case .inTransition: (5, 12)
        case .offScreen, .gone: (9, 4)
        }
      return width == 0
        ? ""
        : "<rect class=\"\(span.state.styleName)\" x=\"\(from)\" y=\"\(top + inset)\""
          + " width=\"\(width)\" height=\"\(height)\"/>"
    }
    return """
      <text class="title" x="\(Self.margin)" y="\(top + 16)">\(row.name.escaped)</text>\
      \(bars.joined())

      """
  }

  private func foundLine(_ top: Int, _ below: Int) -> String {
    guard let leak else { return "" }
    let found = leak.report.foundAt
    let x = x(seconds(found))
    return """
      <path class="found" d="M\(x) \(top + 20)V\(below + 4)"/>\
      <text class="label suspect verdict" x="\(x + 8)" y="\(below + 14)" text-anchor="end">\
      leak found at \(found)</text>
      """
  }

  private func legend(_ y: Int) -> String {
    let entries = [("on", "on screen"), ("way", "in a transition"), ("off", "alive off screen")]
    let swatches = entries.enumerated().map { position, entry in
      let x = Self.margin + position * 170
      return """
        <rect class="\(entry.0)" x="\(x)" y="\(y - 10)" width="22" height="12"/>\
        <text class="small" x="\(x + 30)" y="\(y)">\(entry.1)</text>

        """
    }
    let isOne = leak?.report.retention?.path?.foldingLibraries.suspects.count == 1
    let sign = isOne ? "✂ break this one" : "✂ break one of these"
    return swatches.joined()
      + "<text class=\"small\" x=\"\(Self.margin + 540)\" y=\"\(y)\">\(sign)</text>"
  }

  /// The seconds at which a column begins; those after the last column are the chart's end.
  private func instant(_ column: Int) -> Double {
    column < page.moments.all.count ? seconds(page.moments.all[column].instant) : end
  }

  private func seconds(_ instant: VirtualInstant) -> Double {
    VirtualInstant.zero.duration(to: instant) / .seconds(1)
  }

  private func x(_ seconds: Double) -> Int {
    Self.margin + Self.names + Int(min(seconds, end) / end * Double(Self.chart))
  }

  private func placed(_ drawing: String, _ x: Int, _ y: Int) -> String {
    drawing.isEmpty ? "" : "<svg x=\"\(x)\" y=\"\(y)\"" + drawing.dropFirst("<svg".count)
  }

  private func size(_ side: String, in drawing: String) -> Int {
    let parts = drawing.split(separator: " \(side)=\"", maxSplits: 1)
    return parts.count < 2 ? 0 : Int(parts[1].prefix { $0 != "\"" }) ?? 0
  }
}

extension FlowReport {
  /// The report as one page of HTML that needs nothing else: no network, no library, no file beside it.
  ///
  /// Text from the program is shown as it is and never taken for a part of the page. Without its script the
  /// page still tells everything; the hierarchy is then that of the end.
  /// - Complexity: O(events + screens × length); some 250 bytes an event.
  public func html() -> String { ReportPage(self).html }

  /// Writes the page, in one piece: what was there before stays if that fails.
  ///
  /// - Throws: `LeakFileError` with the system's reason.
  public func write(to path: String) throws(LeakFileError) {
    try WholeFile.write(html(), to: path)
  }
}
