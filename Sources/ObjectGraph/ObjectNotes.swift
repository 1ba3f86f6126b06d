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
