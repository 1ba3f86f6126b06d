import VirtualTime

extension LeakReport {
  /// The expectation, placed by hand, that the object outlived.
  public struct Expectation: Hashable, Sendable, Codable {
    /// Why it should be gone, in the words of the call that expected it: `the flow ended`.
    public var reason: String
    /// When the expectation was placed.
    public var since: VirtualInstant
    /// How long the object was allowed to live on, in virtual time.
    public var allowedDelay: Duration
    /// How much longer than that it had, because the application was in the background meanwhile; `nil`
    /// when it was not.
    public var pausedFor: Duration?

    /// Describes an expectation.
    public init(
      reason: String, since: VirtualInstant, allowedDelay: Duration, pausedFor: Duration? = nil
    ) {
      self.reason = reason
      self.since = since
      self.allowedDelay = allowedDelay
      self.pausedFor = pausedFor
    }
  }
}
