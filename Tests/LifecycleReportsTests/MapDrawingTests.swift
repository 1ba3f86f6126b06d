import Testing

@testable import LifecycleReports

/// A map of screens as a drawing, as a whole literal.
@Suite struct MapDrawingTests {
  static let map = ScreenMap(
    places: [
      .init(name: "List \"<All>\"", stateCount: 1, flow: []),
      .init(name: "Detail", stateCount: 2, flow: ["tap"]),
    ],
    ways: [
      .init(from: 0, to: 1, action: "tap", count: 1, isCovered: true),
      .init(from: 0, to: 1, action: "drag", count: 2, isCovered: false),
      .init(from: 1, to: 0, action: "back", count: 1, isCovered: nil),
    ])

  @Test func `a box for each screen, and one line for all ways from one to the other`() {
    #expect(
      MapDrawing(map: Self.map).svg == """
        <svg class="map" role="group" aria-labelledby="map-words" viewBox="0 0 538 114" width="538" \
        height="114">
        <title id="map-words">2 screens, 2 lines between them</title>
        <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
        orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
        <path class="way covered" data-from="0" data-to="1" d="M224 43C269 43 269 43 314 43" \
        marker-end="url(#tip)"><title>tap
        drag (2), by no test</title></path>
        <path class="way" data-from="1" data-to="0" d="M380 62C340 102 197 102 157 62" \
        marker-end="url(#tip)"><title>back</title></path>
        <a href="#place1" data-place="0"><title>List &quot;&lt;All&gt;&quot;</title>\
        <rect class="box" x="24" y="24" width="200" height="38" rx="4"/>\
        <text x="32" y="40">List</text>\
        <text x="32" y="55" class="label">&quot;&lt;All&gt;&quot;</text></a>
        <a href="#place2" data-place="1"><title>Detail</title>\
        <rect class="box" x="314" y="24" width="200" height="38" rx="4"/>\
        <text x="322" y="47">Detail</text></a>
        </svg>

        """)
  }

  @Test func `the screens are told below, with what leads on`() {
    let page = MapPage(title: "Map", headline: "two states", map: Self.map, findings: [])
    #expect(page.html.contains("<li>drag (2), by no test → <a href=\"#place2\">Detail</a></li>"))
    #expect(page.html.contains("1 of 2 ways is taken by tests"))
    #expect(page.html.contains("<p>As soon as the app has started.</p>"))
  }
}
