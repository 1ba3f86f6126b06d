import UIKit

extension TabsCoordinator {
  /// Follows a link, wherever the app is. While something moves the link waits, and the last one wins.
  func open(_ route: Route) {
    if let transition = runningTransition {
      let isFirst = awaitedRoute == nil
      awaitedRoute = route
      guard isFirst else { return }
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.openAwaitedRoute() }
    } else if tabBarController.presentedViewController != nil {
      tabBarController.dismiss(animated: true) { [weak self] in self?.show(route) }
    } else {
      show(route)
    }
  }

  private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    tabBarController.transitionCoordinator
      ?? tabBarController.selectedViewController?.transitionCoordinator
  }

  private func openAwaitedRoute() {
    guard let route = awaitedRoute else { return }
    awaitedRoute = nil
    open(route)
  }

  private func show(_ route: Route) {
    switch route {
    case .sailings: rebuild(.sailings, with: [])
    case .sailing(let id): rebuild(.sailings, with: sailing(id).map { [makeSailing($0)] } ?? [])
    case .booking(let id):
      rebuild(.sailings, with: sailing(id).map { [makeSailing($0)] } ?? [])
      if let sailing = sailing(id) { startBooking(of: sailing) }
    case .tickets: rebuild(.tickets, with: [])
    case .ticket(let id): rebuild(.tickets, with: ticket(id).map { [makeTicket($0)] } ?? [])
    case .boardingPass(let id):
      rebuild(.tickets, with: ticket(id).map { [makeTicket($0)] } ?? [])
      if let ticket = ticket(id) { showBoardingPass(of: ticket) }
    case .account: rebuild(.account, with: [])
    case .settings: rebuild(.account, with: [SettingsViewController()])
    }
  }

  /// Selects a tab and puts screens above its root, which stays.
  private func rebuild(_ tab: Tab, with screens: [UIViewController]) {
    tabBarController.selectedIndex = tab.rawValue
    let router = router(of: tab)
    guard let root = router.rootViewController else { return }
    router.setStack([root] + screens, animated: false)
  }

  private func sailing(_ id: Int) -> Sailing? { timetable.sailings.first { $0.id == id } }

  private func ticket(_ id: Int) -> Ticket? { timetable.tickets.first { $0.id == id } }
}
