import Testing

/// What the trait says of a test, and at which line.
@Suite struct TraitTests {
  #if DEBUG
    // Optimised code may have a closure in the function that makes it, without a line of its own.
    @Test func `a screen that leaked fails the test at its own line, with the lines of the path`()
      throws
    {
      #expect(
        try FixtureRun.issues(of: "leak", places: true) == """
          recorded an issue at TraitFixtures.swift:6:4: Issue recorded
          ↳ Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
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
      try FixtureRun.issues(of: "lateLeak") == """
        recorded an issue at TraitFixtures.swift:10:4: Issue recorded
        ↳ Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
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

  @Test func `a misuse fails the test`() throws {
    #expect(
      try FixtureRun.issues(of: "misuse") == """
        recorded an issue at TraitFixtures.swift:18:4: Issue recorded
        ↳ UINavigationController#1 was misused: <UINavigationController#1> has no view controller to pop: the root is on top
            when               0.000 s
            in UIKit           allowed, and seldom meant
            to allow it        .misuse(.popAtRoot, "why")

        """)
  }

  @Test func `work that remains fails the test, work that is due in the wait does not`() throws {
    #expect(
      try FixtureRun.issues(of: "remainingWork") == """
        recorded an issue at TraitFixtures.swift:24:4: Issue recorded
        ↳ 2 pieces of work remain when the test is over:
            "blink" at 3.000 s, repeating
            "sleep" at 60.000 s
            to fix it          cancel it when its screen goes, or advance the time past it
            to allow it        .pendingWork(named: "blink", "why")

        """)
  }

  @Test func `a departure in the background is not passed over`() throws {
    #expect(
      try FixtureRun.issues(of: "background") == """
        recorded an issue at TraitFixtures.swift:31:4: Issue recorded
        ↳ Editor#1 was not judged: popped from UINavigationController#1, and alive when time stopped for it
            to fix it          let the application be in the foreground when the test is over

        """)
  }

  @Test func `an allowance that nothing needed fails the test`() throws {
    #expect(
      try FixtureRun.issues(of: "unusedAllowances") == """
        recorded an issue at TraitFixtures.swift:42:4: Issue recorded
        ↳ nothing needed the allowance .misuse(.popAtRoot), which says: the button is a joke
        recorded an issue at TraitFixtures.swift:42:4: Issue recorded
        ↳ nothing needed the allowance .leaks(of: Editor.self), which says: kept
        recorded an issue at TraitFixtures.swift:42:4: Issue recorded
        ↳ nothing needed the allowance .pendingWork(named: "blink"), which says: it blinks

        """)
  }

  @Test func `an allowance for another type allows nothing`() throws {
    #expect(
      try FixtureRun.issues(of: "wrongAllowance") == """
        recorded an issue at TraitFixtures.swift:48:4: Issue recorded
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
        recorded an issue at TraitFixtures.swift:48:4: Issue recorded
        ↳ nothing needed the allowance .leaks(of: Detail.self), which says: another type

        """)
  }

  @Test func `a tracked object that lives fails at the line of the call`() throws {
    #expect(
      try FixtureRun.issues(of: "tracked") == """
        recorded an issue at TraitFixtures.swift:54:24: Issue recorded
        ↳ Cycle is still alive when the test is over
            cycle, 2 strong references
            Cycle
              .end              → closure #1 in Cycle.init()
                captures self   → Cycle
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            alive with it      Companion

        """)
  }

  @Test func `a screen that a variable of the test held at its deadline is a leak`() throws {
    #expect(
      try FixtureRun.issues(of: "heldByALocalVariable") == """
        recorded an issue at TraitFixtures.swift:66:4: Issue recorded
        ↳ Detail#1 leaked: popped 2.0 s ago, should have been deallocated by now
            held by the coordinator
            Coordinator
              .screen   → Detail#1
            ~~~~~~~~~~ fix: clear .screen
            delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
            since              1.350 s, found at 3.350 s
            afterwards         no longer leaked when the test was over
            to allow it        .leaks(of: Detail.self, "why")

        """)
  }

  @Test func `of the arguments of a test only the leaking one fails`() throws {
    #expect(
      try FixtureRun.issues(of: "arguments") == """
        recorded an issue with 1 argument leaks → true at TraitFixtures.swift:57:4: Issue recorded
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

  @Test func `an allowance for another misuse allows nothing`() throws {
    #expect(
      try FixtureRun.issues(of: "wrongMisuseAllowed") == """
        recorded an issue at TraitFixtures.swift:83:4: Issue recorded
        ↳ UINavigationController#1 was misused: <UINavigationController#1> has no view controller to pop: the root is on top
            when               0.000 s
            in UIKit           allowed, and seldom meant
            to allow it        .misuse(.popAtRoot, "why")
        recorded an issue at TraitFixtures.swift:83:4: Issue recorded
        ↳ nothing needed the allowance .misuse(.nothingToDismiss), which says: another kind

        """)
  }

  @Test func `without the trait a test that asks for a simulation fails`() throws {
    #expect(
      try FixtureRun.issues(of: "withoutTrait") == """
        recorded an issue at TraitFixtures.swift:62:26: Issue recorded
        ↳ this test has no simulation
            with Swift Testing  add the trait .checksDeallocation to the test or its suite
            with XCTest         call checksDeallocation() first
        recorded an issue at TraitFixtures.swift:63:24: Issue recorded
        ↳ no check ends this test: add the trait .checksDeallocation to the test

        """)
  }

  @Test func `a test that throws fails by its error alone`() throws {
    #expect(
      try FixtureRun.issues(of: "thrown") == """
        recorded an issue at TraitFixtures.swift:78:4: Caught error: CancellationError()

        """)
  }

  @Test func `an expectation that fails before the turn has ended says what waits`() throws {
    #expect(
      try FixtureRun.issues(of: "turnNotEnded") == """
        recorded an issue at TraitFixtures.swift:167:5: Expectation failed: isShown
        ↳ 1 step waits for the end of the turn: call endTurn() or settle()
        recorded an issue at TraitFixtures.swift:169:5: Expectation failed: isShown
        ↳ 2 steps wait for the end of the turn: call endTurn() or settle()
        recorded an issue at TraitFixtures.swift:171:5: Expectation failed: (count → 7) == 8

        """)
  }
}
