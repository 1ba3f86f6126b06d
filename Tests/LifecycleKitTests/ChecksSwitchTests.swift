import LifecycleKit
import Testing

@MainActor @Suite struct ChecksSwitchTests {
  let stage = StackWorld()
  var simulation: Simulation { stage.simulation }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `switched off, nothing is judged or recorded`(_ way: StackWorld.WayOut) {
    simulation.checksAreEnabled = false
    simulation.countCheck.judgesControllers = true
    simulation.deallocations.isEnabled = true
    _ = stage.leave(by: way, kept: true)
    stage.wait(.seconds(30))
    simulation.scan.run()
    stage.owner.removeAll()
    #expect(simulation.leaks.isEmpty)
    #expect(simulation.delayedCheck.expectations.isEmpty)
    #expect(simulation.scan.scanCount == 0)
    #expect(simulation.deallocations.records.isEmpty)
    #expect(simulation.counts[StackWorld.Screen.self] == nil)
    #expect(simulation.clock.pendingWork.isEmpty)
  }

  @Test func `what is pending is cancelled with the reason`() {
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(1))
    simulation.checksAreEnabled = false
    stage.wait(.seconds(30))
    #expect(
      stage.expectations == [
        "popped from UINavigationController#1: cancelled: the checks were switched off"
      ])
    #expect(simulation.delayedCheck.tally.pending == 0)
    simulation.checksAreEnabled = true
    stage.wait(.seconds(4))
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `switched on again all checks work, and the scan sees what stayed meanwhile`() {
    simulation.checksAreEnabled = false
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(30))
    simulation.checksAreEnabled = true
    simulation.countCheck.judgesControllers = true
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(20))
    #expect(simulation.leaks.map(\.subject) == ["Screen#2", "Screen#1"])
    #expect(
      simulation.leaks.map(\.foundBy) == [
        [.delayedCheck, .reachabilityScan, .instanceCount], [.reachabilityScan],
      ])
  }

  @Test func `a report made before says what became of the screen meanwhile`() {
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(3))
    simulation.checksAreEnabled = false
    stage.owner.removeAll()
    #expect(simulation.leaks.map(\.isOpen) == [false])
  }

  @Test func `nobody is asked who holds an object, and the answer says so`() {
    let screen = StackWorld.Screen()
    simulation.checksAreEnabled = false
    #expect(
      simulation.retention(of: screen).answer == .declined("the checks are switched off"))
  }

  @Test func `a call of checkDeallocation does nothing`() {
    final class Checked: UIViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        checkDeallocation()
      }
    }
    simulation.checksAreEnabled = false
    let screen = Checked()
    stage.navigation.pushViewController(screen, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: false)
    stage.wait(.seconds(10))
    #expect(simulation.delayedCheck.expectations.isEmpty)
    #expect(simulation.leaks.isEmpty)
    withExtendedLifetime(screen) {}
  }
}
