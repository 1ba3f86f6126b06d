import Testing

/// The one line for a checked test, in the set-up that the test case has.
@Suite struct SetUpTests {
  @Test(arguments: [
    ("PlainSetUpFixtures.testSynchronously", 13), ("PlainSetUpFixtures.testAsynchronously", 34),
    ("ThrowingSetUpFixtures.testLeak", 47), ("AsyncSetUpFixtures.testLeak", 59),
    ("MainActorSetUpFixtures.testLeak", 71), ("MainActorPlainSetUpFixtures.testLeak", 87),
    ("PortableSetUpFixtures.testLeak", 101),
  ])
  func `a screen that leaked whose check the set-up asked for fails the test at its own line`(
    test: String, line: Int
  ) throws {
    #expect(
      try FixtureRun.failures(of: test) == """
        SetUpFixtures.swift:\(line): error: \(test), after tearDown() : failed - Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Editor#1
            .onSave           → closure #1 in Editor.viewDidLoad()
              captures self   → Editor#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              0.700 s, found at 2.700 s
          alive with it      UIView, Draft
          to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `a clean test passes`() throws {
    #expect(try FixtureRun.failures(of: "MainActorSetUpFixtures.testNoLeak") == "")
  }
}
