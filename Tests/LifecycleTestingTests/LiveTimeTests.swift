import Testing

@testable import LifecycleTesting

/// Live tests that have nothing to hide.
@MainActor @Suite(.checksDeallocation(time: .live)) struct LiveTimeLivingTests {
  @Test func `transitions end by themselves, in the simulation's window`() async throws {
    let simulation = Simulation.ofTest()
    #expect(UIApplication.shared.keyWindow === simulation.window)
    #expect(simulation.visibleViewController === simulation.window.rootViewController)
    try await visitAndWait(Reader())
    #expect(simulation.clock.now.sinceStart >= .milliseconds(700))
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a screen that goes late, and within the wait, is no leak`() async throws {
    let screen = Reader()
    try await visitAndWait(screen)
    Simulation.ofTest().clock.schedule("letting go", after: .seconds(1)) { _ = screen }
  }
}

/// What is planted; run by `LiveTimeTests`.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct LiveTimeFixtures {
  @Test(.checksDeallocation(time: .live)) func liveLeak() async throws {
    try await visitAndWait(Editor())
  }
}

@Suite struct LiveTimeTests {
  @MainActor @Test func `its findings say that its log depends on the wall clock`() {
    for time in [SimulationTime.live, .virtual] {
      let check = TestCheck(time: time)
      check.stop()
      #expect(check.testFindings("A.b()").isLive == (time == .live))
    }
  }

  @Test func `a screen that leaked fails a test that knows no simulation`() throws {
    #expect(
      try FixtureRun.issues(of: "liveLeak") == """
        recorded an issue at LiveTimeTests.swift:25:4: Issue recorded
        ↳ Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
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

  @Test func `in XCTest at the one line`() throws {
    #expect(
      try FixtureRun.failures(of: "testLiveLeak") == """
        XCTestFixtures.swift:25: error: XCTestFixtures.testLiveLeak, after tearDown() : failed - Editor#1 leaked: popped 2.0 s ago, should have been deallocated by now
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
}

/// Time goes on by itself while the test waits.
@MainActor @Suite(.checksDeallocation(time: .live)) struct LiveTimeVariableTests {
  @Test func `a local variable holds its screen while the test waits`() async throws {
    let screen = Reader()
    try await visitAndWait(screen)
    let clock = Simulation.ofTest().clock
    await withCheckedContinuation { continuation in
      clock.schedule("later", after: .seconds(5)) { continuation.resume() }
    }
    #expect(Simulation.ofTest().leaks.map(\.subject) == ["Reader#1"])
    #expect(screen.parent == nil)
  }
}
