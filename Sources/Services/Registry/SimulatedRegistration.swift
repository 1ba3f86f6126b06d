import VirtualTime

/// One registration that is alive: something a service will call, fill or resume.
///
/// A value; it holds neither the registered object nor its owner.
public struct SimulatedRegistration: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The services told apart.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case timer, displayLink, notification, subscription, observation, listener
    case delayedBlock, workItem, task, stream, continuation
  }

  /// What is known of the object that a registration was made for.
  public enum Owner: String, Hashable, Sendable, Codable {
    /// None was named.
    case unknown
    /// It is alive.
    case alive
    /// It is gone, and the registration was not taken back: memory that leaks without a leaked object.
    case gone
  }

  /// Which service.
  public var kind: Kind
  /// The registration in words: `timer 'tick' (repeating)`, `notification 'reload'`.
  public var name: String
  /// When it was made.
  public var since: VirtualInstant
  /// What became of the owner that was named with it.
  public var owner: Owner
  /// Whether the services themselves hold it, so that paths to a leaked object may begin there.
  public var isRoot: Bool

  /// The name, the instant, and whether the owner is gone: `task 'poll' since 0.000 s, its owner is gone`.
  public var description: String {
    "\(name) since \(since)" + (owner == .gone ? ", its owner is gone" : "")
  }
}

/// A registered object and its words, as a search for holders wants them.
package struct ServiceHolder {
  /// The registration in words.
  package let name: String
  /// The object that holds the closure, the target or the task.
  package let object: AnyObject
  /// Whether the services hold it.
  package let isRoot: Bool
}
