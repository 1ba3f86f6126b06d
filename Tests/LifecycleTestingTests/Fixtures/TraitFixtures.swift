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

  /// Nothing but the test holds the coordinator.
  @Test(.checksDeallocation) func heldByACoordinator() {
    let keeper = Keeper.make()
    keeper.screen = Detail()
    Simulation.ofTest().visit(keeper.screen!)
    Simulation.ofTest().advance(by: .seconds(5))
    withExtendedLifetime(keeper) {}
  }

  @Test(.checksDeallocation) func keptObject() {
    let keeper = Keeper.make()
    let object = Cycle.Companion()
    keeper.object = object
    Simulation.ofTest().expectDeallocation(of: object, reason: "the flow ended")
    Simulation.ofTest().advance(by: .seconds(5))
    withExtendedLifetime(keeper) {}
  }

  /// A variable of the test holds it as well.
  @Test(.checksDeallocation) func outlivesTheTest() {
    let screen = Editor()
    Simulation.ofTest().visit(screen)
    Simulation.ofTest().advance(by: .seconds(5))
    withExtendedLifetime(screen) {}
  }

  /// Held by nothing that can be found, and for ever.
  @Test(.checksDeallocation) func neverReleased() {
    let screen = Detail()
    Simulation.ofTest().visit(screen)
    Simulation.ofTest().advance(by: .seconds(5))
    _ = Unmanaged.passRetained(screen)
  }

  @Test(.checksDeallocation) func neverReleasedAfterAssertion() {
    assertDeallocation {
      let screen = Detail()
      _ = Unmanaged.passRetained(screen)
      return screen
    }
  }

  @Test(.checksDeallocation) func keptThroughAssertion() {
    let keeper = Keeper.make()
    assertDeallocation {
      let screen = Detail()
      keeper.screen = screen
      return screen
    }
    withExtendedLifetime(keeper) {}
  }
}

/// The same for the property of a suite that is a class.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) final class ClassFixtures {
  let keeper = Keeper.make()

  @Test(.checksDeallocation) func heldByACoordinatorOfAClass() {
    keeper.screen = Detail()
    Simulation.ofTest().visit(keeper.screen!)
    Simulation.ofTest().advance(by: .seconds(5))
    withExtendedLifetime(self) {}
  }

  /// Known from elsewhere, so that an optimised test has it on the heap.
  private static weak var made: ClassFixtures?

  init() { Self.made = self }
}

/// An expectation comes before what it is about.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct TurnFixtures {
  @Test(.checksDeallocation) func turnNotEnded() throws {
    let stack = UINavigationController(rootViewController: Home())
    Simulation.ofTest().show(stack)
    let (isShown, count) = (false, 7)
    stack.pushViewController(Detail(), animated: true)
    #expect(isShown)
    stack.present(Home(), animated: true)
    #expect(isShown)
    try Simulation.ofTest().settle()
    #expect(count == 8)
  }
}
