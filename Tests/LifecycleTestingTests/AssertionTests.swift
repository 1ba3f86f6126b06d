import Testing

/// What the teardown assertions say; the same at every level of optimisation.
@Suite struct AssertionTests {
  @Test func `a screen that is dismissed and kept fails at the caller's line`() throws {
    #expect(
      try FixtureRun.issues(of: "dismissedAndKept") == """
        recorded an issue at AssertionFixtures.swift:37:24: Issue recorded
        ↳ Editor#1 leaked: dismissed 3.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Editor#1
              .onSave           → closure #1 in Editor.viewDidLoad()
                captures self   → Editor#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            delayed check      not deallocated 3.0 s after being dismissed by UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              2.500 s, found at 5.500 s
            alive with it      UIView, Draft

        """)
  }

  @Test func `a screen that is popped and kept fails at the caller's line`() throws {
    #expect(
      try FixtureRun.issues(of: "poppedAndKept") == """
        recorded an issue at AssertionFixtures.swift:41:23: Issue recorded
        ↳ Editor#1 leaked: popped 3.0 s ago, should have been deallocated by now
            cycle, 2 strong references
            Editor#1
              .onSave           → closure #1 in Editor.viewDidLoad()
                captures self   → Editor#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            delayed check      not deallocated 3.0 s after being removed from its parent: popped from UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              2.350 s, found at 5.350 s
            alive with it      UIView, Draft

        """)
  }

  @Test func `a child that outlives its screen fails`() throws {
    #expect(
      try FixtureRun.issues(of: "childIsKept") == """
        recorded an issue at AssertionFixtures.swift:46:24: Issue recorded
        ↳ Detail#1 leaked: dismissed 3.0 s ago, should have been deallocated by now
            held by something unseen, such as a local variable
            Keeper
              .child   → Detail#1
            ~~~~~~~~~ fix: clear .child
            delayed check      not deallocated 3.0 s after being dismissed by UINavigationController#1
            reachability scan  unreachable from any window in 3 scans in a row
            since              2.500 s, found at 5.500 s

        """)
  }

  @Test func `a view that outlives its screen fails`() throws {
    #expect(
      try FixtureRun.issues(of: "viewIsKept") == """
        recorded an issue at AssertionFixtures.swift:51:24: Issue recorded
        ↳ UIView is still alive though its screen was deallocated
            held by something unseen, such as a local variable
            Keeper
              .view   → UIView

        """)
  }

  @Test func `a view inside its screen's view that outlives it fails`() throws {
    #expect(
      try FixtureRun.issues(of: "subviewIsKept") == """
        recorded an issue at AssertionFixtures.swift:105:24: Issue recorded
        ↳ UIView is still alive though its screen was deallocated
            held by something unseen, such as a local variable
            Keeper
              .view   → UIView

        """)
  }

  @Test func `a screen that cannot be shown that way is a misuse`() throws {
    #expect(
      try FixtureRun.issues(of: "cannotBePushed") == """
        recorded an issue at AssertionFixtures.swift:55:23: Issue recorded
        ↳ UINavigationController#1 was misused: Pushing a navigation controller is not supported (<UINavigationController#2>)

        """)
  }

  @Test func `an object that lives on fails at the caller's line`() throws {
    #expect(
      try FixtureRun.issues(of: "objectIsKept") == """
        recorded an issue at AssertionFixtures.swift:59:23: Issue recorded
        ↳ Cycle is still alive after every holder should have released it
            cycle, 2 strong references
            Cycle
              .end              → closure #1 in Cycle.init()
                captures self   → Cycle
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            alive with it      Companion

        """)
  }

  @Test func `a tracked object is told with its holder`() throws {
    #expect(
      try FixtureRun.issues(of: "trackedObjectIsKept") == """
        recorded an issue at AssertionFixtures.swift:63:24: Issue recorded
        ↳ Cycle is still alive when the test is over
            cycle, 2 strong references
            Cycle
              .end              → closure #1 in Cycle.init()
                captures self   → Cycle
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
            alive with it      Companion

        """)
  }

  @Test func `an assertion in a detached task is not lost, though no test is known there`() throws {
    #expect(try FixtureRun.issues(of: "detached") == "")
    #expect(
      try FixtureRun.placesOfUnknownTests().contains { $0.hasPrefix("AssertionFixtures.swift:") })
  }
}
