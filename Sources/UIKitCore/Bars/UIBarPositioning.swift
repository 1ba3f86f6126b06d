/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

/// The size of a bar that a picture is for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Light or dark, of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}

/// What has a place at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}

/// Asked where a bar stands. Not called: not simulated.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  // @optional
  /// Where the bar stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition  // = .any
}
