import BackButton
import LifecycleTesting
import XCTest

/// The same with XCTest. On Linux the methods of a main-actor class have to be `async`.
@MainActor final class OrdersCoordinatorXCTests: XCTestCase {
  func testBackButton() async throws {
    let simulation = checksDeallocation()
    let coordinator = OrdersCoordinator()
    trackForMemoryLeaks(coordinator)
    simulation.show(coordinator.navigation)
    coordinator.start()
    coordinator.showOrder(1)
    await simulation.advance(by: .seconds(1))

    simulation.tapBackButton()
    await simulation.advance(by: .seconds(3))
    XCTAssertTrue(simulation.visibleViewController is OrdersViewController)
  }
}
