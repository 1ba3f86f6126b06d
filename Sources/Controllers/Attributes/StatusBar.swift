/// The colour of the words in the status bar. (`UIStatusBarStyle`.)
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// As the interface style asks for it.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a change of the status bar is animated. (`UIStatusBarAnimation`.)
public enum StatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}
