import ObjectGraph
import VirtualTime

/// A display link on the simulated run loop, after Core Animation's `CADisplayLink`.
///
/// The run loop holds the link and the link its target, strongly, until `invalidate()` (documented). A
/// target that is to go by itself is given as a `SimulatedWeakProxy`; the link then ticks on until invalidated, or until the target is gone where
/// the proxy says so.
@MainActor public final class SimulatedDisplayLink: Registrable, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .displayLink }

  /// The name of the link.
  public let name: String
  /// Whether frames pass without a call. The target is held all the same.
  public var isPaused = false
  /// The instant of the latest frame; `nil` before the first.
  public private(set) var timestamp: VirtualInstant?

  private var target: AnyObject?
  /// Calls the target, which it does not hold.
  private var action: (@MainActor (SimulatedDisplayLink) -> Void)?
  private weak var registry: ServiceRegistry?
  private var serial = 0
  private var work: ScheduledVirtualWork?

  init(
    _ name: String, target: AnyObject,
    action: @escaping @MainActor (SimulatedDisplayLink) -> Void
  ) {
    (self.name, self.target, self.action) = (name, target, action)
  }

  deinit { work?.cancel() }

  /// Whether the run loop has the link.
  public var isValid: Bool { target != nil }

  var registeredKind: SimulatedRegistration.Kind { .displayLink }
  var registeredWords: String { "display link '\(name)'" }

  func start(framesPerSecond: Int, in registry: ServiceRegistry, owner: AnyObject?) {
    self.registry = registry
    serial = registry.add(self, isHeld: true, owner: owner)
    work = registry.clock.scheduleInBackground(
      "display link '\(name)'", every: .seconds(1) / framesPerSecond
    ) { [weak self] in self?.drawFrame() }
  }

  private func drawFrame() {
    if (target as? any EndingTarget)?.hasEnded == true { return invalidate() }
    guard !isPaused, let target, let action else { return }
    timestamp = registry?.clock.now
    // Held for the call, which may invalidate the link.
    withExtendedLifetime(target) { action(self) }
  }

  /// Takes the link off the run loop and releases its target before this returns (documented); a second
  /// time, nothing happens.
  public func invalidate() {
    guard isValid else { return }
    work?.cancel()
    work = nil
    // Taken out first: a deinit that comes of it finds the link in order.
    _ = (target.take(), action.take())
    registry?.remove(serial)
  }
}
