/// The instances of one type at the moment of asking.
public struct InstanceCount: Hashable, Sendable, Codable {
  /// The type's name; with its module, or the type it is nested in, where another counted type has the same.
  public var name: String
  /// The group it belongs to.
  public var group: String?
  /// How many are alive.
  public var live: Int
  /// How many were alive at once, at most.
  public var peak: Int
  /// How many there ever were.
  public var total: Int
  /// How many may be alive, as the type says; `nil` where it says nothing.
  public var allowed: Int?
  /// How many are expected to be alive; `nil` where no number is expected.
  public var expected: Int?

  /// How many are alive beyond what is allowed and expected, whichever is less.
  public var surplus: Int {
    max(0, allowed.map { live - $0 } ?? 0, expected.map { live - $0 } ?? 0)
  }
}
