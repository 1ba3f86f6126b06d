import LifecycleKit
import Testing

@MainActor @Suite struct CountCheckTests {
  typealias Screen = StackWorld.Screen

  let stage = StackWorld()
  var simulation: Simulation { stage.simulation }

  init() {
    simulation.countCheck.judgesControllers = true
    simulation.delayedCheck.isAutomatic = false
    simulation.scan.isPeriodic = false
  }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `the first screen that stays is one too many`(_ way: StackWorld.WayOut) {
    let left = stage.leave(by: way, kept: true)
    stage.wait(.seconds(2))
    let reports = simulation.leaks.filter { $0.subject == "Screen#1" }
    #expect(left.screen != nil)
    #expect(reports.map(\.foundBy) == [[.instanceCount]])
    #expect(reports.first?.surplus?.description == "Screen: 1 alive, 0 expected")
  }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `a screen that goes is not reported`(_ way: StackWorld.WayOut) {
    let left = stage.leave(by: way, kept: false)
    stage.wait(.seconds(20))
    #expect(left.screen == nil)
    #expect(simulation.leaks.isEmpty)
    #expect((simulation.counts[Screen.self]?.live ?? 0) == 0)
    #expect((simulation.counts[Screen.self]?.expected ?? 0) == 0)
  }

  @Test func `a screen that is gone is not counted, also before the time moves on`() {
    weak let screen = simulation.perform { Screen() }
    #expect(screen == nil)
    #expect(simulation.counts[Screen.self]?.live == 0)
    #expect(simulation.counts[Screen.self]?.total == 1)
  }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `a screen that goes within the delay is not reported`(_ way: StackWorld.WayOut) {
    let left = stage.leave(by: way, kept: true)
    stage.wait(.milliseconds(1900))
    #expect(left.screen != nil)
    stage.owner.removeAll()
    stage.wait(.seconds(20))
    #expect(left.screen == nil)
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a screen that comes back is expected again`() {
    _ = stage.leave(by: .popped, kept: true)
    #expect(simulation.counts[Screen.self]?.expected == 0)
    stage.navigation.pushViewController(stage.owner[0], animated: false)
    stage.simulation.endTurn()
    #expect(simulation.counts[Screen.self]?.expected == 1)
    stage.wait(.seconds(20))
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `time in the background is not counted`() {
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(1))
    simulation.application.enterBackground()
    stage.wait(.seconds(10))
    simulation.application.enterForeground()
    #expect(simulation.leaks.isEmpty)
    stage.wait(.seconds(1))
    #expect(simulation.leaks.map(\.subject) == ["Screen#1"])
  }

  @Test func `a screen declared to be kept stays expected`() {
    let screen = simulation.perform { Screen() }
    simulation.scan.declareCached(screen)
    stage.navigation.pushViewController(screen, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: false)
    stage.wait(.seconds(20))
    #expect(simulation.leaks.isEmpty)
    #expect(simulation.counts[Screen.self]?.expected == 1)
  }

  @Test func `two of three screens of a type are expected while they are on the stack`() {
    for _ in 1...2 {
      stage.navigation.pushViewController(Screen(), animated: false)
    }
    stage.navigation.pushViewController(Screen(), animated: false)
    stage.simulation.endTurn()
    stage.owner = [stage.navigation.viewControllers[3]]
    stage.navigation.popViewController(animated: false)
    stage.wait(.seconds(2))
    #expect(
      simulation.counts.table() == """
        live  max  total  allowed  expected  type
           1    1      1        -         1  Home
           3    3      3        -         2  Screen  1 too many
           1    1      1        -         1  UINavigationController

        """)
    #expect(simulation.leaks.compactMap(\.surplus?.numbers) == ["3 alive, 2 expected"])
  }

  @Test func `all three checks speak in one report`() throws {
    simulation.delayedCheck.isAutomatic = true
    simulation.scan.isPeriodic = true
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(20))
    let report = try #require(simulation.leaks.first)
    #expect(simulation.leaks.count == 1)
    #expect(report.foundBy == [.delayedCheck, .reachabilityScan, .instanceCount])
    #expect(
      report.text == """
        Screen#1 leaked: popped 2.0 s ago, should have been deallocated by now
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          instance count     1 alive, 0 expected
          since              0.000 s, found at 2.000 s

        """)
    #expect(try report.json().contains("\"instanceCount\""))
  }

  @Test func `without being asked the count reports no controller, but knows the numbers`() {
    let stage = StackWorld()
    stage.simulation.delayedCheck.isAutomatic = false
    stage.simulation.scan.isPeriodic = false
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(20))
    #expect(stage.simulation.leaks.isEmpty)
    #expect(stage.simulation.counts[Screen.self]?.surplus == 1)
  }
}
