import Foundation

extension UIWindowScene {
  /// The size and the orientation of a scene at one moment; it does not change with the scene. (iOS 16.)
  @preconcurrency @MainActor public final class Geometry {
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether a finger holds the window's edge. (iOS 26.)
    public let isInteractivelyResizing: Bool
    /// No scene locks its orientation here. (iOS 26.)
    public let isInterfaceOrientationLocked = false
    private let size: CGSize

    fileprivate init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      isInteractivelyResizing = scene.isHeldByFinger
      size = scene.size
    }

    /// A plain space of the scene's size. (iOS 26.)
    public var coordinateSpace: any UICoordinateSpace { PlainSpace(size) }

    fileprivate func isSame(as other: Geometry) -> Bool {
      (size, isInteractivelyResizing) == (other.size, other.isInteractivelyResizing)
    }
  }

  /// The geometry as it is now.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Makes a change, and tells the delegate what was before. (That it is told last: unverified.)
  func tellingDelegate(of change: () -> Void) {
    let (old, oldTraits) = (effectiveGeometry, traitCollection)
    change()
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let isSame = old.isSame(as: effectiveGeometry)
    if !isSame || oldTraits != traitCollection {
      delegate.windowScene(
        self, didUpdate: old.coordinateSpace, interfaceOrientation: old.interfaceOrientation,
        traitCollection: oldTraits)
    }
    if !isSame, environment.version >= .iOS(26) {
      delegate.windowScene(self, didUpdateEffectiveGeometry: old)
    }
  }
}
