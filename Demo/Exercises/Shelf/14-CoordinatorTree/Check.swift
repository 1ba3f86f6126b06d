import ExerciseCheck
import UIKit

/// A service that confirms when the check wants it to.
private final class SlowService: BookingService {
  private var waiting: [(Int) -> Void] = []

  func book(completion: @escaping (Int) -> Void) {
    waiting.append(completion)
  }

  func confirm(_ number: Int) {
    let confirmed = waiting
    waiting = []
    for completion in confirmed { completion(number) }
  }
}

/// Keeps the app's coordinator for as long as the app runs, as a scene delegate does.
@MainActor private enum App {
  static var coordinator: AppCoordinator?
}

/// The coordinator that a check waits for is not there.
private struct NotStarted: Error {}

/// The app, signed in, with a booking that was opened.
@MainActor private struct Visit {
  let service = SlowService()
  let simulation: Simulation
  let app: AppCoordinator

  init(simulation: Simulation) {
    self.simulation = simulation
    app = AppCoordinator(window: simulation.window)
    App.coordinator = app
    // An app shows something before its user signs in.
    simulation.show(UIViewController())
  }

  func openBooking() throws -> BookingCoordinator {
    app.signIn()
    guard let trips = app.children.first as? TripsCoordinator else { throw NotStarted() }
    trips.start(BookingCoordinator(navigation: trips.navigation, service: service))
    try simulation.settle()
    guard let booking = trips.children.first as? BookingCoordinator else { throw NotStarted() }
    return booking
  }

  func signOut() throws {
    app.signOut()
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "a confirmed booking is noted by the app and leads back to the trips",
    otherwise:
      "A booking goes up the tree: the booking's coordinator, its parent, the app. Each has "
      + "to be kept by its parent until it has ended."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let booking = try visit.openBooking()
    booking.screen.onBook?()
    visit.service.confirm(7)
    try simulation.settle()
    let trips = visit.app.children.first as? TripsCoordinator
    return visit.app.bookings == [7] && trips?.children.isEmpty == true
      && trips?.navigation.viewControllers.count == 1
  },
  .feature(
    "a booking that is confirmed after the sign-out",
    otherwise:
      "The service still holds the booking's coordinator then, until it has answered. The "
      + "trips, which are its parent, are deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let booking = try visit.openBooking()
      booking.screen.onBook?()
    }
    try visit.signOut()
    visit.service.confirm(7)
    return visit.app.children.isEmpty
  },
  .deallocates(
    "the booking's coordinator, after its booking is confirmed",
    otherwise:
      "The parent has removed its child, so the path begins at the child itself. Which "
      + "property of the child leads back to it?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let booking = try visit.openBooking()
    booking.screen.onBook?()
    visit.service.confirm(7)
    try simulation.settle()
    return [booking, booking.screen]
  },
  .deallocates(
    "the trips and the booking, after a sign-out during the booking",
    otherwise:
      "The app has removed the trips. A parent holds its children, and here each child holds "
      + "its parent, in more than one way."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let booking = try visit.openBooking()
    let trips = visit.app.children
    try visit.signOut()
    return [booking, booking.screen] + trips
  },
]
