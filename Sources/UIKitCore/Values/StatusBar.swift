/// The colour of the words in the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface style asks for it.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a change of the status bar is animated.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}
