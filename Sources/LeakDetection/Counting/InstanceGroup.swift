/// Types of which together only so many instances may be alive, such as the view models of one flow.
///
/// A group is its name. The maximum is that of the type that was counted first.
public struct InstanceGroup: Hashable, Sendable, Codable {
  /// The name under which the table lists the types.
  public var name: String
  /// How many instances of all the types may be alive together.
  public var maxInstances: Int

  /// Names a group.
  public init(_ name: String, maxInstances: Int) {
    self.name = name
    self.maxInstances = maxInstances
  }
}
