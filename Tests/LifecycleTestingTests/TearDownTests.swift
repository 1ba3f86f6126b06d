import Testing

/// XCTest judges after `tearDown()`. Tests that pass for that reason are in `TearDownXCTests`.
@Suite struct TearDownTests {
  @Test(arguments: [
    ("testStaticThatIsNotCleared", 20, "since              1.350 s, found at 3.350 s"),
    ("testStaticInLiveTime", 26, "since              0.700 s, found at 2.700 s"),
  ])
  func `a static that is not cleared holds its screen`(test: String, line: Int, since: String)
    throws
  {
    #expect(
      try FixtureRun.failures(of: "TearDownFixtures.\(test)") == """
        TearDownFixtures.swift:\(line): error: TearDownFixtures.\(test), after tearDown() : failed - Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
          held by static TearDownFixtures.detail
          Detail#1
          ~~~~~~~~ fix: clear static TearDownFixtures.detail
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          \(since)
          alive with it      UIView
          to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test(arguments: [
    ("testCycle", 32, "since              1.350 s, found at 3.350 s"),
    ("testCycleInLiveTime", 39, "since              0.700 s, found at 2.700 s"),
  ])
  func `a retain cycle is a leak, whatever is cleared`(test: String, line: Int, since: String)
    throws
  {
    #expect(
      try FixtureRun.failures(of: "TearDownFixtures.\(test)") == """
        TearDownFixtures.swift:\(line): error: TearDownFixtures.\(test), after tearDown() : failed - Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Editor#1
            .onSave           → closure #1 in Editor.viewDidLoad()
              captures self   → Editor#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          \(since)
          alive with it      UIView, Draft
          to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `a coordinator that kept a screen is its holder, though it is cleared`() throws {
    #expect(
      try FixtureRun.failures(of: "TearDownFixtures.testCoordinatorInLiveTime") == """
        TearDownFixtures.swift:47: error: TearDownFixtures.testCoordinatorInLiveTime, after tearDown() : failed - Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
          held by this test, .keeper
          Keeper
            .screen   → Detail#1
          ~~~~~~~~~~ fix: clear .screen
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              0.700 s, found at 2.700 s
          afterwards         no longer leaked when the test was over
          to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `a test that fails by itself fails for its leak as well`() throws {
    let lines = try FixtureRun.failures(of: "TearDownFixtures.testThatFails").split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "TearDownFixtures.swift:61: error: TearDownFixtures.testThatFails : failed - by itself",
        """
        TearDownFixtures.swift:60: error: TearDownFixtures.testThatFails, after tearDown() : failed - \
        Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
        """,
      ])
    #expect(
      try FixtureRun.failures(of: "TearDownFixtures.testThrowing").split(separator: "\n").count {
        $0.contains(": error: ")
      } == 3)
  }

  @Test func `an assertion of code that runs later fails the test`() throws {
    #expect(
      try FixtureRun.failures(of: "TearDownFixtures.testAssertionOfLateCode") == """
        TearDownFixtures.swift:66: error: TearDownFixtures.testAssertionOfLateCode, after tearDown() : failed - too late

        """)
  }

  @Test func `in XCTest a line below the failure says so`() throws {
    let name = "TearDownFixtures.testTurnNotEnded"
    #expect(
      try FixtureRun.notes(of: name) == [
        "TearDownFixtures.swift:79: note: \(name) : 1 step waits for the end of the turn: call endTurn() or settle()",
        "TearDownFixtures.swift:81: note: \(name) : 2 steps wait for the end of the turn: call endTurn() or settle()",
      ])
    #expect(try FixtureRun.failures(of: name).contains("TearDownFixtures.swift:83: error"))
  }

  @Test func `several checks of a test are judged, the last one first`() throws {
    let lines = try FixtureRun.failures(of: "TearDownFixtures.testTwoChecks").split(separator: "\n")
    #expect(
      lines.filter { $0.contains(": error: ") } == [
        """
        TearDownFixtures.swift:71: error: TearDownFixtures.testTwoChecks, after tearDown() : failed - \
        Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
        """,
        """
        TearDownFixtures.swift:70: error: TearDownFixtures.testTwoChecks, after tearDown() : failed - \
        Cycle is still alive when the test is over
        """,
      ])
  }

  @Test func `a static that is cleared is no holder`() throws {
    let statics = try FixtureRun.summary(
      of: "TearDownXCTests/testStaticThatIsCleared", "TearDownXCTests/testStaticThatHeldForLong",
      "TearDownXCTests/testStaticInLiveTime", "TearDownXCTests/testTrackedObjectInAStatic",
      "PlainTearDownXCTests/testStatics")
    #expect(statics.executed == "5 tests, with 0 failures")
  }

  @Test func `neither is a window that is cleared, nor the case's coordinator`() throws {
    let others = try FixtureRun.summary(
      of: "TearDownXCTests/testWindow", "TearDownXCTests/testHiddenWindow",
      "TearDownXCTests/testCoordinator", "TearDownXCTests/testCoordinatorInLiveTime",
      "TearDownXCTests/testCoordinatorThatHasJustStarted", "PlainTearDownXCTests/testThatIsSkipped")
    #expect(others.executed == "6 tests, with 1 test skipped and 0 failures")
  }

  @Test func `the run fails, counts the failure, and counts the test once`() throws {
    let one = try FixtureRun.summary(of: "TearDownFixtures/testCycle")
    #expect(one.executed == "1 test, with 1 failure")
    #expect(one.status == 1)
    let several = try FixtureRun.summary(
      of: "TearDownFixtures/testCycle", "TearDownFixtures/testTwoChecks",
      "MainActorSetUpFixtures/testLeak", "MainActorSetUpFixtures/testNoLeak")
    #expect(several.executed == "4 tests, with 4 failures")
    #expect(several.status == 1)
    let clean = try FixtureRun.summary(of: "MainActorSetUpFixtures/testNoLeak")
    #expect(clean.executed == "1 test, with 0 failures")
    #expect(clean.status == 0)
  }
}
