import LifecycleKit
import Testing

/// What would never end is refused with a word.
@MainActor struct RefusedScanTests {
  let simulation = Simulation()

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `an interval that is none is refused`(interval: Duration) {
    simulation.scan.interval = .seconds(3)
    simulation.scan.interval = interval
    #expect(simulation.scan.interval == .seconds(3))
    #expect(
      simulation.misuses.map(\.message) == [
        "refused: an interval of \(interval); the interval stays 3.0 seconds"
      ])
    #expect(simulation.misuses.map(\.kind) == [.scanImpossible])
    simulation.advance(by: .seconds(7))
    #expect(simulation.scan.scanCount == 2)
  }

  @Test func `a scan from a predicate of the scan is refused`() {
    let scan = simulation.scan
    scan.ignore(because: "asks too much") { _ in
      scan.run()
      scan.ignore(UIViewController.self, because: "found in the middle")
      return false
    }
    let kept = simulation.perform {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.removeFromParent()
      return child
    }
    scan.run()
    #expect(scan.scanCount == 1)
    #expect(
      simulation.misuses.map(\.message) == ["refused: a scan from a predicate of the scan itself"])
    withExtendedLifetime(kept) {}
  }

  @Test func `an advance that makes no way is given up, and the test fails for it`() {
    func again() { simulation.clock.schedule("poll", after: .zero) { again() } }
    simulation.clock.workLimitAtInstant = 1_000
    again()
    simulation.advance(by: .seconds(1))
    #expect(simulation.clock.now.sinceStart == .zero)
    #expect(simulation.misuses.map(\.kind) == [.timeStandsStill])
    #expect(
      simulation.misuses.map(\.message) == [
        """
        not idle after 1000 pieces of work, at 0.000 s; still pending:
          "poll" at 0.000 s
        """
      ])
  }
}
