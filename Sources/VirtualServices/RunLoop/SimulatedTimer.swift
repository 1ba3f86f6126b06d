import ObjectGraph
import VirtualTime

/// A timer on the simulated run loop, after Foundation's `Timer`.
///
/// The run loop (the services) holds the timer from `scheduledTimer` to `invalidate()`, and the timer its
/// block, or its target and user info. A repeating timer therefore keeps what it captures until it
/// is invalidated, also when the timer itself was released (documented). One that does not repeat
/// invalidates itself when it has fired (documented).
@MainActor public final class SimulatedTimer: Registrable, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .timer }

  /// The references of a timer that was invalidated, or fired for the only time, as long as itself is kept.
  public enum Retention: Hashable, Sendable, Codable {
    /// Nothing. For target and user info documented; for the block unverified.
    case darwin
    /// Its block, target and user info: a timer stored in an object that its block captures makes a retain cycle.
    /// (Observed with Swift's Foundation on Linux.)
    case linux
  }

  /// The name of the timer.
  public let name: String
  /// The time between two firings; `nil` for a timer that fires once.
  public let interval: Duration?
  /// Whether it will fire, or fire again.
  public private(set) var isValid = true
  /// When it fires next; `nil` once invalidated.
  public private(set) var fireDate: VirtualInstant?

  private var block: (@MainActor (SimulatedTimer) -> Void)?
  private var target: AnyObject?
  /// Calls the target, which it does not hold.
  private var action: (@MainActor (SimulatedTimer) -> Void)?
  /// The user info of a timer that has a target. Held like the target.
  public private(set) var userInfo: Any?

  private let retention: Retention
  private weak var registry: ServiceRegistry?
  private var serial = 0
  private var work: ScheduledVirtualWork?

  init(
    _ name: String, interval: Duration?, retention: Retention,
    block: (@MainActor (SimulatedTimer) -> Void)? = nil, target: AnyObject? = nil,
    action: (@MainActor (SimulatedTimer) -> Void)? = nil, userInfo: Any? = nil
  ) {
    (self.name, self.interval, self.retention) = (name, interval, retention)
    (self.block, self.target, self.action, self.userInfo) = (block, target, action, userInfo)
  }

  deinit { work?.cancel() }

  var registeredKind: SimulatedRegistration.Kind { .timer }
  var registeredWords: String { "timer '\(name)'" + (interval == nil ? "" : " (repeating)") }

  func schedule(after delay: Duration, in registry: ServiceRegistry, owner: AnyObject?) {
    self.registry = registry
    serial = registry.add(self, isHeld: true, owner: owner)
    arm(after: delay)
  }

  private func arm(after delay: Duration) {
    guard let clock = registry?.clock else { return }
    let deadline = clock.now.advanced(by: delay)
    fireDate = deadline
    work = clock.scheduleInBackground("timer '\(name)'", at: deadline) { [weak self] in
      self?.fireOnTime()
    }
  }

  private func fireOnTime() {
    if let interval {
      // Before the block, so that the block may invalidate the timer.
      arm(after: interval)
    } else {
      fireDate = nil
    }
    fire()
  }

  /// Calls the block or the target now, out of turn. A timer that does not repeat is invalidated by it; the
  /// firing of a repeating one does not change when it fires next (documented). Nothing happens once it is
  /// invalid.
  public func fire() {
    guard isValid else { return }
    if (target as? any EndingTarget)?.hasEnded == true { return invalidate() }
    block?(self)
    // Held for the call, which may invalidate the timer.
    if let target { withExtendedLifetime(target) { action?(self) } }
    if interval == nil { invalidate() }
  }

  /// Takes the timer off the run loop, which releases it before this returns; a second time, nothing
  /// happens. What the timer itself then still holds is said by `Retention`.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    fireDate = nil
    work?.cancel()
    work = nil
    if retention == .darwin {
      // Taken out first: a deinit that comes of it finds the timer in order.
      _ = (block.take(), target.take(), action.take(), userInfo.take())
    }
    registry?.remove(serial)
  }
}

/// Stands in for a target that a timer or a display link shall not keep alive.
///
/// Holds its target weakly. The service holds the proxy, and goes on calling it when the target is gone, so
/// the timer or the link has to be invalidated all the same; or the proxy `endsWithTarget`.
///
///     services.displayLink(named: "spin", target: SimulatedWeakProxy(self)) { proxy, _ in
///       proxy.target?.step()
///     }
@MainActor public final class SimulatedWeakProxy<Target: AnyObject> {
  /// The target, as long as something else holds it.
  public private(set) weak var target: Target?

  /// Whether a timer or a link that comes to call the proxy, paused or not, invalidates itself once the
  /// target is gone, without calling.
  public let endsWithTarget: Bool

  /// Makes a proxy.
  public init(_ target: Target, endsWithTarget: Bool = false) {
    self.target = target
    self.endsWithTarget = endsWithTarget
  }
}

/// A target that a service asks before it calls.
@MainActor protocol EndingTarget: AnyObject {
  /// Whether its target is gone.
  var hasEnded: Bool { get }
}

extension SimulatedWeakProxy: EndingTarget {
  var hasEnded: Bool { endsWithTarget && target == nil }
}
