import LifecycleTesting
import Testing
import UIKit

@testable import Shop

@MainActor @Suite(.checksDeallocation) struct ScreenTests {
  let simulation = Simulation.ofTest()

  private func showAndGoBack(_ screen: UIViewController) async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulation.show(navigation)
    navigation.pushViewController(screen, animated: true)
    await simulation.advance(by: .seconds(1))
    navigation.popViewController(animated: true)
    await simulation.advance(by: .seconds(3))
  }

  @Test func orders() async {
    let orders = OrdersViewController()
    await showAndGoBack(orders)
    #expect(orders.total?() == "7 €")
    orders.onSave?()
    #expect(orders.title == "Saved")
  }

  @Test func order() async {
    let order = OrderViewController()
    await showAndGoBack(order)
    order.showNext()
    #expect(order.title == "Order 2")
  }

  @Test func prices() async {
    let feed = PriceFeed()
    await showAndGoBack(PricesViewController(feed: feed))
  }

  @Test func draft() async {
    let (outbox, archive) = (Outbox(), DraftArchive())
    await showAndGoBack(DraftViewController(outbox: outbox, archive: archive))
    outbox.finish()
    #expect(archive.isSaved)
  }

  @Test func clock() async { await showAndGoBack(ClockViewController()) }

  @Test func `a screen without a closure`() async { await showAndGoBack(UIViewController()) }
}

/// Flows that leave a screen while another one covers it.
@MainActor @Suite(.checksDeallocation) struct CoveredTests {
  @Test func `a clock and a product under a screen, when all are popped`() async {
    let simulation = Simulation.ofTest()
    let coordinator = ShopCoordinator()
    simulation.show(coordinator.navigation)
    coordinator.start()
    coordinator.showProduct()
    for screen in [ClockViewController(), UIViewController()] {
      await simulation.advance(by: .seconds(1))
      coordinator.navigation.pushViewController(screen, animated: true)
    }
    await simulation.advance(by: .seconds(1))
    coordinator.navigation.popToRootViewController(animated: true)
    await simulation.advance(by: .seconds(3))
  }
}

@MainActor @Suite(.checksDeallocation) struct ShopCoordinatorTests {
  @Test func back() {
    let simulation = Simulation.ofTest()
    let coordinator = ShopCoordinator()
    simulation.show(coordinator.navigation)
    coordinator.start()
    coordinator.showProduct()
    simulation.advance(by: .seconds(1))
    simulation.tapBackButton()
    simulation.advance(by: .seconds(3))
  }
}
