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

/// What a service asks its target before it calls.
@MainActor protocol EndingTarget: AnyObject {
  /// Whether its target is gone.
  var hasEnded: Bool { get }
}

extension SimulatedWeakProxy: EndingTarget {
  var hasEnded: Bool { endsWithTarget && target == nil }
}
