import ObjectGraph
import Testing

@Suite struct LibraryStepTests {
  private func node(
    _ name: String, _ kind: ObjectDescription.Kind = .object, library: String? = nil
  ) -> RetainingPath.Node {
    var node = RetainingPath.Node(name: name, kind: kind)
    node.library = library
    return node
  }

  /// A screen that keeps a timer, whose block keeps the screen; the insides are a library's.
  private var cooking: RetainingPath {
    let screen = RetainingPath.Node(
      name: "CookingVideoViewController#3", typeName: "CookingVideoViewController")
    let closure = "closure #3 in CookingVideoViewController.viewDidLoadWithEverything()"
    return RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        .init(label: ".timer", target: node("Timer", library: "Foundation")),
        .init(label: "._storage", target: node("TimerStorage", library: "Foundation")),
        .init(
          label: ".context.info",
          target: node("closure #1 in Timer.init(fire:)", .closure, library: "libFoundation.so")),
        .init(label: "captures #1", target: node(closure, .closure)),
        .init(label: "captures self", target: screen),
      ])
  }

  @Test func `steps through a library are one, and the program's own names stay whole`() {
    #expect(
      cooking.text() == """
        cycle, 5 strong references
        CookingVideoViewController#3
          .timer            → Timer
          inside Timer      → closure #3 in
                              CookingVideoViewController.viewDidLoadWithEverything()
            captures self   → CookingVideoViewController#3
        ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test func `they are told one by one where that is asked for`() {
    #expect(
      ObjectRetention(.searched(.cycle(cooking, visitedCount: 5))).text(unfolded: true) == """
        cycle, 5 strong references
        CookingVideoViewController#3
          .timer              → Timer
          ._storage           → TimerStorage
          .context.info       → closure #1 in Timer.init(fire:)
            captures #1       → closure #3 in
                                CookingVideoViewController.viewDidLoadWithEverything()
              captures self   → CookingVideoViewController#3
        ~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """)
  }

  @Test func `a path that begins in a library folds at its beginning, and a single step never`() {
    let path = RetainingPath(
      origin: .root("static Kitchen.center"),
      start: node("NotificationCenter", library: "Foundation"),
      steps: [
        .init(label: ".observers[0]", target: node("Observer", library: "Foundation")),
        .init(label: ".block", strength: .probable, target: node("Kitchen")),
        .init(label: ".clock", target: node("Timer", library: "Foundation")),
        .init(label: ".userInfo", target: node("Oven")),
      ])
    #expect(
      path.text() == """
        held by static Kitchen.center
        NotificationCenter
          inside NotificationCenter   → probably Kitchen
          .clock                      → Timer
          .userInfo                   → Oven
        """)
  }

  @Test func `an object of a library that the caller named or expects gone is told`() {
    var path = cooking
    path.steps[1].target.expectation = .expectedGone
    #expect(path.foldingLibraries.steps.map(\.label).prefix(2) == [".timer", "._storage"])
    path = cooking
    path.steps[0].target.name = "the egg timer"
    #expect(path.foldingLibraries.steps.map(\.label).prefix(2) == [".timer", "._storage"])
  }

  @Test func `advice and signature are those of the whole path`() {
    let folded = cooking.text().contains("inside Timer")
    #expect(folded)
    #expect(
      LeakSignature(cooking).readableForm == """
        cycle: CookingVideoViewController.timer → Timer._storage → TimerStorage.context.info → \
        closure #1 in Timer.init(fire:) captures #1 → \
        closure #3 in CookingVideoViewController.viewDidLoadWithEverything() captures self
        """)
  }
}

@Suite struct ReportLineTests {
  @Test(arguments: [
    ("Screen\n::error::gone", "Screen ::error::gone"),
    ("::error file=a::gone", "\\::error file=a::gone"),
    ("  ::stop-commands::a", "  \\::stop-commands::a"),
    ("a ##[error]b ##vso[c]", "a #\\#[error]b #\\#vso[c]"),
    ("\u{1B}[2JScreen\r\n#3", " [2JScreen #3"), ("Profile::Screen#3", "Profile::Screen#3"),
  ])
  func `a name is no line break and no command in a report`(name: String, line: String) {
    #expect(name.asReportLine == line)
  }

  @Test func `a path's names are none either`() {
    let path = RetainingPath(
      origin: .root("Root\n::error::a"), start: .init(name: "::error::b"),
      steps: [.init(label: ".c\n::error::c", target: .init(name: "D\n::error::d"))])
    #expect(
      path.text(indentation: 2) == """
          held by Root ::error::a
          \\::error::b
            .c ::error::c   → D ::error::d
        """)
    #expect(
      ObjectRetention(.declined("of a file a\n::error::b")).text()
        == "no path: of a file a ::error::b")
  }
}
