/// Facts about objects that the caller knows and a reader of memory cannot: their names, and whether
/// they should be deallocated.
///
/// Both closures are asked for the few objects of a path or of a drawn graph, never during a
/// search.
public struct ObjectNotes {
  /// A readable name that replaces the reader's, such as `ProfileScreen#3`; nil keeps it.
  public var name: (ObjectAddress) -> String?
  /// Whether an object should be alive.
  public var expectation: (ObjectAddress) -> LifeExpectation

  /// Notes on some objects; without arguments, on none.
  public init(
    name: @escaping (ObjectAddress) -> String? = { _ in nil },
    expectation: @escaping (ObjectAddress) -> LifeExpectation = { _ in .unknown }
  ) {
    self.name = name
    self.expectation = expectation
  }
}

/// Whether an object should be alive, as far as the caller knows.
public enum LifeExpectation: String, Hashable, Sendable, Codable {
  /// On screen, or otherwise in use: its holders do right.
  case expectedAlive
  /// Departed: whatever holds it is suspect.
  case expectedGone
  /// Not known.
  case unknown
}

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
