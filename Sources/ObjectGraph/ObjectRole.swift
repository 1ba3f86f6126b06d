/// What an object does for the program, where that decides how it is made to let go.
package enum ObjectRole: String, Hashable, Sendable, Codable {
  /// Calls until it is invalidated.
  case timer, displayLink
  /// Goes on until it is cancelled.
  case simulatedTask, subscription
  /// Is told until it is removed.
  case listener
  /// Keeps its delegate until it is removed.
  case animation
  /// Manages a popover.
  case popover
}

/// A class that says which role its objects have in a path.
package protocol ObjectRoleProviding: AnyObject {
  static var objectRole: ObjectRole { get }
}
