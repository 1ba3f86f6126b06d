import LifecycleTesting
import Testing
import XCTest

/// Tests that leave a page, and some that leave none; run by `FailurePageTests`.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct PageFixtures {
  struct Mistake: Error {}

  @Test(.checksDeallocation) func expectationOfItsOwn() {
    Simulation.ofTest().visit(Reader())
    #expect(Simulation.ofTest().visibleViewController == nil)
  }

  @Test(.checksDeallocation) func errorThrown() throws {
    Simulation.ofTest().visit(Reader())
    throw Mistake()
  }

  @Test(.checksDeallocation) func knownToFail() {
    Simulation.ofTest().visit(Reader())
    withKnownIssue { #expect(Simulation.ofTest().visibleViewController == nil) }
  }

  @Test(.checksDeallocation) func cleanWithAPage() {
    Simulation.ofTest().visit(Reader())
  }

  @Test(.checksDeallocation) func `a/name: with "all" sorts <of> signs`() {
    Simulation.ofTest().visit(Editor())
  }
}
