import Testing

/// How screens fail a test that leak by another screen.
@Suite struct VictimTests {
  @Test func `what leaks by another screen stands in the failure of that one`() throws {
    #expect(
      try FixtureRun.issues(of: "threeByOneMistake") == """
        recorded an issue at VictimFixtures.swift:33:4: Issue recorded
        ↳ Catalogue#1 leaked: popped 2.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Catalogue#1
              .onEnd            → closure #1 in Catalogue.viewDidLoad()
                captures self   → Catalogue#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              0.000 s, found at 2.000 s
            alive with it      UIView, Detail#1, Detail#2
            leaked with it     Detail#2, Detail#1
            to allow it        .leaks(of: Catalogue.self, "why"), .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `where that one is allowed, each fails by itself`() throws {
    #expect(
      try FixtureRun.issues(of: "theCulpritAllowed") == """
        recorded an issue at VictimFixtures.swift:35:4: Issue recorded
        ↳ Detail#2 leaked: popped 2.0 s ago, should have been deallocated by now
            held by another screen that should be deallocated
            Catalogue#1
              .pages[1]   → Detail#2
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              0.000 s, found at 2.000 s
            alive with it      UIView
            to allow it        .leaks(of: Detail.self, "why")
        recorded an issue at VictimFixtures.swift:35:4: Issue recorded
        ↳ Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
            held               as Detail#2 is, by the same mistake
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              0.000 s, found at 2.000 s
            alive with it      UIView
            to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `all are allowed by their types`() throws {
    #expect(try FixtureRun.issues(of: "allAllowed") == "")
  }
}
