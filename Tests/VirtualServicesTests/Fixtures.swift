import VirtualServices
import VirtualTime

/// Services on a clock of their own, and somebody for whom they work.
@MainActor final class Desk {
  let clock = VirtualClock()
  let services: SimulatedServices

  init() {
    services = SimulatedServices(clock: clock)
  }

  /// Makes an owner, lets it register what it likes, and lets go of it.
  func visit(_ register: (Owner, SimulatedServices) -> Void) -> WeakOwner {
    let owner = Owner(services)
    register(owner, services)
    return WeakOwner(owner)
  }

  func advance(_ seconds: Int) { clock.advance(by: .seconds(seconds)) }

  func advance(_ seconds: Int) async { await clock.advance(by: .seconds(seconds)) }

  /// The words of all registrations.
  var names: [String] { services.registrations.map(\.name) }
}

/// A screen, as far as services care: it counts and stores what it gets.
@MainActor final class Owner {
  var count = 0
  var timer: SimulatedTimer?
  var link: SimulatedDisplayLink?
  var token: SimulatedNotificationToken?
  var cancellables: Set<SimulatedCancellable> = []
  var observation: SimulatedObservation?
  var item: SimulatedWorkItem?
  var task: SimulatedTask?
  var feed: SimulatedStreamContinuation<Int>?
  var stream: AsyncStream<Int>?
  var answers: [SimulatedContinuation<Int>] = []
  let title: SimulatedProperty<String>
  let prices: SimulatedSubject<Int>

  init(_ services: SimulatedServices) {
    title = services.observedProperty(named: "title", value: "")
    prices = services.subject(named: "prices")
  }
}

/// What judges: a plain weak reference.
@MainActor final class WeakOwner {
  weak var owner: Owner?

  init(_ owner: Owner) {
    self.owner = owner
  }

  var isAlive: Bool { owner != nil }
}
