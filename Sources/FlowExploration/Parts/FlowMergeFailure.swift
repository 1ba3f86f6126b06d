/// Why results cannot be put together.
public struct FlowMergeFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as the end of a sentence.
  public var reason: String

  /// Says what does not fit.
  public init(reason: String) { self.reason = reason }

  /// The reason in a sentence.
  public var description: String { "the results cannot be put together: \(reason)" }
}
