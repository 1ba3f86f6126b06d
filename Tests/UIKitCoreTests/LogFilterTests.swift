import LifecycleKit
import Testing

/// The log read for one screen or for some callbacks.
@Suite @MainActor struct LogFilterTests {
  private final class FirstScreen: UIViewController {}
  private final class SecondScreen: UIViewController {}

  @Test func `the log is read by callback, by screen, and from a place on`() throws {
    let simulation = Simulation()
    let (first, second) = simulation.perform { (FirstScreen(), SecondScreen()) }
    let stack = simulation.perform { UINavigationController(rootViewController: first) }
    simulation.show(stack)
    try simulation.settle()
    let start = simulation.log.count
    stack.pushViewController(second, animated: true)
    try simulation.settle()

    #expect(
      simulation.log.transcript(.viewDidAppear, .viewDidDisappear, from: start) == """
        0.350 s  FirstScreen#1 viewDidDisappear (animated)
        0.350 s  SecondScreen#1 viewDidAppear (moving to parent, animated)

        """)
    #expect(
      simulation.log.events(.viewDidAppear).map(\.controller)
        == ["UINavigationController#1", "FirstScreen#1", "SecondScreen#1"])
    let ofFirst = simulation.log.events(of: first, from: start)
    #expect(ofFirst.map(\.kind) == [.viewWillDisappear, .viewDidDisappear])
    #expect(simulation.log.events(.viewDidLoad, of: second).count == 1)
    #expect(
      simulation.log.events(.viewDidLoad, ofScreenNamed: "FirstScreen#1").map(\.instant)
        == [.zero])
    #expect(simulation.log.events(of: second).contains { $0.kind == .viewWillAppear })
    #expect(
      simulation.log.transcript(.viewDidDisappear, of: first) == """
        0.350 s  FirstScreen#1 viewDidDisappear (animated)

        """)
  }
}
