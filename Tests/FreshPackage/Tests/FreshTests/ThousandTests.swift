import LifecycleTesting
import Testing

final class Detail: UIViewController {}

@MainActor private func pushAndPop(in simulation: Simulation) {
  let stack = UINavigationController(rootViewController: Detail())
  simulation.show(stack)
  stack.pushViewController(Detail(), animated: true)
  simulation.advance(by: .seconds(1))
  stack.popViewController(animated: true)
  simulation.advance(by: .seconds(1))
  #expect(stack.viewControllers.count == 1)
}

@MainActor @Suite struct Empty {
  @Test(arguments: 0..<1_000) func nothing(number: Int) { #expect(number >= 0) }
}

@MainActor @Suite struct Unchecked {
  @Test(arguments: 0..<1_000) func pushedAndPopped(number: Int) {
    let simulation = Simulation()
    simulation.checksAreEnabled = false
    simulation.perform { pushAndPop(in: simulation) }
  }
}

@MainActor @Suite(.checksDeallocation) struct Checked {
  @Test(arguments: 0..<1_000) func pushedAndPopped(number: Int) {
    pushAndPop(in: Simulation.ofTest())
  }
}
