import Foundation

extension SimulatedUser {
  /// Drags the edge of a scene's window until it has another size, and lifts the finger: on a tablet, and from iOS 27 on
  /// also on a phone.
  ///
  /// From 640 points on the width is regular, below it is compact; so split view controllers collapse and expand by
  /// it. (Of the widths in Apple's table 590 is compact and 678 regular; the border: chosen.) The rest is that of
  /// `UIWindowScene.transition(to:traits:animated:)`. The scene's delegate hears `didUpdateEffectiveGeometry` twice,
  /// with the finger and without.
  ///
  /// Refused as `affordanceUnavailable`: a phone before iOS 27, and a size without an area.
  public func resize(_ scene: UIWindowScene, to size: CGSize) {
    application.endTurn()
    if let reason = scene.obstacle(to: size) {
      let root = scene.windows.first { $0.isVisible }?.rootViewController
      root.map { refuse("Resizing the window", on: $0, because: reason) }
      return
    }
    perform {
      var traits = scene.traitCollection
      traits.horizontalSizeClass = size.width < 640 ? .compact : .regular
      scene.isHeldByFinger = true
      scene.transition(to: size, traits: traits)
      scene.tellingDelegate { scene.isHeldByFinger = false }
    }
  }
}

extension UIWindowScene {
  fileprivate func obstacle(to size: CGSize) -> String? {
    if traitCollection.userInterfaceIdiom == .phone, environment.version < .iOS(27) {
      return "a phone's window fills the screen on \(environment.version)"
    }
    if !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite) {
      return "the size has no area"
    }
    return nil
  }
}
