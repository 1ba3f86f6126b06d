import UIKitCore

extension Simulation {
  /// The screen on top of everything in the main window; `nil` when it has no root.
  public var visibleViewController: UIViewController? { window.visibleViewController }

  /// Makes a controller the root of the main window and shows the window.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    if window.isHidden { window.makeKeyAndVisible() }
  }
}
