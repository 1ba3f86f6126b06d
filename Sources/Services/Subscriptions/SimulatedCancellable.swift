/// Keeps a subscription going, after Combine's `AnyCancellable`: cancels it when it is let go of
/// (documented). Holds the subscription until cancelled.
@MainActor public final class SimulatedCancellable: Hashable {
  private var subscription: (any Endable)?

  init(_ subscription: any Endable) {
    self.subscription = subscription
  }

  isolated deinit { subscription?.cancel() }

  /// Ends the subscription, whose closures are let go before this returns; a second time, nothing happens.
  public func cancel() {
    subscription.take()?.cancel()
  }

  /// Puts the cancellable into a set, whose owner then holds it.
  public func store(in set: inout Set<SimulatedCancellable>) { set.insert(self) }

  /// Puts the cancellable at the end of an array, whose owner then holds it.
  public func store(in array: inout [SimulatedCancellable]) { array.append(self) }

  /// Whether both are one.
  nonisolated public static func == (one: SimulatedCancellable, other: SimulatedCancellable) -> Bool
  { one === other }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
