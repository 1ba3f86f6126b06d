import Foundation

/// How an animation goes on in its time. (Nothing is interpolated; a value.)
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A curve by two points, or one of the usual ones.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The usual curve it was made with.
  public let animationCurve: UIView.AnimationCurve
  /// The first point.
  public let controlPoint1: CGPoint
  /// The second point.
  public let controlPoint2: CGPoint

  /// Makes one of the usual curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }

  /// Makes a curve by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
}

/// A spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it is at the beginning.
  public let initialVelocity: CGVector
  /// How soon it comes to rest, 0 to 1.
  let dampingRatio: CGFloat

  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
  }

  /// Makes a spring by its mass, its stiffness and what slows it.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: velocity)
  }
}
