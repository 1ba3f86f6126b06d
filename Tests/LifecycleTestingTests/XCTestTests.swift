import Testing

/// The same for XCTest.
@Suite struct XCTestTests {
  #if DEBUG
    // Optimised code may have a closure in the function that makes it, without a line of its own.
    @Test
    func `a screen that leaked fails the test at the call's line, with the lines of the path`()
      throws
    {
      #expect(
        try FixtureRun.failures(of: "testLeak", places: true) == """
          XCTestFixtures.swift:11: error: XCTestFixtures.testLeak, after tearDown() : failed - Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Editor#1
              .onSave           → closure #1 in Editor.viewDidLoad()
              at Tests/LifecycleTestingTests/Fixtures/Screens.swift:12
                captures self   → Editor#1
                at Tests/LifecycleTestingTests/Fixtures/Screens.swift:17
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              1.350 s, found at 3.350 s
            alive with it      UIView, Draft
            to allow it        .leaks(of: Editor.self, "why")

          """)
    }
  #endif

  @Test func `a screen that leaves with the end of the test is waited for`() throws {
    #expect(
      try FixtureRun.failures(of: "testLateLeak") == """
        XCTestFixtures.swift:15: error: XCTestFixtures.testLateLeak, after tearDown() : failed - Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Editor#1
            .onSave           → closure #1 in Editor.viewDidLoad()
              captures self   → Editor#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              0.350 s, found at 2.350 s
          alive with it      UIView, Draft
          to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `an allowance that nothing needed fails the test`() throws {
    #expect(
      try FixtureRun.failures(of: "testAllowed") == """
        XCTestFixtures.swift:30: error: XCTestFixtures.testAllowed, after tearDown() : failed - nothing needed the allowance .misuse, which says: none

        """)
  }

  @Test func `an exhaustive test fails for events and for work`() throws {
    #expect(
      try FixtureRun.failures(of: "testExhaustive") == """
        XCTestFixtures.swift:36: error: XCTestFixtures.testExhaustive, after tearDown() : failed - 1 piece of work remains when the test is over:
          "blink" at 3.000 s, repeating
          to fix it          cancel it when its screen goes, or advance the time past it
          to allow it        .pendingWork(named: "blink", "why")
        XCTestFixtures.swift:36: error: XCTestFixtures.testExhaustive, after tearDown() : failed - 1 event was not asserted:
          0.000 s  something
          to assert them     simulation.expectEvents, simulation.expectTimeline
          to pass over them  simulation.skipEvents(because: "why")

        """)
  }

  @Test func `a tracked object that lives fails at the line of the call`() throws {
    #expect(
      try FixtureRun.failures(of: "testTracked") == """
        XCTestFixtures.swift:42: error: XCTestFixtures.testTracked, after tearDown() : failed - Cycle is still alive when the test is over
          cycle, 2 strong references
          Cycle
            .end              → closure #1 in Cycle.init()
              captures self   → Cycle
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          alive with it      Companion

        """)
  }

  @Test func `assertions fail at the caller's line`() throws {
    #expect(
      try FixtureRun.failures(of: "testAssertions") == """
        XCTestFixtures.swift:46: error: XCTestFixtures.testAssertions : failed - Editor#1 leaked: popped 3.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Editor#1
            .onSave           → closure #1 in Editor.viewDidLoad()
              captures self   → Editor#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 3.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              2.350 s, found at 5.350 s
          alive with it      UIView, Draft
        XCTestFixtures.swift:47: error: XCTestFixtures.testAssertions : failed - Cycle is still alive after every holder should have released it
          cycle, 2 strong references
          Cycle
            .end              → closure #1 in Cycle.init()
              captures self   → Cycle
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          alive with it      Companion
        XCTestFixtures.swift:48: error: XCTestFixtures.testAssertions : failed - this test has no simulation
          with Swift Testing  add the trait .checksDeallocation to the test or its suite
          with XCTest         call checksDeallocation() first

        """)
  }

  @Test func `a drawing that differs fails at the caller's line`() throws {
    #expect(
      try FixtureRun.failures(of: "testTimeline") == """
        XCTestFixtures.swift:54: error: XCTestFixtures.testTimeline : failed - the timeline is not as expected (- expected, + drawn):
        - nothing
        + time 0.000
        +      |
        + -    #

        """)
  }

  @Test func `the next test is not touched`() throws {
    #expect(
      try FixtureRun.failures(of: "testNextOneIsClean") == "")
  }
}
