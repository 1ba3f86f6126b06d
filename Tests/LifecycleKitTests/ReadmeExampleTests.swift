import Foundation
import LifecycleKit
import Testing

final class ProfileViewController: UIViewController {
  var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { self.title = "Saved" }  // keeps the screen alive
  }
}

/// The README's examples, which stand there line by line, and what they print.
@MainActor @Suite struct ReadmeExampleTests {
  @Test
  func `the first example reports the leak that the README shows, with the lines of its path`() {
    let simulation = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)

    navigation.pushViewController(ProfileViewController(), animated: true)
    simulation.advance(by: .seconds(1))
    navigation.popViewController(animated: true)
    simulation.advance(by: .seconds(20))
    let report = simulation.leaks.map { $0.text(places: true) }.joined()

    #expect(
      report == """
        ProfileViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          ProfileViewController#1
            .onSave           → closure #1 in ProfileViewController.viewDidLoad()
            at Tests/LifecycleKitTests/ReadmeExampleTests.swift:6
              captures self   → ProfileViewController#1
              at Tests/LifecycleKitTests/ReadmeExampleTests.swift:10
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              1.350 s, found at 3.350 s

        """)
    let timeline = simulation.log.timeline()
    #expect(
      timeline == """
        time                     0.000                  0.350    1.350
                                 |                      |  |     |  |
        UINavigationController#1 lLa~~~i~yY~~A───────────────────────
        UIViewController#1          lLa~i~~yY~AM───d~~~~D····aiyY~A──
        ProfileViewController#1                 mlL·aiyY~AMxd~~~~D·X*

        """)
  }

  @Test func `virtual time moves the simulation's timers and clock, and none of Foundation's`()
    async
  {
    let simulation = Simulation()
    var ticks = (wallClock: 0, virtual: 0, slept: 0)
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { ticks.wallClock += 1 }
    }
    RunLoop.main.add(timer, forMode: .common)
    simulation.services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in
      ticks.virtual += 1
    }
    let sleeper = Task {
      for _ in 0..<50 {
        try await simulation.clock.sleep(for: .seconds(1))
        ticks.slept += 1
      }
    }
    await simulation.advance(by: .seconds(200))
    timer.invalidate()
    #expect(ticks == (0, 200, 50))
    try? await sleeper.value
  }

  @Test func `a screen can check itself as with DeallocationChecker`() {
    class CheckedViewController: UIViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        checkDeallocation()
      }
    }

    let simulation = Simulation()
    simulation.delayedCheck.isAutomatic = false
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    let kept = CheckedViewController()
    navigation.pushViewController(kept, animated: false)
    simulation.endTurn()
    navigation.popViewController(animated: false)
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.map(\.subject) == [kept.readableName])
  }

  @Test func `a finger that gives up brings the screen back, drawn as in the README`() throws {
    final class ListViewController: UIViewController {}
    final class DetailViewController: UIViewController {}
    let simulation = Simulation()
    let navigation = UINavigationController(rootViewController: ListViewController())
    simulation.show(navigation)
    navigation.pushViewController(DetailViewController(), animated: false)
    simulation.endTurn()
    let start = simulation.log.count

    let swipe = simulation.user.beginSwipeBack(in: navigation)
    swipe?.move(to: 0.4)
    simulation.advance(by: .milliseconds(200))
    swipe?.cancel()
    try simulation.settle()

    #expect(
      simulation.log.timeline(from: start) == """
        time                   0.000  0.200
                               |      ||
        DetailViewController#1 (xd~~~~<~~aiyYA
        ListViewController#1      aiyY~dD·····
        """ + "\n")
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a registered root and the search without a simulation read as the README says`()
    throws
  {
    final class OrdersCoordinator {
      var last: UIViewController?
    }
    let simulation = Simulation()
    let coordinator = OrdersCoordinator()
    simulation.holderSearch.registerRoot(coordinator, named: "the orders coordinator")

    final class Session {
      var onEnd: (() -> Void)?
    }
    let session = Session()
    session.onEnd = { [session] in session.onEnd = nil }
    let retention = RetainingPaths.of(session)
    let graph = try OwnershipGraph.of(session)
    print(retention, graph.text(), graph.graphviz, graph.mermaid)
    #expect(retention.path?.steps.map(\.target.kind) == [.closure, .object])
    #expect(graph.nodes.map(\.kind) == [.object, .closure])
    session.onEnd?()
    #expect(
      RetainingPaths(searchesStatics: false).retention(of: ObjectAddress(of: session)).path == nil)
  }
}
