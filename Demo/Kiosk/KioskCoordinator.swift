import Foundation
import LifecycleKit

/// The top of the kiosk: a shop and a list of orders, a tab each.
@MainActor package final class KioskCoordinator {
  package let tabs = UITabBarController()
  package private(set) var orderCount = 0
  /// Whether something is being loaded.
  package private(set) var isLoading = false
  let fault: KioskFault?
  private let crash: KioskCrash?
  let clock: VirtualClock
  let services: SimulatedServices
  private let ordersStack = UINavigationController()
  private var shop: ShopCoordinator?
  private static var starts = 0

  /// Makes the kiosk, with one mistake or with none.
  package init(
    fault: KioskFault? = nil, crash: KioskCrash? = nil, in simulation: Simulation
  ) {
    self.fault = fault
    self.crash = crash
    clock = simulation.clock
    services = simulation.services
  }

  package func start() {
    Self.starts += 1
    let shop = ShopCoordinator(of: self)
    self.shop = shop
    shop.start()
    ordersStack.viewControllers = [makeOrders()]
    tabs.viewControllers = [shop.stack, ordersStack]
  }

  /// How many orders wait to be paid, as the tab says it.
  package var badge: String? { ordersStack.tabBarItem.badgeValue }

  func noteOrder() {
    orderCount += 1
    ordersStack.tabBarItem.badgeValue = "1"
  }

  func notePayment() {
    orderCount = 0
    if fault != .badgeStays { ordersStack.tabBarItem.badgeValue = nil }
  }

  func noteWithdrawal() {
    orderCount = 0
    ordersStack.tabBarItem.badgeValue = nil
  }

  private func makeOrders() -> UIViewController {
    let title = fault == .titleCounts ? "Orders \(Self.starts)" : "Orders"
    let orders = KioskScreen(title, fault: fault)
    orders.addButton("Refresh") { [weak self] in self?.refresh() }
    orders.addButton("Help") { [weak self, weak orders] in
      if let orders { self?.help(over: orders) }
    }
    return orders
  }

  private func refresh() {
    switch crash {
    case .traps: fatalError("no orders")
    case .exits: exit(0)
    // A loop in which nothing happens may be removed by the optimiser: then the app does not hang.
    case .hangs: while !isLoading { sched_yield() }
    case nil: break
    }
    if fault == .popAtRoot { ordersStack.popViewController(animated: true) }
    if fault == .nothingToDismiss { tabs.dismiss(animated: true) }
    if fault == .neverSettles { scheduleForever() }
    guard !isLoading else { return }
    isLoading = true
    if fault == .loadsForever { return }
    clock.schedule("load orders", after: .milliseconds(300)) { [weak self] in
      self?.isLoading = false
    }
  }

  private func scheduleForever() {
    clock.schedule("again", after: .zero) { [weak self] in self?.scheduleForever() }
  }

  private func help(over orders: UIViewController) {
    let alert = UIAlertController(title: "Help", message: nil)
    if fault != .alertWithoutButtons {
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))
      alert.addAction(callAction(in: alert))
    }
    orders.present(alert, animated: true)
    if fault == .alertOverAlert {
      orders.present(UIAlertController(title: "Really?", message: nil), animated: true)
    }
  }

  private func callAction(in alert: UIAlertController) -> UIAlertAction {
    if fault == .alertHoldsItself {
      return UIAlertAction(title: "Call", style: .default) { _ in alert.title = "Calling" }
    }
    return UIAlertAction(title: "Call", style: .default) { [weak alert] _ in
      alert?.title = "Calling"
    }
  }
}
