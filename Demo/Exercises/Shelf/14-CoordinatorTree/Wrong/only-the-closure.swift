// Refused: leak: the trips and the booking, after a sign-out during the booking
// After signing in, the app has a trips coordinator, and that one has one for each booking. Sign-out ends all.
// A booking stays in memory when it is confirmed. A sign-out during a booking leaves the whole tree behind.
// Mend it: each coordinator is deallocated when it has ended, and the app notes the bookings. The service always answers; an answer after the sign-out need not be noted.
import UIKit

@MainActor protocol BookingService: AnyObject {
  func book(completion: @escaping (Int) -> Void)
}

@MainActor class Coordinator {
  private(set) var children: [Coordinator] = []
  var parent: Coordinator?
  var onFinish: (() -> Void)?

  func begin() {}

  func start(_ child: Coordinator) {
    children.append(child)
    child.parent = self
    child.onFinish = { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
    }
    child.begin()
  }

  func endChildren() {
    children.removeAll()
  }

  /// Goes up the tree, to the coordinator that notes it.
  func note(booking number: Int) {
    parent?.note(booking: number)
  }
}

final class BookingViewController: UIViewController {
  var onBook: (() -> Void)?
}

final class BookingCoordinator: Coordinator {
  let screen = BookingViewController()
  private let navigation: UINavigationController
  private let service: any BookingService

  init(navigation: UINavigationController, service: any BookingService) {
    self.navigation = navigation
    self.service = service
  }

  override func begin() {
    screen.onBook = { [weak self] in self?.book() }
    navigation.pushViewController(screen, animated: false)
  }

  private func book() {
    service.book { number in
      self.note(booking: number)
      self.navigation.popToRootViewController(animated: false)
      self.onFinish?()
    }
  }
}

final class TripsCoordinator: Coordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())
}

final class AppCoordinator: Coordinator {
  private let window: UIWindow
  private(set) var bookings: [Int] = []

  init(window: UIWindow) {
    self.window = window
  }

  func signIn() {
    let trips = TripsCoordinator()
    start(trips)
    window.rootViewController = trips.navigation
  }

  func signOut() {
    endChildren()
    window.rootViewController = UIViewController()
  }

  override func note(booking number: Int) {
    bookings.append(number)
  }
}
