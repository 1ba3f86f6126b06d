import Testing

/// The trait on a suite.
@Suite struct SuiteTraitTests {
  @Test func `each test of the suite is checked`() throws {
    #expect(
      try FixtureRun.issues(of: "leakInSuite") == """
        recorded an issue at SuiteTraitFixtures.swift:14:4: Issue recorded
        ↳ Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Editor#1
              .onSave           → closure #1 in Editor.viewDidLoad()
                captures self   → Editor#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              1.350 s, found at 3.350 s
            alive with it      UIView, Draft
            to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `so are those of suites inside it`() throws {
    #expect(
      try FixtureRun.issues(of: "leakInside") == """
        recorded an issue at SuiteTraitFixtures.swift:28:6: Issue recorded
        ↳ Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Editor#1
              .onSave           → closure #1 in Editor.viewDidLoad()
                captures self   → Editor#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              1.350 s, found at 3.350 s
            alive with it      UIView, Draft
            to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `a clean test does not miss the suite's allowances`() throws {
    #expect(
      try FixtureRun.issues(of: "cleanInSuite") == "")
  }

  @Test func `the suite's allowance counts for its tests`() throws {
    #expect(
      try FixtureRun.issues(of: "misuseInSuite") == "")
  }

  @Test func `a test adds allowances of its own`() throws {
    #expect(
      try FixtureRun.issues(of: "allowanceInSuite") == "")
  }
}
