/// An object that is alive for a known reason: a window, a singleton, a static, a service.
public struct NamedRoot: Hashable, Sendable {
  /// The words after "held by": `window 'main'`, `static Session.shared`.
  public var name: String
  /// The object that the root holds, or is.
  public var object: ObjectAddress

  /// Names a root; of two names for one object, the earlier one in a list of roots is used.
  public init(_ name: String, _ object: ObjectAddress) {
    self.name = name
    self.object = object
  }
}
