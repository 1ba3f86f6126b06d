import LifecycleKit
import SeededRandom
import Testing

@MainActor @Suite struct SimulationTests {
  @Test
  func `a leak is called about once, when it is found, and the second check adds to the report`() {
    let stage = StackWorld()
    var calls: [String] = []
    stage.simulation.leakResponse = .call { report in
      calls.append("\(stage.simulation.clock.now): \(report.headline)")
    }
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(60))
    #expect(
      calls == ["2.000 s: Screen#1 leaked: popped 2.0 s ago, should have been deallocated by now"])
    #expect(stage.simulation.leaks.map(\.foundBy) == [[.delayedCheck, .reachabilityScan]])
    #expect(
      stage.simulation.log.events.filter { $0.kind == .leak }.map(\.line) == [
        "leak: Screen#1 leaked: popped 2.0 s ago, should have been deallocated by now"
      ])
  }

  @Test func `a misuse is recorded and handed to the handler`() {
    let stage = StackWorld()
    var calls: [UIKitMisuse.Kind] = []
    stage.simulation.misuseResponse = .call { calls.append($0.kind) }
    stage.navigation.popViewController(animated: true)
    #expect(calls == [.popAtRoot])
    #expect(stage.simulation.misuses.map(\.kind) == [.popAtRoot])
  }

  @Test func `a report as JSON has plain numbers and words`() throws {
    let stage = StackWorld()
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(15))
    stage.owner = []
    let position = try #require(stage.simulation.log.events.firstIndex { $0.kind == .leak })
    #expect(
      try stage.simulation.leaks[0].json() == """
        {
          "allowedDelay" : 2,
          "deallocatedAt" : 15,
          "departure" : {
            "at" : 0,
            "source" : "from UINavigationController#1",
            "verb" : "popped"
          },
          "departureSeen" : true,
          "elapsed" : 2,
          "foundAt" : 2,
          "foundBy" : [
            "delayedCheck",
            "reachabilityScan"
          ],
          "logPosition" : \(position),
          "missedScans" : 3,
          "signature" : "no path: Screen, popped from UINavigationController",
          "since" : 0,
          "subject" : "Screen#1",
          "type" : "Screen"
        }
        """)
    #expect(
      stage.simulation.leaks[0].text == """
        Screen#1 leaked: popped 2.0 s ago, should have been deallocated by now
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              0.000 s, found at 2.000 s
          afterwards         deallocated at 15.000 s: late, not leaked

        """)
  }

  @Test func `two simulations side by side do not see each other`() {
    let one = StackWorld()
    let other = StackWorld()
    _ = one.leave(by: .popped, kept: true)
    one.wait(.seconds(60))
    #expect(one.simulation.leaks.count == 1 && other.simulation.leaks.isEmpty)
    #expect(other.simulation.clock.now == .zero)
    #expect(other.simulation.log.events.allSatisfy { !$0.controller.hasPrefix("Screen") })
    #expect(one.simulation.createdCount == 3 && other.simulation.createdCount == 2)
    #expect(other.navigation.readableName == "UINavigationController#1")
  }

  @Test func `controllers made in a simulation's scope belong to it from the start`() {
    let one = Simulation()
    let other = Simulation()
    let inner = one.perform { other.perform { UIViewController() } }
    inner.loadViewIfNeeded()
    #expect(UIApplication.current == nil)
    #expect(one.log.events.isEmpty)
    #expect(
      other.log.transcript() == """
        0.000 s  UIViewController#1 loadView
        0.000 s  UIViewController#1 viewDidLoad

        """)
  }

  @Test func `the counts follow what is created and what is gone`() {
    let stage = StackWorld()
    _ = stage.leave(by: .popped, kept: true)
    _ = stage.leave(by: .popped, kept: false)
    #expect(stage.simulation.createdCount == 4)
    #expect(stage.simulation.aliveCount == 3)
  }

  @Test func `the same program gives the same log, byte for byte`() {
    func run() -> String {
      var random = SplitMix64(seed: 42)
      let world = ScanWorld(failureLimit: 2)
      world.perform((0..<300).map { _ in WorldStep.random(using: &random) })
      return world.simulation.log.transcript() + world.simulation.log.timeline()
        + world.simulation.leaks.map(\.text).joined() + world.simulation.hierarchyTree()
    }
    #expect(run() == run())
  }

  @Test func `a task that sleeps on the clock drives the screens at its instants`() async {
    let stage = StackWorld()
    let clock = stage.simulation.clock
    Task { @MainActor in
      try await clock.sleep(for: .seconds(3))
      stage.navigation.pushViewController(StackWorld.Screen(), animated: true)
    }
    await stage.simulation.advance(by: .seconds(10))
    let pushed = stage.simulation.log.events.first { $0.controller == "Screen#1" }
    #expect(pushed?.instant.description == "3.000 s")
    #expect(stage.navigation.topViewController?.appearance.state == .appeared)
  }

  @Test(arguments: ["push", "present", "dismiss", "add"])
  func `a simulation let go in the middle of a transition goes with its screens`(change: String) {
    weak var clock: VirtualClock?
    weak var root: UIViewController?
    weak var screen: UIViewController?
    do {
      let stage = StackWorld()
      let moved = StackWorld.Screen()
      switch change {
      case "push": stage.navigation.pushViewController(moved, animated: true)
      case "present": stage.navigation.present(moved, animated: true)
      case "dismiss":
        stage.navigation.present(moved, animated: false)
        stage.simulation.endTurn()
        stage.navigation.dismiss(animated: true)
      default:
        let parent = stage.navigation.viewControllers[0]
        parent.addChild(moved)
        parent.view.addSubview(moved.view)
      }
      stage.wait(change == "add" ? .zero - .seconds(1) : .milliseconds(100))
      clock = stage.simulation.clock
      root = stage.navigation
      screen = moved
    }
    #expect(root == nil && screen == nil && clock == nil)
  }

  @Test func `a simulation that is let go takes its windows and screens along`() {
    weak var simulation: Simulation?
    weak var root: UIViewController?
    do {
      let stage = StackWorld()
      stage.wait(.seconds(1))
      simulation = stage.simulation
      root = stage.navigation
    }
    #expect(simulation == nil && root == nil)
  }

  @Test func `work that is due in either form of advance runs inside the simulation`() async {
    let simulation = Simulation()
    var seen: [Bool] = []
    for delay in [1, 2] {
      simulation.clock.schedule("look", after: .seconds(delay)) {
        seen.append(Simulation.current === simulation)
      }
    }
    func advanceAtOnce() { simulation.advance(by: .seconds(1)) }
    advanceAtOnce()
    await simulation.advance(by: .seconds(1))
    #expect(seen == [true, true])
    #expect(Simulation.current == nil)
  }

  @Test func `settling ends what a window leaves behind that goes last`() throws {
    let simulation = Simulation()
    let screen = simulation.perform { UIViewController() }
    var window: UIWindow? = simulation.makeWindow()
    window?.makeKeyAndVisible()
    window?.rootViewController = screen
    simulation.window.windowScene?.rotate(animated: true)
    window = nil
    try simulation.settle()
    #expect(simulation.clock.pendingWork.filter { !$0.isInBackground }.isEmpty)
    #expect(simulation.log.events.contains { $0.kind == .viewDidDisappear })
  }
}
