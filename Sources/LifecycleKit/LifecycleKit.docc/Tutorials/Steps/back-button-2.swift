import LifecycleTesting
import Testing

@MainActor final class OrdersCoordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private var children: [OrderCoordinator] = []

  func showOrder() {
    let child = OrderCoordinator(navigation)
    child.onFinish = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
    children.append(child)
    child.start()
  }
}

@MainActor final class OrderCoordinator {
  let screen = OrderViewController()
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    screen.onDone = { [weak self] in self?.finish() }
    navigation.pushViewController(screen, animated: true)
  }

  private func finish() {
    navigation.popViewController(animated: true)
    onFinish?()
  }
}

final class OrderViewController: UIViewController {
  var onDone: (() -> Void)?
}

@MainActor @Suite(.checksDeallocation) struct OrdersTests {
  let simulation = Simulation.ofTest()
  let coordinator = OrdersCoordinator()

  init() {
    simulation.show(coordinator.navigation)
    coordinator.showOrder()
    simulation.advance(by: .seconds(1))
  }

  @Test func `an order that is done is deallocated`() {
    (simulation.visibleViewController as? OrderViewController)?.onDone?()
    simulation.advance(by: .seconds(3))
  }
}
