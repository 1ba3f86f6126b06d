/// A report as one picture for a guide: the first leak's path, and the timeline below it.
///
/// An SVG that needs nothing else; it has the page's colours, light or dark as the reader's system is.
package struct PictureDrawing {
  private static let (margin, names) = (16, 190)

  let report: FlowReport

  package init(_ report: FlowReport) {
    self.report = report
  }

  package var svg: String {
    let page = ReportPage(report)
    let leak = report.leaks.first
    let path = leak?.report.retention?.path.map {
      PathDrawing(path: $0.foldingLibraries, weakReferences: leak?.weakReferences ?? [])
    }
    let drawing = path?.svg(number: 1) ?? ""
    // A drawing says its own size.
    let (pathWidth, pathHeight) = (size("width", in: drawing), size("height", in: drawing))
    let top = Self.margin + 24
    let rowsTop = top + (drawing.isEmpty ? 0 : pathHeight + 20)
    let columns = page.moments.all.count * RowDrawing.column
    let width = max(pathWidth, Self.names + columns) + 2 * Self.margin
    let height = rowsTop + (page.rows.count + 1) * RowDrawing.height + Self.margin
    let rows = page.rows.enumerated().map { position, row in
      let y = rowsTop + (position + 1) * RowDrawing.height
      let name = row.name.isEmpty ? "the simulation" : row.name
      return """
        <text class="title" x="\(Self.margin)" y="\(y + 15)">\(name.escaped)</text>
        <g class="row">\(placed(row.svg(page.moments.all), Self.margin + Self.names, y))</g>

        """
    }
    let scale = placed(
      ScaleDrawing(moments: page.moments.all).svg, Self.margin + Self.names, rowsTop)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(report.title.escaped)" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      <style>
      \(String(decoding: PackageResources.drawing_css, as: UTF8.self))
      .title { fill: var(--ink); font-size: 12.5px }
      .verdict { fill: var(--bad); font-size: 14px; font-weight: 600 }
      .back { fill: var(--paper) }
      </style>
      <rect class="back" width="\(width)" height="\(height)" rx="8"/>
      <text class="verdict" x="\(Self.margin)" y="\(Self.margin + 10)">\
      \((leak?.report.headline ?? report.headline).escaped)</text>
      \(placed(drawing, Self.margin, top))
      <g class="scale">\(scale)</g>
      \(rows.joined())</svg>

      """
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
