/// What a notification centre hands to its observers.
public struct SimulatedNotification {
  /// The notification's name.
  public var name: String
  /// Who posted it, if that was said. Held by this value.
  public var object: AnyObject?
  /// What came with it. Held by this value.
  public var userInfo: [String: Any]

  /// Describes a notification.
  public init(name: String, object: AnyObject? = nil, userInfo: [String: Any] = [:]) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}
