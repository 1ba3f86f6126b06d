import VirtualTime

/// A call to a service that the original would end the program for, or that cannot mean anything.
///
/// The call was refused, or corrected as the message says, and everything goes on.
public struct ServiceMisuse: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The cases told apart.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A continuation was resumed after it had been. The original: the program ends.
    case continuationResumedTwice
    /// A display link was asked for no frames, or fewer, a second; it got one.
    case invalidFrameRate
  }

  /// Which rule was broken.
  public var kind: Kind
  /// What happened: `continuation 'answer' was resumed a second time`.
  public var message: String
  /// When it happened.
  public var instant: VirtualInstant

  /// The instant and the message.
  public var description: String { "\(instant): \(message)" }
}
