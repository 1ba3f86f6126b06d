import ObjectGraph
import VirtualTime

/// The services that an app's objects are registered with, on one virtual clock: timers, notifications,
/// display links, subscriptions, observations, listeners, delayed work, tasks, streams and continuations.
///
/// Each holds what the original holds, and for as long, so that a screen leaks here as it leaks there. What
/// the system would hold (a run loop its timers, a centre its blocks, a queue its work, the runtime its
/// tasks) is held by this object; the rest is held by who holds it in the original, and only counted here.
///
/// Several may live side by side; none sees another's. Nothing here keeps a clock from being idle: work of
/// services is background work, save for tasks that sleep. Everything ends when this object goes: what it
/// held is let go and its tasks are cancelled.
@MainActor public final class SimulatedServices {
  /// The time that timers fire and tasks sleep in.
  public let clock: VirtualClock

  /// Where notifications are posted. Held as long as the services are, as the default centre is.
  public let notificationCenter: SimulatedNotificationCenter

  /// The main queue: blocks and work items, at once or later. Held as long as the services are.
  public let mainQueue: SimulatedDispatchQueue

  /// Where main-actor tasks, streams and continuations are made by name. Held as long as the services are.
  public let tasks: SimulatedTaskScope

  /// What timers keep that will not fire any more. Darwin's way at first.
  public var timerRetention = SimulatedTimer.Retention.darwin

  let registry: ServiceRegistry

  /// Makes services without any registration.
  public init(clock: VirtualClock) {
    self.clock = clock
    registry = ServiceRegistry(clock: clock)
    notificationCenter = SimulatedNotificationCenter(registry: registry)
    mainQueue = SimulatedDispatchQueue(registry: registry)
    tasks = SimulatedTaskScope(registry: registry)
  }

  isolated deinit { registry.end() }

  /// Everything that is registered and alive right now, in the order of registration.
  ///
  /// - Complexity: O(n log n) for n registrations.
  public var registrations: [SimulatedRegistration] { registry.registrations }

  /// How many registrations there ever were.
  public var registeredCount: Int { registry.lastSerial }

  /// Calls that the original would end the program for, in order; each was refused.
  public var misuses: [ServiceMisuse] { registry.misuses }

  /// The registered objects with their words, for a search of who holds what.
  package var holders: [ServiceHolder] { registry.holders }
}

/// Reports have the types of this module by their own names.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary()
}
