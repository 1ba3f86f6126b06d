import UIKitCore

extension Simulation {
  /// The screen on top of everything in the main window; `nil` when it has no root.
  ///
  /// By the links, which a push and a presentation change inside the call: it may be one whose view is not
  /// loaded yet. Ends no turn.
  public var visibleViewController: UIViewController? { window.visibleViewController }

  /// Makes a controller the root of the main window, shows the window, and ends the turn: when this returns,
  /// the root has appeared.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    if window.isHidden { window.makeKeyAndVisible() }
    endTurn()
  }
}
