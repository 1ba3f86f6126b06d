import LifecycleTesting
import Testing

/// The trait that names versions, before and behind the check, and on a suite.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct VersionFixtures {
  @Test(.checksDeallocation, .versions(.iOS(17), .iOS(26)))
  func leakOnTwoVersions() { Simulation.ofTest().visit(Editor()) }

  @Test(.versions(.iOS(17), .iOS(26)), .checksDeallocation)
  func expectationOnOneVersion() {
    #expect(Simulation.ofTest().version == .iOS(26))
  }

  @Test(.checksDeallocation, .versions(.iOS(17), .iOS(26)))
  func errorOnOneVersion() throws {
    if Simulation.ofTest().version == .iOS(17) { throw WrongVersion() }
  }

  @MainActor @Suite(.checksDeallocation, .versions(.iOS(15))) struct InSuite {
    let simulation = Simulation.ofTest()

    @Test(.versions(.iOS(27))) func versionsOfSuiteAndTest() {
      Issue.record("it is \(simulation.version)")
    }
  }

  struct WrongVersion: Error {}
}
