/// Stands in for a target that a timer or a display link shall not keep alive.
///
/// Holds its target weakly. The service holds the proxy, and goes on calling it when the target is gone, so
/// somebody has to invalidate the timer or the link all the same.
///
///     services.displayLink(named: "spin", target: SimulatedWeakProxy(self)) { proxy, _ in
///       proxy.target?.step()
///     }
@MainActor public final class SimulatedWeakProxy<Target: AnyObject> {
  /// The target, as long as somebody else holds it.
  public private(set) weak var target: Target?

  /// Makes a proxy.
  public init(_ target: Target) {
    self.target = target
  }
}
