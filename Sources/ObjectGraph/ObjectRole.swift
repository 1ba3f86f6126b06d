/// The role of an object, if it decides the repair of a path through it.
package enum ObjectRole: String, Hashable, Sendable, Codable {
  /// Calls until it is invalidated.
  case timer, displayLink
  /// A timer that its library never releases, even if it is invalidated: Foundation's on Linux.
  case keptTimer
  /// Goes on until it is cancelled.
  case simulatedTask, subscription
  /// Receives calls until it is removed.
  case listener
  /// A method or a local function used as a closure; it has no capture list.
  case function
  /// A suspended function, with the values it uses when it resumes.
  case waiting
  /// A suspended closure that has unwrapped an object of its capture list, which is weak there.
  case unwrapping
}

/// A class that says which role its objects have in a path.
package protocol ObjectRoleProviding: AnyObject {
  static var objectRole: ObjectRole { get }
}
