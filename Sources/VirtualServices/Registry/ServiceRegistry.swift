import VirtualTime

/// An object that a service keeps a record of.
@MainActor protocol Registrable: AnyObject {
  /// Which service it belongs to.
  var registeredKind: SimulatedRegistration.Kind { get }
  /// The registration in words, as it stands.
  var registeredWords: String { get }
  /// Whether it is over although it is still alive.
  var isOver: Bool { get }
  /// The services are going: what waits for them has to end.
  func abandon()
}

extension Registrable {
  var isOver: Bool { false }
  func abandon() {}
}

/// Every registration of one set of services: held where the system would hold it, else only known.
@MainActor final class ServiceRegistry {
  private struct Entry {
    let since: VirtualInstant
    /// The object, where the services hold it.
    let held: (any Registrable)?
    weak var known: (any Registrable)?
    weak var owner: AnyObject?
    let hasOwner: Bool

    @MainActor var living: (any Registrable)? {
      guard let object = held ?? known, !object.isOver else { return nil }
      return object
    }
  }

  let clock: VirtualClock
  private var entries: [Int: Entry] = [:]
  private var compactionSize = 64
  private(set) var lastSerial = 0
  private(set) var misuses: [ServiceMisuse] = []
  /// Subjects and broadcasters that live as long as the services, as a singleton's do.
  private var shared: [AnyObject] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  func share(_ object: AnyObject) { shared.append(object) }

  /// Takes up a registration; gives the number to take it out by.
  @discardableResult func add(
    _ object: any Registrable, isHeld: Bool, owner: AnyObject?
  ) -> Int {
    if entries.count >= compactionSize { forgetTheDead() }
    lastSerial += 1
    entries[lastSerial] = Entry(
      since: clock.now, held: isHeld ? object : nil, known: object, owner: owner,
      hasOwner: owner != nil)
    return lastSerial
  }

  /// Takes a registration out; a second time, nothing happens.
  func remove(_ serial: Int) {
    let removed = entries.removeValue(forKey: serial)
    // A deinit that comes of it finds the table in order.
    withExtendedLifetime(removed) {}
  }

  func contains(_ serial: Int) -> Bool { entries[serial] != nil }

  func note(_ kind: ServiceMisuse.Kind, _ message: String) {
    misuses.append(ServiceMisuse(kind: kind, message: message, instant: clock.now))
  }

  /// Ends what waits, releases everything.
  func end() {
    let ending = (living, entries, shared)
    (entries, shared) = ([:], [])
    for (_, object) in ending.0 { object.abandon() }
  }

  private func forgetTheDead() {
    let dead = entries.filter { $0.value.living == nil }
    for serial in dead.keys { entries[serial] = nil }
    compactionSize = max(64, entries.count * 2)
  }

  private var living: [(entry: Entry, object: any Registrable)] {
    entries.sorted { $0.key < $1.key }.compactMap { _, entry in
      entry.living.map { (entry, $0) }
    }
  }

  var registrations: [SimulatedRegistration] {
    living.map { entry, object in
      let owner: SimulatedRegistration.Owner =
        !entry.hasOwner ? .unknown : entry.owner == nil ? .gone : .alive
      return SimulatedRegistration(
        kind: object.registeredKind, name: object.registeredWords, since: entry.since,
        owner: owner, isRoot: entry.held != nil)
    }
  }

  var holders: [ServiceHolder] {
    living.map { entry, object in
      ServiceHolder(
        name: object.registeredWords, object: object, isRoot: entry.held != nil)
    }
  }
}

/// One registration that is alive: something a service will call, fill or resume.
///
/// A value; it holds neither the registered object nor its owner.
public struct SimulatedRegistration: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The services told apart.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case timer, displayLink, notification, subscription, observation, listener
    case delayedBlock, workItem, task, stream, continuation
  }

  /// The state of the object that a registration was made for.
  public enum Owner: String, Hashable, Sendable, Codable {
    /// None was named.
    case unknown
    /// It is alive.
    case alive
    /// It was deallocated, and the registration was not taken back: memory that leaks without a leaked object.
    case gone = "deallocated"
  }

  /// Which service.
  public var kind: Kind
  /// The registration in words: `timer 'tick' (repeating)`, `notification 'reload'`.
  public var name: String
  /// When it was made.
  public var since: VirtualInstant
  /// The state of the owner that was named with it.
  public var owner: Owner
  /// Whether the services themselves hold it, so that paths to a leaked object may begin there.
  public var isRoot: Bool

  /// The name, the instant, and whether the owner is gone: `task 'poll' since 0.000 s, its owner was deallocated`.
  public var description: String {
    "\(name) since \(since)" + (owner == .gone ? ", its owner was deallocated" : "")
  }
}

/// A registered object and its words, as a search for holders wants them.
package struct ServiceHolder {
  /// The registration in words.
  package let name: String
  /// The object that holds the closure, the target or the task.
  package let object: AnyObject
  /// Whether the services hold it.
  package let isRoot: Bool
}

/// A call to a service that the original would end the program for, or that cannot mean anything.
///
/// The call was refused, or corrected as the message says, and everything goes on.
public struct ServiceMisuse: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The cases told apart.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A continuation was resumed after it had been. The original: the program ends.
    case continuationResumedTwice
    /// A display link was asked for no frames, or fewer, a second; it got one.
    case invalidFrameRate
  }

  /// Which rule was broken.
  public var kind: Kind
  /// The misuse in words: `continuation 'answer' was resumed a second time`.
  public var message: String
  /// When it happened.
  public var instant: VirtualInstant

  /// The instant and the message.
  public var description: String { "\(instant): \(message)" }
}
