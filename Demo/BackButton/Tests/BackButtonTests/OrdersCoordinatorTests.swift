import BackButton
import LifecycleTesting
import Testing

@MainActor @Suite(.checksDeallocation) struct OrdersCoordinatorTests {
  let simulation = Simulation.ofTest()
  let coordinator = OrdersCoordinator()

  init() {
    simulation.show(coordinator.navigation)
    coordinator.start()
    coordinator.showOrder(1)
    simulation.advance(by: .seconds(1))
  }

  @Test func `an order that is left with the back button is deallocated`() {
    simulation.tapBackButton()
    simulation.advance(by: .seconds(3))
    #expect(simulation.visibleViewController is OrdersViewController)
  }
}

extension OrdersCoordinatorTests {
  @Test func `an order that is done is deallocated`() throws {
    let done = try #require(simulation.visibleViewController?.navigationItem.rightBarButtonItem)
    simulation.user.tap(done)
    simulation.advance(by: .seconds(3))
    #expect(simulation.visibleViewController is OrdersViewController)
  }

  @Test func `an order that is swiped away is deallocated`() {
    simulation.swipeBack()
    simulation.advance(by: .seconds(3))
    #expect(simulation.visibleViewController is OrdersViewController)
  }

  @Test func `an order is deallocated by itself`() {
    assertDeallocation(after: .pop) { OrderViewController() }
  }
}
