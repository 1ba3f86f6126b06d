import LifecycleKit
import Testing

@testable import UIKitCore

/// Faults that random worlds found in split view controllers whose columns change while they appear.
@MainActor struct FoundInSplitsTests {
  /// A collapsed split whose first stack, with the detail on it, has gone before it was there.
  private func replaced(_ then: (Split) -> Void = { _ in }) throws -> Simulation {
    let simulation = Simulation()
    simulation.window.makeKeyAndVisible()
    let split = simulation.perform { Split(style: .doubleColumn) }
    split.setViewController(simulation.perform { A() }, for: .primary)
    split.setViewController(simulation.perform { B() }, for: .secondary)
    simulation.window.rootViewController = split
    split.setViewController(simulation.perform { C() }, for: .primary)
    then(split)
    try simulation.settle()
    return simulation
  }

  @Test func `a detail goes on the next primary's stack when its own goes while the split appears`()
    throws
  {
    let simulation = try replaced()
    #expect(
      simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           └─ UINavigationController#3 appeared, primary
              ├─ C#1 disappeared
              └─ UINavigationController#2 appeared, secondary
                 └─ B#1 appeared

        """)
    #expect(simulation.misuses == [])
  }

  @Test func `a detail that is asked for on its way to the next stack is shown there`() throws {
    let simulation = try replaced { $0.show(.secondary) }
    #expect(
      simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           └─ UINavigationController#3 appeared, primary
              ├─ C#1 disappeared
              └─ UINavigationController#2 appeared, secondary
                 └─ B#1 appeared

        """)
    #expect(simulation.misuses == [])
  }

  @Test func `a detail that a finger is popping has its column when the split expands`() throws {
    let app = App(.compact)
    let split = Split(style: .doubleColumn)
    let list = Nav(rootViewController: A())
    split.setViewController(list, for: .primary)
    split.setViewController(B(), for: .secondary)
    app.simulation.perform { app.window.rootViewController = split }
    app.advance()
    let swipe = app.simulation.user.beginSwipeBack(in: list)
    app.setWidth(.regular)
    try app.simulation.settle()
    #expect(swipe?.isOver == true)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           ├─ Nav#1 appeared, primary
           │  └─ A#1 appeared
           └─ UINavigationController#1 appeared, secondary
              └─ B#1 appeared

        """)
  }
}
