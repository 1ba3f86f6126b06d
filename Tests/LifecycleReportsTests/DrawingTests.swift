import Testing

@testable import LifecycleReports

/// The drawings, as whole literals.
@Suite @MainActor struct DrawingTests {
  private func node(
    _ name: String, _ kind: ObjectDescription.Kind = .object,
    _ expectation: LifeExpectation = .unknown
  ) -> RetainingPath.Node {
    RetainingPath.Node(name: name, kind: kind, expectation: expectation)
  }

  @Test func `a cycle goes back to its first box, with the references to break marked`() {
    let screen = node("A<b>", .object, .expectedGone)
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        .init(label: ".onSave", target: node("closure", .closure)),
        .init(label: "captures self", target: screen),
      ])
    let drawing = PathDrawing(
      path: path,
      weakReferences: [.init(holder: "closure", label: "captures \"it\"", target: "A<b>")])
    #expect(
      drawing.svg(number: 1) == """
        <svg class="path" role="img" aria-labelledby="path1" viewBox="0 0 207 136" width="207" \
        height="136">
        <title id="path1">A&lt;b&gt; .onSave → closure, to be broken; closure captures self → \
        A&lt;b&gt;, to be broken; closure captures &quot;it&quot; weakly → A&lt;b&gt;</title>
        <defs><marker id="head1" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
        markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
        <rect class="box gone" x="40" y="4" width="48" height="28" rx="3"/><text x="50" \
        y="23">A&lt;b&gt;</text>
        <rect class="box" x="40" y="70" width="69" height="28" rx="14"/><text x="50" \
        y="89">closure</text>
        <path class="hold suspect" d="M64 32V70" marker-end="url(#head1)"/><text class="label \
        suspect" x="74" y="56">✂ .onSave</text>
        <path class="hold suspect" d="M64 98V128H197V18H88" marker-end="url(#head1)"/><text \
        class="label suspect" x="74" y="122">✂ captures self</text>
        <path class="weak" d="M40 80H14V24H40" marker-end="url(#head1)"><title>captures \
        &quot;it&quot;, weak</title></path>
        </svg>

        """)
  }

  @Test func `a path from a root marks only what is suspect, and dots what is probable`() {
    let path = RetainingPath(
      origin: .root("the list"), start: node("List", .object, .expectedAlive),
      steps: [
        .init(label: ".items", strength: .probable, target: node("Item")),
        .init(label: ".screen", target: node("A#1", .object, .expectedGone)),
      ])
    #expect(
      PathDrawing(path: path, weakReferences: []).svg(number: 7) == """
        <svg class="path" role="img" aria-labelledby="path7" viewBox="0 0 117 168" width="117" \
        height="168">
        <title id="path7">List .items → Item, to be broken; Item .screen → A#1, to be \
        broken</title>
        <defs><marker id="head7" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
        markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
        <rect class="box" x="4" y="4" width="48" height="28" rx="3"/><text x="14" \
        y="23">List</text>
        <rect class="box" x="4" y="70" width="48" height="28" rx="3"/><text x="14" \
        y="89">Item</text>
        <rect class="box gone" x="4" y="136" width="41" height="28" rx="3"/><text x="14" \
        y="155">A#1</text>
        <path class="hold suspect probable" d="M28 32V70" marker-end="url(#head7)"/><text \
        class="label suspect probable" x="38" y="56">✂ .items</text>
        <path class="hold suspect" d="M28 98V136" marker-end="url(#head7)"/><text class="label \
        suspect" x="38" y="122">✂ .screen</text>
        </svg>

        """)
    #expect(
      PathDrawing(path: path, weakReferences: []).words
        == "List .items → Item, to be broken; Item .screen → A#1, to be broken")
  }

  @Test func `an object that holds itself has an arrow of its own`() {
    let screen = node("A#1", .object, .expectedGone)
    let path = RetainingPath(
      origin: .cycle, start: screen, steps: [.init(label: ".me", target: screen)])
    #expect(
      PathDrawing(path: path, weakReferences: []).svg(number: 2) == """
        <svg class="path" role="img" aria-labelledby="path2" viewBox="0 0 101 70" width="101" \
        height="70">
        <title id="path2">A#1 .me → A#1, to be broken</title>
        <defs><marker id="head2" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
        markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
        <rect class="box gone" x="4" y="4" width="41" height="28" rx="3"/><text x="14" \
        y="23">A#1</text>
        <path class="hold suspect" d="M28 32V62H91V18H45" marker-end="url(#head2)"/><text \
        class="label suspect" x="38" y="56">✂ .me</text>
        </svg>

        """)
  }

  @Test func `a row has a span for each state and a sign for each thing that happened`() throws {
    let flow = Flow()
    try flow.visit { PlainScreen() }
    let page = ReportPage(flow.simulation.report())
    let row = try #require(page.rows.first { $0.name == "PlainScreen#1" })
    #expect(
      row.svg(page.moments.all) == """
        <svg role="img" aria-label="PlainScreen#1: first seen at 0.000 s, on screen from 0.350 \
        s, off screen from 0.700 s, deallocated at 0.700 s" width="444" height="22"><rect class="off" \
        x="192" width="48"/><rect class="way" x="240" width="60"/><rect class="on" x="300" \
        width="36"/><rect class="way" x="336" width="60"/><rect class="off" x="396" \
        width="36"/><g transform="translate(0 16)"><text x="198" data-m="16">m</text><text \
        x="210" data-m="17">l</text><text x="222" data-m="18">L</text><text x="246" \
        data-m="20">a</text><text x="258" data-m="21">i</text><text x="270" \
        data-m="22">y</text><text x="282" data-m="23">Y</text><text x="306" \
        data-m="25">A</text><text x="318" data-m="26">M</text><text x="330" \
        data-m="27">x</text><text x="342" data-m="28">d</text><text x="402" \
        data-m="33">D</text><text x="426" data-m="35">X</text><text x="438" data-m="36" \
        class="deallocated">†</text></g></svg>
        """)
  }

  @Test func `the scale names an instant where there is room`() throws {
    let flow = Flow()
    try flow.visit { PlainScreen() }
    #expect(
      ScaleDrawing(moments: ReportPage(flow.simulation.report()).moments.all).svg == """
        <svg aria-hidden="true" width="444" height="22"><path d="M0 16V22"/><text x="0" \
        y="13">0.000 s</text><path d="M288 16V22"/><text x="288" y="13">0.350 s</text><path \
        d="M396 16V22"/><text x="396" y="13">0.700 s</text></svg>
        """)
  }

  @Test(arguments: [
    ("<&>\"'", "&lt;&amp;&gt;&quot;&#39;"), ("a\u{0}b\u{9B}c", "a\u{FFFD}b\u{FFFD}c"),
    ("e\u{301} 日本 👩‍👩‍👧", "e\u{301} 日本 👩‍👩‍👧"), ("\u{202E}x", "\u{FFFD}x"),
  ])
  func `what means something is escaped, and nothing else`(text: String, escaped: String) {
    #expect(text.escaped == escaped)
  }
}
