import UIKit

@MainActor protocol TabsCoordinatorDelegate: AnyObject {
  func tabsCoordinatorDidSignOut(_ coordinator: TabsCoordinator)
}

/// The app behind the sign-in: three tabs with a stack each.
final class TabsCoordinator: NSObject, Coordinator {
  enum Tab: Int, CaseIterable {
    case sailings, tickets, account
  }

  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabsCoordinatorDelegate)?

  let tabBarController: UITabBarController
  let routers: [Router]
  private let account: Account
  let timetable: any Timetable
  private let payments: any Payments
  private(set) var bookingFlow: BookingCoordinator?
  /// The link that is opened as soon as nothing moves.
  var awaitedRoute: Route?

  init(
    account: Account, timetable: any Timetable, payments: any Payments,
    tabBarController: UITabBarController = UITabBarController(),
    makeNavigationController: () -> UINavigationController = { UINavigationController() }
  ) {
    self.account = account
    self.timetable = timetable
    self.payments = payments
    self.tabBarController = tabBarController
    routers = Tab.allCases.map { _ in Router(navigationController: makeNavigationController()) }
  }

  func start() {
    let sailings = SailingsViewController(sailings: timetable.sailings)
    sailings.onSelect = { [weak self] in self?.showSailing($0) }
    let tickets = TicketsViewController(tickets: timetable.tickets)
    tickets.onSelect = { [weak self] in self?.showTicket($0) }
    let account = AccountViewController(account: account)
    account.onSettings = { [weak self] in self?.router(of: .account).push(SettingsViewController())
    }
    account.onSignOut = { [weak self] in self?.askAboutSignOut() }
    for (router, root) in zip(routers, [sailings, tickets, account]) {
      router.setStack([root], animated: false)
    }
    tabBarController.viewControllers = routers.map(\.navigationController)
    tabBarController.delegate = self
  }

  func router(of tab: Tab) -> Router { routers[tab.rawValue] }

  // MARK: - Screens

  func makeSailing(_ sailing: Sailing) -> UIViewController {
    let screen = SailingViewController(sailing: sailing)
    screen.onBook = { [weak self] in self?.startBooking(of: sailing) }
    return screen
  }

  func makeTicket(_ ticket: Ticket) -> UIViewController {
    let screen = TicketViewController(ticket: ticket)
    screen.onShowBoardingPass = { [weak self] in self?.showBoardingPass(of: ticket) }
    return screen
  }

  private func showSailing(_ sailing: Sailing) {
    router(of: .sailings).push(makeSailing(sailing))
  }

  private func showTicket(_ ticket: Ticket) {
    router(of: .tickets).push(makeTicket(ticket))
  }

  func showBoardingPass(of ticket: Ticket) {
    let pass = BoardingPassViewController(ticket: ticket)
    pass.modalPresentationStyle = .fullScreen
    pass.onDone = { [weak self] in self?.tabBarController.dismiss(animated: true) }
    tabBarController.present(pass, animated: true)
  }

  private func askAboutSignOut() {
    let question = UIAlertController(
      title: "Sign out?", message: account.email, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in
        guard let self else { return }
        delegate?.tabsCoordinatorDidSignOut(self)
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    tabBarController.present(question, animated: true)
  }

  // MARK: - Booking

  func startBooking(of sailing: Sailing) {
    let flow = BookingCoordinator(
      sailing: sailing, cabins: timetable.cabins(of: sailing), router: router(of: .sailings),
      payments: payments)
    flow.onFinish = { [weak self] outcome in
      self?.bookingFlow = nil
      if case .booked(let ticket) = outcome { self?.showBooked(ticket) }
    }
    bookingFlow = flow
    flow.start()
  }

  private func showBooked(_ ticket: Ticket) {
    router(of: .sailings).popToRoot(animated: false)
    tabBarController.selectedIndex = Tab.tickets.rawValue
    showTicket(ticket)
  }
}

extension TabsCoordinator: UITabBarControllerDelegate {
  /// A tap on the tab that is shown goes back to its beginning.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === tabBarController.selectedViewController else { return true }
    routers.first { $0.navigationController === viewController }?.popToRoot()
    return false
  }
}
