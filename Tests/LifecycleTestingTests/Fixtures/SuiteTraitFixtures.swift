import LifecycleTesting
import Testing

/// The trait on a suite, and on a suite inside it.
@MainActor
@Suite(
  .enabled(if: FixtureRun.isOn),
  .checksDeallocation(allowing: .misuse("popping is a habit here"))
)
struct SuiteTraitFixtures {
  let simulation = Simulation.ofTest()
  let screen = Editor()

  @Test func leakInSuite() { simulation.visit(screen) }

  @Test func cleanInSuite() { simulation.visit(Reader()) }

  @Test func misuseInSuite() {
    let stack = UINavigationController(rootViewController: Home())
    simulation.show(stack)
    stack.popViewController(animated: false)
  }

  @Test(.checksDeallocation(allowing: .leaks(of: Editor.self, "drafts are kept")))
  func allowanceInSuite() { simulation.visit(screen) }

  @MainActor @Suite struct Inside {
    @Test func leakInside() { Simulation.ofTest().visit(Editor()) }
  }
}
