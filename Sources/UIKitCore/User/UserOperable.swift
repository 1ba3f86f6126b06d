/// A view or a gesture recogniser that a user can do something with, for listing what can be done.
///
/// Its screen is within reach and no view around it is hidden when it is asked.
@MainActor package protocol UserOperable: AnyObject {
  /// Hands out what a user can do with it.
  /// - Parameter texts: what to type where something can be typed.
  func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void)
}
