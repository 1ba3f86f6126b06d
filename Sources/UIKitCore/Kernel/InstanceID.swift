/// The serial identity of a controller within one application.
///
/// Numbers are given in the order in which controllers join and are never used again, so an identity
/// outlives its controller; an address would not, because a later object may get the same one.
public struct InstanceID: Hashable, Comparable, Sendable, Codable {
  /// The number; the first controller of an application has 1, and 0 stands for none.
  public let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let none = InstanceID(0)

  /// Whether the first joined before the second.
  public static func < (one: InstanceID, other: InstanceID) -> Bool {
    one.rawValue < other.rawValue
  }
}
