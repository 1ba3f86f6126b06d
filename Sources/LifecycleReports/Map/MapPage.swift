/// The result of an exploration as one page: the findings, the map, and the flow to each screen.
package struct MapPage: Sendable {
  /// Something that goes wrong.
  package struct Failure: Hashable, Sendable {
    package var headline: String
    package var flow: [String]
    /// The screens on the flow's way, as indexes of the map's places.
    package var places: [Int]
    package var details: String
    /// The page of its flow, relative to this one.
    package var link: String?
    /// The finding in other forms, each below its name: a test, a script.
    package var forms: [Form]

    package init(
      headline: String, flow: [String], places: [Int] = [], details: String, link: String?,
      forms: [Form]
    ) {
      (self.headline, self.flow, self.places, self.details) = (headline, flow, places, details)
      (self.link, self.forms) = (link, forms)
    }
  }

  /// A text to be copied, with its name.
  package struct Form: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  package let title: String
  package let headline: String
  /// How far it was tried, as the end of a sentence; `nil` where a part of it is missing.
  package let extent: String?
  package let map: ScreenMap
  package let findings: [Failure]
  /// Further sentences below the map: what no flow came to.
  package let remarks: [String]

  package init(
    title: String, headline: String, extent: String? = "", map: ScreenMap, findings: [Failure],
    remarks: [String] = []
  ) {
    (self.title, self.headline, self.extent, self.map) = (title, headline, extent, map)
    (self.findings, self.remarks) = (findings, remarks)
  }

  /// Writes the page, in one piece.
  package func write(to path: String) throws(LeakFileError) {
    try WholeFile.write(html, to: path)
  }

  package var html: String {
    PageFrame(
      title: title,
      body: """
        <header>
        <h1>\(title.escaped)</h1>
        <p class="verdict \(findings.isEmpty && extent != nil ? "good" : "bad")">\(verdict)</p>
        <p>\(headline.escaped)</p>
        </header>
        <main>
        \(findingCards)\(mapSection)\(places)</main>
        <script>
        \(String(decoding: PackageResources.map_js, as: UTF8.self))</script>
        """
    ).html
  }

  private var verdict: String {
    switch (findings.count, extent) {
    case (0, let extent?): "Nothing goes wrong\(extent)."
    case (0, nil): "The result is incomplete, without a finding so far."
    case (let count, let extent):
      count.counted("finding") + (extent == nil ? "; the result is incomplete." : ".")
    }
  }

  private var findingCards: String {
    if findings.isEmpty { return "" }
    let cards = findings.enumerated().map { position, finding in
      let link = finding.link.map {
        "<p><a href=\"\($0.escaped)\">What happens, as a timeline</a></p>"
      }
      let way =
        finding.places.isEmpty
        ? ""
        : "<p><a href=\"#map-title\" data-finding=\"\(position + 1)\">Its way on the map</a></p>"
      let details =
        finding.details.isEmpty ? "" : "<pre class=\"code\">\(finding.details.reportMarkup)</pre>"
      let forms = finding.forms.map { form in
        "<details><summary>\(form.name.escaped)</summary>"
          + "<pre class=\"code\">\(form.text.escaped)</pre></details>"
      }
      return """
        <article class="leak" aria-labelledby="finding\(position + 1)">
        <h3 id="finding\(position + 1)">\(finding.headline.escaped)</h3>
        \(finding.flow.flowMarkup)\(details)\(way)\(link ?? "")\(forms.joined())
        </article>

        """
    }
    return """
      <section aria-labelledby="findings-title">
      <h2 id="findings-title">What goes wrong</h2>
      \(cards.joined())</section>

      """
  }

  private var mapSection: String {
    let known = map.ways.filter { $0.isCovered != nil }
    let covered = known.filter { $0.isCovered == true }.count
    let words =
      known.isEmpty
      ? ""
      : "<p>\(covered) of \(known.count.counted("way")) \(covered == 1 ? "is" : "are") taken by tests: "
        + "those drawn thick; the dotted ones by none.</p>\n"
    return """
      <section aria-labelledby="map-title">
      <h2 id="map-title">The map</h2>
      \(words)\(remarks.map { "<p>\($0.escaped)</p>\n" }.joined())\
      <form id="filters" role="search"><label>Search <input id="search" type="search" \
      placeholder="a screen or an action"></label>\(findingFilter) <span id="count" role="status"></span></form>
      <div class="frame" tabindex="0" role="region" aria-label="The map, to be scrolled">
      \(MapDrawing(map: map).svg)</div>
      \(legend)</section>

      """
  }

  /// The choice of a finding, for the map to show its way alone.
  private var findingFilter: String {
    let options = findings.enumerated().filter { !$0.element.places.isEmpty }.map {
      let places = $0.element.places.map(String.init).joined(separator: " ")
      let words = "\($0.offset + 1): \($0.element.headline.cut(to: 60))"
      return "<option id=\"way\($0.offset + 1)\" value=\"\(places)\">\(words.escaped)</option>"
    }
    if options.isEmpty { return "" }
    return " <label>The way of <select id=\"finding\"><option value=\"\">all flows</option>"
      + options.joined() + "</select></label>"
  }

  private var legend: String {
    var items = [
      "<li><svg width=\"30\" height=\"14\" aria-hidden=\"true\"><rect class=\"box\" x=\"1\" y=\"1\" "
        + "width=\"28\" height=\"12\" rx=\"3\"/></svg> a screen, which leads to its place below</li>"
    ]
    if map.places.contains(where: { !$0.findings.isEmpty }) {
      items.append(
        "<li><svg width=\"30\" height=\"14\" aria-hidden=\"true\"><rect class=\"box found\" x=\"1\" y=\"1\" "
          + "width=\"28\" height=\"12\" rx=\"3\"/></svg> a screen on which a finding is met, with the "
          + "finding's number</li>")
    }
    func line(_ style: String, _ words: String) -> String {
      "<li><svg width=\"30\" height=\"14\" aria-hidden=\"true\"><path class=\"\(style)\" d=\"M1 7H29\"/></svg> "
        + "\(words)</li>"
    }
    items.append(line("way", "what a user does leads from one screen to another"))
    if map.ways.contains(where: { $0.isCovered != nil }) {
      items.append(line("way covered", "taken by a test"))
      items.append(line("way uncovered", "taken by no test"))
    }
    return "<ul class=\"legend map\">\n" + items.joined(separator: "\n") + "\n</ul>\n"
  }

  /// The flow to each screen, and where it leads.
  private var places: String {
    let articles = map.places.enumerated().map { index, place in
      let ways = map.ways.filter { $0.from == index }.map { way in
        "<li>\(way.words.escaped) → <a href=\"#place\(way.to + 1)\">"
          + "\(map.places[way.to].name.escaped)</a></li>"
      }
      let onwards =
        ways.isEmpty ? "<p>Nothing leads on.</p>" : "<ul>\n\(ways.joined(separator: "\n"))\n</ul>"
      return """
        <article class="place" id="place\(index + 1)" data-place="\(index)">
        <h3>\(place.name.escaped)</h3>
        <p>\(place.stateCount.counted("state"))\(Self.links(to: place.findings))</p>
        \(place.flow.flowMarkup)\(onwards)
        </article>

        """
    }
    return """
      <section aria-labelledby="places-title">
      <h2 id="places-title">The screens</h2>
      \(articles.joined())</section>

      """
  }

  private static func links(to findings: [Int]) -> String {
    findings.map { "; <a href=\"#finding\($0)\">finding \($0)</a>" }.joined()
  }
}
