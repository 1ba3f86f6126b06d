import LifecycleKit
import Testing

@MainActor struct NamesTests {
  @Test func `each type counts its own controllers`() {
    let simulation = Simulation()
    let names = simulation.perform {
      [A(), B(), A(), A(), UIViewController()].map(\.readableName)
    }
    #expect(names == ["A#1", "B#1", "A#2", "A#3", "UIViewController#1"])
  }

  @Test func `two types of one name are told apart`() {
    let simulation = Simulation()
    let names = simulation.perform {
      [First.Step(), Second.Step(), First.Step(), Second.Step()].map(\.readableName)
    }
    #expect(names == ["Step#1", "Step(2)#1", "Step#2", "Step(2)#2"])
  }

  @Test func `a controller outside of any application has no number`() {
    #expect(A().readableName == "A")
  }

  @Test func `a controller joins when it is made in the scope, or when it is linked`() {
    let (app, nav) = App.stack()
    let (first, second) = (A(), A())
    let third = app.simulation.perform { A() }
    nav.pushViewController(second, animated: false)
    nav.pushViewController(first, animated: false)
    #expect([first, second, third].map(\.readableName) == ["A#3", "A#2", "A#1"])
  }

  @Test func `what is below a controller joins with it`() {
    let (container, child) = (A(), B())
    container.addChild(child)
    let app = App(root: container)
    #expect([container, child].map(\.readableName) == ["A#1", "B#1"])
    #expect(app.simulation.createdCount == 2)
  }

  @Test func `a number is not given again`() {
    let simulation = Simulation()
    simulation.perform { _ = A() }
    #expect(simulation.perform { A() }.readableName == "A#2")
  }

  @Test func `windows are counted by themselves`() {
    let simulation = Simulation()
    #expect(simulation.window.readableName == "UIWindow#1")
    #expect(simulation.makeWindow().readableName == "UIWindow#2")
  }

  private enum First {
    final class Step: UIViewController {}
  }

  private enum Second {
    final class Step: UIViewController {}
  }
}
