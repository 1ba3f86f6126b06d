import ObjectGraph
import VirtualTime

/// The services that an app's objects are registered with, on one virtual clock: timers, notifications,
/// display links, subscriptions, observations, listeners, delayed work, tasks, streams and continuations.
///
/// ```swift
/// let timer = simulation.services.scheduledTimer(
///   named: "tick", every: .seconds(1), owner: screen
/// ) { [weak screen] _ in screen?.title = "tick" }
/// simulation.advance(by: .seconds(3))  // three ticks
/// print(simulation.services.table())  // the timer, and whether its owner is alive
/// timer.invalidate()
/// ```
///
/// Each holds what the original holds, and for as long, so that a screen leaks here as it leaks there. What
/// the system would hold (a run loop its timers, a centre its blocks, a queue its work, the runtime its
/// tasks) is held by this object; everything else has the same holders as in the original, and is only counted here.
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

  /// The references that timers keep when they will not fire any more. Darwin's by default.
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

extension SimulatedServices {
  /// Schedules a timer that calls its block: every interval, or once after it.
  ///
  /// The run loop holds the timer, the timer its block, until `invalidate()`; see `SimulatedTimer`.
  /// Intervals that are not positive count as 0.1 ms, as Foundation's do (documented).
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - interval: the time between two calls, in virtual time.
  ///   - repeats: whether the timer goes on after its first call.
  ///   - owner: whom the timer works for; held weakly, to tell when it is gone.
  ///   - block: is called with the timer.
  @discardableResult public func scheduledTimer(
    named name: String, every interval: Duration, repeats: Bool = true, owner: AnyObject? = nil,
    block: @escaping @MainActor (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let interval = interval > .zero ? interval : .microseconds(100)
    let timer = SimulatedTimer(
      name, interval: repeats ? interval : nil, retention: timerRetention, block: block)
    timer.schedule(after: interval, in: registry, owner: owner)
    return timer
  }

  /// Schedules a timer that calls its target: every interval, or once after it.
  ///
  /// The run loop holds the timer; the timer holds the target and the user info strongly until
  /// `invalidate()` (documented). The typed counterpart of target and selector.
  @discardableResult public func scheduledTimer<Target: AnyObject>(
    named name: String, every interval: Duration, target: Target, userInfo: Any? = nil,
    repeats: Bool = true, owner: AnyObject? = nil,
    action: @escaping @MainActor (Target, SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let interval = interval > .zero ? interval : .microseconds(100)
    let timer = SimulatedTimer(
      name, interval: repeats ? interval : nil, retention: timerRetention, target: target,
      action: { [unowned target] timer in action(target, timer) }, userInfo: userInfo)
    timer.schedule(after: interval, in: registry, owner: owner)
    return timer
  }
}

extension SimulatedServices {
  /// Makes a display link and adds it to the run loop, which calls its target at every frame, for the first
  /// time one frame from now. Link and target are held until `invalidate()`.
  ///
  /// Fewer than one frame a second is a misuse and counts as one.
  @discardableResult public func displayLink<Target: AnyObject>(
    named name: String, framesPerSecond: Int = 60, target: Target, owner: AnyObject? = nil,
    action: @escaping @MainActor (Target, SimulatedDisplayLink) -> Void
  ) -> SimulatedDisplayLink {
    if framesPerSecond < 1 {
      registry.note(
        .invalidFrameRate,
        "display link '\(name)' was asked for \(framesPerSecond) frames a second and got 1")
    }
    let link = SimulatedDisplayLink(name, target: target) { [unowned target] link in
      action(target, link)
    }
    link.start(framesPerSecond: max(1, framesPerSecond), in: registry, owner: owner)
    return link
  }
}

extension SimulatedServices {
  /// The living registrations in a sentence: `2 registrations remain: timer 'tick' (repeating) since
  /// 0.000 s, notification 'reload' since 1.000 s whose owner was deallocated`; `no registration remains` else.
  public var remainder: String {
    let registrations = registrations
    switch registrations.count {
    case 0: return "no registration remains"
    case 1: return "1 registration remains: \(registrations[0].clause)"
    case let count:
      let clauses = registrations.map(\.clause).joined(separator: ", ")
      return "\(count) registrations remain: \(clauses)"
    }
  }

  /// The living registrations, a line each in the order of registration, with a line of headings.
  ///
  ///     registration              since    owner
  ///     timer 'tick' (repeating)  0.000 s  alive
  ///     notification 'reload'     1.000 s  deallocated
  public func table() -> String {
    var rows = [("registration", "since", "owner")]
    for registration in registrations {
      let owner = registration.owner == .unknown ? "" : registration.owner.rawValue
      rows.append((registration.name, "\(registration.since)", owner))
    }
    let nameWidth = rows.map(\.0.count).max() ?? 0
    let sinceWidth = rows.map(\.1.count).max() ?? 0
    return rows.map { name, since, owner in
      let line = "\(name.padded(to: nameWidth))  \(since.padded(to: sinceWidth))  \(owner)"
      return line.withoutTrailingSpaces + "\n"
    }.joined()
  }
}

extension SimulatedRegistration {
  fileprivate var clause: String {
    "\(name) since \(since)" + (owner == .gone ? " whose owner was deallocated" : "")
  }
}

/// Reports have the types of this module by their own names.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary()
}
