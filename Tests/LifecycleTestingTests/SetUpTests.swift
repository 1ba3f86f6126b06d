import Testing

/// The one line for a checked test, in the set-up that the test case has.
@Suite struct SetUpTests {
  @Test(arguments: [
    ("PlainSetUpFixtures.testSynchronously", 10), ("PlainSetUpFixtures.testAsynchronously", 10),
    ("ThrowingSetUpFixtures.testLeak", 44), ("AsyncSetUpFixtures.testLeak", 56),
    ("MainActorSetUpFixtures.testLeak", 68), ("MainActorPlainSetUpFixtures.testLeak", 84),
  ])
  func `a screen that leaked fails the test at the line in the set-up`(
    test: String, line: Int
  ) throws {
    #expect(
      try FixtureRun.failures(of: test) == """
        SetUpFixtures.swift:\(line): error: \(test) : failed - Editor#1 leaked: popped 2.0 s ago, expected to go, still alive
          cycle, 2 strong references
          Editor#1
            .onSave           → closure #1 in Editor.viewDidLoad()
              captures self   → Editor#1
          ~~~~~~~~~~~~~~~~~~ break one of these: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  3 scans in a row found no way to a window's root
          since              0.700 s, found at 2.700 s
          alive with it      UIView, Draft
          to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `a clean test passes`() throws {
    #expect(try FixtureRun.failures(of: "MainActorSetUpFixtures.testNoLeak") == "")
  }
}
