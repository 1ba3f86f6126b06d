import LifecycleKit
import Testing

/// The gallery judges each way in which something outlives a flow; what is left here is a victim's path.
@MainActor @Suite struct WaysOutHolderTests {
  private final class Screen: UIViewController {
    var action: (() -> Void)?
  }

  private final class Child: UIViewController {}

  @Test func `a victim is told with the leaked parent that keeps it`() {
    let simulation = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    navigation.pushViewController(
      {
        let parent = Screen()
        parent.action = { parent.title = "kept" }
        parent.addChild(Child())
        return parent
      }(), animated: false)
    simulation.endTurn()
    navigation.popViewController(animated: false)
    simulation.advance(by: .seconds(3))
    #expect(simulation.leaks.map(\.subject) == ["Screen#1", "Child#1"])
    #expect(
      simulation.leaks.map { $0.retention?.path?.steps.map(\.label) }
        == [[".action", "captures #1"], [".children[0]"]])
  }
}
