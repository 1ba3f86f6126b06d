import VirtualTime

/// An error of `settle(limit:)`: nothing is left on the clock, and transitions are under way that nothing will end.
public struct TransitionsWithoutEnd: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each transition with its container and the reason, in the order in which they began:
  /// `navigation transition of Stack#1: its animator has not called completeTransition(_:)`.
  public var transitions: [String]
  /// The instant at which nothing was left on the clock.
  public var instant: VirtualInstant

  /// The transitions and the reasons, a line each.
  public var description: String {
    (["nothing is left on the clock at \(instant), and these transitions have not ended:"]
      + transitions.map { "  \($0)" }).joined(separator: "\n")
  }
}
