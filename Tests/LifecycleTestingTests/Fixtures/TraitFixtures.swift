import LifecycleTesting
import Testing

/// What the trait says; run by `TraitTests`.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct TraitFixtures {
  @Test(.checksDeallocation) func leak() {
    Simulation.ofTest().visit(Editor())
  }

  @Test(.checksDeallocation) func lateLeak() {
    let stack = UINavigationController(rootViewController: Home())
    Simulation.ofTest().show(stack)
    stack.pushViewController(Editor(), animated: false)
    Simulation.ofTest().endTurn()
    stack.popViewController(animated: true)
  }

  @Test(.checksDeallocation) func misuse() {
    let stack = UINavigationController(rootViewController: Home())
    Simulation.ofTest().show(stack)
    stack.popViewController(animated: true)
  }

  @Test(.checksDeallocation) func remainingWork() {
    let simulation = Simulation.ofTest()
    simulation.clock.schedule("blink", every: .seconds(1)) {}
    simulation.clock.schedule("soon", after: .seconds(1)) {}
    Task { try await simulation.clock.sleep(for: .seconds(60)) }
  }

  @Test(.checksDeallocation) func background() throws {
    let simulation = Simulation.ofTest()
    simulation.visit(Home())
    let stack = try #require(simulation.window.rootViewController as? UINavigationController)
    stack.pushViewController(Editor(), animated: false)
    simulation.endTurn()
    stack.popViewController(animated: false)
    simulation.endTurn()
    simulation.application.enterBackground()
  }

  @Test(
    .checksDeallocation(
      allowing: .misuse(.popAtRoot, "the button is a joke"), .leaks(of: Editor.self, "kept"),
      .pendingWork(named: "blink", "it blinks")))
  func unusedAllowances() {}

  @Test(.checksDeallocation(allowing: .leaks(of: Detail.self, "another type")))
  func wrongAllowance() {
    Simulation.ofTest().visit(Editor())
  }

  @Test(.checksDeallocation) func tracked() {
    trackForMemoryLeaks(Cycle())
  }

  @Test(.checksDeallocation, arguments: [true, false]) func arguments(_ leaks: Bool) {
    Simulation.ofTest().visit(leaks ? Editor() : Detail())
  }

  @Test func withoutTrait() {
    _ = Simulation.ofTest()
    trackForMemoryLeaks(Cycle())
  }

  @Test(.checksDeallocation) func heldByALocalVariable() {
    @MainActor final class Coordinator {
      var screen: Detail? = Detail()
    }
    let coordinator = Coordinator()
    let simulation = Simulation.ofTest()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    if let screen = coordinator.screen { simulation.visit(screen) }
    simulation.advance(by: .seconds(2))
    coordinator.screen?.title = "Kept"
  }

  @Test(.checksDeallocation) func thrown() throws {
    Simulation.ofTest().visit(Editor())
    throw CancellationError()
  }

  @Test(.checksDeallocation(allowing: .misuse(.nothingToDismiss, "another kind")))
  func wrongMisuseAllowed() {
    let stack = UINavigationController(rootViewController: Home())
    Simulation.ofTest().show(stack)
    stack.popViewController(animated: true)
  }
}
