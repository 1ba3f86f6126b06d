/// More instances of a type, or of a group's types, than there should be: what a count saw.
public struct InstanceSurplus: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Which number was exceeded.
  public enum Limit: String, Hashable, Sendable, Codable {
    /// The type's, or the group's, `maxInstances`.
    case allowed
    /// The number of those that have a reason to be alive.
    case expected
  }

  /// The name of the type or group.
  public var subject: String
  /// How many are alive.
  public var live: Int
  /// How many should be at most.
  public var most: Int
  /// Who says so.
  public var limit: Limit
  /// Those alive, oldest first, by their type's name and number: `SessionModel#1`. Empty for controllers,
  /// which have reports under their own names.
  public var members: [String]

  /// How many are too many.
  public var count: Int { live - most }

  /// The numbers: `2 alive, 1 allowed`.
  public var numbers: String { "\(live) alive, \(most) \(limit.rawValue)" }

  /// The surplus in a line: `SessionModel: 2 alive, 1 allowed`.
  public var description: String { "\(subject): \(numbers)" }

  package init(
    subject: String, live: Int, most: Int, limit: Limit, members: [String] = []
  ) {
    self.subject = subject
    self.live = live
    self.most = most
    self.limit = limit
    self.members = members
  }
}
