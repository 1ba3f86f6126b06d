import Testing

/// Screens held by a test's own variables and properties, and screens held by its objects.
@Suite struct TestScopeTests {
  @Test func `a coordinator of the test that keeps a screen is its holder`() throws {
    #expect(
      try FixtureRun.issues(of: "heldByACoordinator") == """
        recorded an issue at TraitFixtures.swift:91:4: Issue recorded
        ↳ Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
            Keeper
              .screen   → Detail#1
            ~~~~~~~~~~ fix: clear .screen
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            since              1.350 s, found at 3.350 s
            afterwards         no longer leaked when the test was over
            to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `so is one that the instance of a suite has`() throws {
    #expect(
      try FixtureRun.issues(of: "heldByACoordinatorOfAClass") == """
        recorded an issue at TraitFixtures.swift:147:4: Issue recorded
        ↳ Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
            ClassFixtures
              .keeper   → Keeper
              .screen   → Detail#1
            ~~~~~~~~~~ fix: clear .screen
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            since              1.350 s, found at 3.350 s
            afterwards         no longer leaked when the test was over
            to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `so is one that keeps an object`() throws {
    #expect(
      try FixtureRun.issues(of: "keptObject") == """
        recorded an issue at TraitFixtures.swift:99:4: Issue recorded
        ↳ Companion#1 leaked: not deallocated 2.0 s after the flow ended
            held by something unseen, such as a local variable
            Keeper
              .object   → Companion#1
            ~~~~~~~~~~ fix: clear .object
            1 of 2 references explained
            expectation        not deallocated within 2.0 s: the flow ended
            since              0.000 s, found at 2.000 s
            afterwards         no longer leaked when the test was over
            to allow it        .leaks(of: Companion.self, "why")

        """)
  }

  @Test func `a screen that outlives the test is a leak, whether a variable held it or not`() throws
  {
    #expect(
      try FixtureRun.issues(of: "outlivesTheTest") == """
        recorded an issue at TraitFixtures.swift:109:4: Issue recorded
        ↳ Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Editor#1
              .onSave           → closure #1 in Editor.viewDidLoad()
                captures self   → Editor#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            1 of 2 references explained
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              1.350 s, found at 3.350 s
            alive with it      UIView, Draft
            to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `so is one that nothing is found to hold`() throws {
    #expect(
      try withoutCount(FixtureRun.issues(of: "neverReleased")) == """
        recorded an issue at TraitFixtures.swift:117:4: Issue recorded
        ↳ Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
            no holder found, N objects looked at
            0 of 1 reference explained
            what may hold it unseen: a local variable, a running task, a queue or
            timer of the system, memory behind a pointer, a library in C, a retain
            without a release, a static without a symbol
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              1.350 s, found at 3.350 s
            alive with it      UIView
            to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `what was asserted is judged when the test is over where a variable may hold it`()
    throws
  {
    #expect(
      try withoutCount(FixtureRun.issues(of: "neverReleasedAfterAssertion")) == """
        recorded an issue at TraitFixtures.swift:125:24: Issue recorded
        ↳ Detail#1 leaked: dismissed 3.0 s ago, should have been deallocated by now
            no holder found, N objects looked at
            0 of 1 reference explained
            what may hold it unseen: a local variable, a running task, a queue or
            timer of the system, memory behind a pointer, a library in C, a retain
            without a release, a static without a symbol
            delayed check      not deallocated 3.0 s after being dismissed by UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              2.500 s, found at 5.500 s
            alive with it      UIView

        """)
  }

  @Test func `and at once where an object of the test keeps it`() throws {
    #expect(
      try FixtureRun.issues(of: "keptThroughAssertion") == """
        recorded an issue at TraitFixtures.swift:134:24: Issue recorded
        ↳ Detail#1 leaked: dismissed 3.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
            Keeper
              .screen   → Detail#1
            ~~~~~~~~~~ fix: clear .screen
            delayed check      not deallocated 3.0 s after being dismissed by UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              2.500 s, found at 5.500 s
            alive with it      UIView

        """)
  }

  @Test func `in XCTest a coordinator that the case has is a holder, and the case is none`() throws
  {
    #expect(
      try FixtureRun.failures(of: "testHeldByACoordinator") == """
        XCTestFixtures.swift:62: error: XCTestFixtures.testHeldByACoordinator, after tearDown() : failed - Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
          held by this test, .keeper
          Keeper
            .screen   → Detail#1
          ~~~~~~~~~~ fix: clear .screen
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              1.350 s, found at 3.350 s
          afterwards         no longer leaked when the test was over
          to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `a cycle that the case holds as well is told as one`() throws {
    #expect(
      try FixtureRun.failures(of: "testCycleInAProperty") == """
        XCTestFixtures.swift:70: error: XCTestFixtures.testCycleInAProperty, after tearDown() : failed - Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Editor#1
            .onSave           → closure #1 in Editor.viewDidLoad()
              captures self   → Editor#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          1 of 2 references explained
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              1.350 s, found at 3.350 s
          alive with it      UIView, Draft
          to allow it        .leaks(of: Editor.self, "why")

        """)
  }

  @Test func `the assertion tells what the case keeps`() throws {
    let text = try FixtureRun.failures(of: "testKeptThroughAssertion")
    #expect(
      text == """
        XCTestFixtures.swift:79: error: XCTestFixtures.testKeptThroughAssertion : failed - Detail#1 leaked: dismissed 3.0 s ago, should have been deallocated by now
          held by this test, .keeper
          Keeper
            .screen   → Detail#1
          ~~~~~~~~~~ fix: clear .screen
          delayed check      not deallocated 3.0 s after being dismissed by UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              2.500 s, found at 5.500 s
          alive with it      UIView

        """)
  }

  /// How many objects a search meets differs from run to run.
  private func withoutCount(_ text: String) -> String {
    text.replacing(/holder found, [0-9,]+ objects/, with: "holder found, N objects")
  }
}
