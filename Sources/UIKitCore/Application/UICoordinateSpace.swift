import Foundation

@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

/// A rectangle at the origin.
@MainActor final class PlainSpace: UICoordinateSpace {
  let bounds: CGRect

  init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}

extension UIWindowScene {
  /// The space of the scene's present size.
  public var coordinateSpace: any UICoordinateSpace { PlainSpace(size) }
}
