/// A container that keeps a screen as its own while another container's stack has it.
@MainActor protocol ColumnKeeper: AnyObject {
  /// The screen has left a stack. Returns whether it is kept here and has therefore not departed.
  func takesBack(_ controller: UIViewController, from stack: UIViewController) -> Bool

  /// Called when its traits have changed, before it is told.
  func followTraits()

  /// Has no column for a controller any more.
  func forget(_ controller: UIViewController)
}
