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

  @Test func `a box for each screen, and one line with a label for all ways from one to the other`()
  {
    #expect(
      MapDrawing(map: Self.map).svg == """
        <svg class="map" role="group" aria-labelledby="map-words" viewBox="0 0 628 114" \
        style="max-width: 628px; min-width: 471px">
        <title id="map-words">2 screens, 2 lines between them</title>
        <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
        orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
        <path class="way covered" data-from="0" data-to="1" d="M224 43C314 43 314 43 404 43" \
        marker-end="url(#tip)"><title>tap
        drag, in 2 states, by no test</title></path>
        <path class="way" data-from="1" data-to="0" d="M470 62C430 102 197 102 157 62" \
        marker-end="url(#tip)"><title>back</title></path>
        <a href="#place1" data-place="0"><title>List &quot;&lt;All&gt;&quot;</title>\
        <rect class="box" x="24" y="24" width="200" height="38" rx="4"/>\
        <text x="32" y="40">List</text>\
        <text x="32" y="55" class="label">&quot;&lt;All&gt;&quot;</text></a>
        <a href="#place2" data-place="1"><title>Detail</title>\
        <rect class="box" x="404" y="24" width="200" height="38" rx="4"/>\
        <text x="412" y="47">Detail</text></a>
        <g class="way-label" data-from="0" data-to="1"><title>tap
        drag, in 2 states, by no test</title><rect x="292" y="29" width="44" height="14" rx="3"/>\
        <text x="314" y="39">tap +1</text></g>
        <g class="way-label" data-from="1" data-to="0"><title>back</title>\
        <rect x="298" y="68" width="32" height="14" rx="3"/><text x="314" y="78">back</text></g>
        </svg>

        """)
  }

  /// Columns of one to four screens, with a line from each to each.
  private static func crossing(_ columns: Int) -> ScreenMap {
    let places = (0..<columns).flatMap { column in
      (0...(column % 4)).map { row in
        ScreenMap.Place(
          name: "Screen \(column) \(row)", stateCount: 1,
          flow: Array(repeating: "tap", count: column), findings: row == 0 ? [1, 12] : [])
      }
    }
    let ways = places.indices.flatMap { from in
      places.indices.filter { $0 != from }.map {
        ScreenMap.Way(from: from, to: $0, action: "tap", count: 1, isCovered: nil)
      }
    }
    return ScreenMap(places: places, ways: ways)
  }

  @Test(arguments: 1...6)
  func `no line leaves the drawing`(columns: Int) throws {
    let svg = MapDrawing(map: Self.crossing(columns)).svg
    let frame = try #require(svg.firstMatch(of: #/viewBox="0 0 (\d+) (\d+)"/#)).output
    let (width, height) = (try #require(Int(frame.1)), try #require(Int(frame.2)))
    var count = 0
    // A curve stays among the points that it is drawn by.
    for line in svg.matches(of: #/ d="M([0-9C -]+)"/#) {
      let numbers = line.output.1.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
      #expect(numbers.count == 8)
      for (position, number) in numbers.enumerated() {
        #expect(number >= 0 && number <= (position % 2 == 0 ? width : height), "\(line.output.0)")
      }
      count += 1
    }
    #expect(count == Self.crossing(columns).ways.count)
  }

  @Test(arguments: 1...6)
  func `each line has a label, and none covers another or leaves the drawing`(columns: Int) throws {
    let map = Self.crossing(columns)
    let svg = MapDrawing(map: map).svg
    let frame = try #require(svg.firstMatch(of: #/viewBox="0 0 (\d+) (\d+)"/#)).output
    let (width, height) = (try #require(Int(frame.1)), try #require(Int(frame.2)))
    var places: [(x: Int, y: Int)] = []
    for label in svg.matches(of: #/height="14" rx="3"\/><text x="(\d+)" y="(\d+)"/#) {
      places.append((try #require(Int(label.output.1)), try #require(Int(label.output.2))))
    }
    #expect(places.count == map.ways.count)
    for (index, place) in places.enumerated() {
      #expect(place.x >= 65 && place.x <= width - 65 && place.y >= 12 && place.y <= height)
      #expect(
        !places[..<index].contains { $0.x == place.x && abs($0.y - place.y) < 14 }, "\(place)")
    }
  }

  @Test func `the way of a finding can be chosen, from its card too`() {
    func page(_ places: [Int]) -> String {
      let finding = MapPage.Failure(
        headline: "a \"leak\"", flow: ["tap"], places: places, details: "", link: nil, forms: [])
      return MapPage(title: "Map", headline: "", map: Self.map, findings: [finding]).html
    }
    #expect(
      page([0, 1]).contains(
        """
        <label>The way of <select id="finding"><option value="">all flows</option>\
        <option id="way1" value="0 1">1: a &quot;leak&quot;</option></select></label>
        """))
    #expect(page([0, 1]).contains("data-finding=\"1\">Its way on the map</a>"))
    #expect(!page([]).contains("<select") && !page([]).contains("data-finding=\"1\""))
  }

  @Test func `a screen with findings is marked with their numbers, and there is a legend`() {
    var map = Self.map
    #expect(!MapDrawing(map: map).svg.contains("found"))
    map.places[1].findings = [2, 3]
    #expect(
      MapDrawing(map: map).svg.contains(
        """
        <a href="#place2" data-place="1"><title>Detail, finding 2, 3</title>\
        <rect class="box found" x="404" y="24" width="200" height="38" rx="4"/>\
        <text x="412" y="47">Detail</text>\
        <text class="finding" x="598" y="20">finding 2, 3</text></a>

        """))
    let page = MapPage(title: "Map", headline: "two states", map: map, findings: []).html
    #expect(page.contains("a screen on which a finding is met, with the finding's number</li>"))
    #expect(page.contains("<path class=\"way covered\" d=\"M1 7H29\"/></svg> taken by a test</li>"))
    #expect(
      page.contains("<p>2 states; <a href=\"#finding2\">finding 2</a>; <a href=\"#finding3\">"))
  }

  @Test func `the screens are told below, with what leads on`() {
    let page = MapPage(title: "Map", headline: "two states", map: Self.map, findings: [])
    #expect(
      page.html.contains("<li>drag, in 2 states, by no test → <a href=\"#place2\">Detail</a></li>"))
    #expect(page.html.contains("1 of 2 ways is taken by tests"))
    #expect(page.html.contains("<p>As soon as the app has started.</p>"))
  }
}
