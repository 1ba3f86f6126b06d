import Controllers

extension Simulation {
  /// The screen on top of everything in the main window; `nil` when it has no root.
  public var visibleViewController: ViewController? { window.visibleViewController }

  /// Makes a controller the root of the main window and shows the window.
  public func show(_ root: ViewController) {
    window.rootViewController = root
    if window.isHidden { window.makeKeyAndVisible() }
  }
}
