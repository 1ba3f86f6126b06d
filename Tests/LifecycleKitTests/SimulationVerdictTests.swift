import LifecycleKit
import Testing

/// What is to be said against a simulation in the end.
@MainActor @Suite struct SimulationVerdictTests {
  @Test(arguments: [true, false])
  func `a departed screen is unjudged until the simulation waits`(isKept: Bool) {
    let stage = StackWorld()
    let screen = stage.leave(by: .popped, kept: isKept)
    #expect(stage.simulation.verdict.unjudged.map(\.subject) == (isKept ? ["Screen#1"] : []))
    #expect(stage.simulation.verdict.leaks.isEmpty)

    let verdict = stage.simulation.conclude()
    #expect((screen.screen != nil) == isKept)
    #expect(verdict.leaks.map(\.subject) == (isKept ? ["Screen#1"] : []))
    #expect(verdict.leaks.map(\.foundBy) == (isKept ? [[.delayedCheck, .reachabilityScan]] : []))
    #expect(verdict.isClean == !isKept)
    #expect(stage.simulation.clock.now.description == "2.000 s")
  }

  @Test func `a screen that went late is no leak in the end`() {
    let stage = StackWorld()
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(3))
    #expect(stage.simulation.verdict.leaks.count == 1)
    stage.owner = []
    stage.wait(.milliseconds(1))
    #expect(stage.simulation.conclude().isClean)
  }

  @Test func `a leak that only the end of the test ended is one`() {
    let stage = StackWorld()
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(3))
    stage.owner = []
    #expect(stage.simulation.verdict.isClean)
    #expect(stage.simulation.conclude().leaks.map(\.subject) == ["Screen#1"])
  }

  @Test func `a transition under way is waited for, and so is a longer delay`() {
    let stage = StackWorld()
    stage.simulation.delayedCheck.delay = .seconds(1)
    let screen = StackWorld.Screen()
    stage.owner = [screen]
    stage.navigation.pushViewController(screen, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: true)
    #expect(stage.simulation.conclude().leaks.map(\.subject) == ["Screen#1"])
    #expect(stage.simulation.clock.now.description == "1.350 s")
  }

  @Test func `only the scan speaks of a screen without a departure`() {
    let stage = StackWorld()
    stage.simulation.delayedCheck.isAutomatic = false
    _ = stage.leave(by: .popped, kept: true)
    #expect(stage.simulation.conclude().leaks.map(\.foundBy) == [[.reachabilityScan]])
  }

  @Test func `a misuse is no clean end`() {
    let stage = StackWorld()
    stage.navigation.popViewController(animated: false)
    let verdict = stage.simulation.conclude()
    #expect(verdict.misuses.map(\.kind) == [.popAtRoot])
    #expect(verdict.leaks.isEmpty && !verdict.isClean)
  }

  @Test func `scans that are off stay off`() {
    let stage = StackWorld()
    stage.simulation.delayedCheck.isAutomatic = false
    stage.simulation.scan.isPeriodic = false
    _ = stage.leave(by: .popped, kept: true)
    #expect(stage.simulation.conclude().isClean)
    #expect(stage.simulation.scan.scanCount == 0)
  }

  @Test func `work that is due within the wait is done, later work remains`() {
    let stage = StackWorld()
    stage.simulation.clock.schedule("soon", after: .seconds(2)) {}
    stage.simulation.clock.schedule("later", after: .seconds(3)) {}
    #expect(stage.simulation.conclude().remainingWork.map(\.name) == ["later"])
  }

  @Test func `tasks that sleep on the clock go on while the simulation waits`() async {
    let stage = StackWorld()
    let clock = stage.simulation.clock
    let task = Task { @MainActor in
      try await clock.sleep(for: .seconds(1))
      return clock.now.description
    }
    #expect(await stage.simulation.conclude().isClean)
    #expect(await (try? task.value) == "1.000 s")
  }

  @Test func `in the background nothing is waited for`() {
    let stage = StackWorld()
    _ = stage.leave(by: .popped, kept: true)
    stage.simulation.application.enterBackground()
    let verdict = stage.simulation.conclude()
    #expect(verdict.unjudged.map(\.subject) == ["Screen#1"])
    #expect(verdict.leaks.isEmpty)
    #expect(!verdict.isClean)
    #expect(stage.simulation.clock.now == .zero)
  }

  @Test func `misuses are in the verdict`() {
    let stage = StackWorld()
    stage.navigation.popViewController(animated: false)
    #expect(stage.simulation.verdict.misuses.map(\.kind) == [.popAtRoot])
  }
}
