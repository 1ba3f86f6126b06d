import LifecycleTesting
import Testing

/// A test on several versions of iOS.
@MainActor @Suite struct VersionTests {
  @Test func `an issue says on which version it is`() throws {
    #expect(
      try FixtureRun.issues(of: "expectationOnOneVersion") == """
        recorded an issue at VersionFixtures.swift:11:5: Expectation failed: (Simulation.ofTest().version → iOS 17) == (.iOS(26) → iOS 26)
        ↳ on iOS 17

        """)
  }

  @Test func `a leak is reported for each version`() throws {
    let issues = try FixtureRun.issues(of: "leakOnTwoVersions")
    #expect(issues.contains("on iOS 17"))
    #expect(issues.contains("on iOS 26"))
  }

  @Test func `an error on one version does not keep the others from running`() throws {
    #expect(
      try FixtureRun.issues(of: "errorOnOneVersion") == """
        recorded an issue at VersionFixtures.swift:14:4: Caught error: WrongVersion()
        ↳ on iOS 17

        """)
  }

  @Test func `a suite's versions come first, and then the test's own`() throws {
    #expect(
      try FixtureRun.issues(of: "versionsOfSuiteAndTest") == """
        recorded an issue at VersionFixtures.swift:23:19: Issue recorded
        ↳ it is iOS 15
        ↳ on iOS 15
        recorded an issue at VersionFixtures.swift:23:19: Issue recorded
        ↳ it is iOS 27
        ↳ on iOS 27

        """)
  }

  @Test(.checksDeallocation, .versions(.iOS(17), .iOS(26)))
  func `a link that pushes two screens shows both`() {
    let simulation = Simulation.ofTest()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.viewControllers.count == (simulation.version < .iOS(18) ? 2 : 3))
    simulation.settleOrFail()
    #expect(navigation.viewControllers.count == 3)
  }

  @Test func `two simulations of different versions do not see each other`() {
    let old = Simulation(version: .iOS(12))
    let simulation = Simulation(version: .iOS(17))
    #expect(old.perform { UIViewController() }.modalPresentationStyle == .fullScreen)
    #expect(simulation.perform { UIViewController() }.modalPresentationStyle == .pageSheet)
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
  }
}
