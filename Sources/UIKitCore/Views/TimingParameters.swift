import Foundation

/// How an animation goes on in its time. (Nothing is interpolated; a value.)
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// How soon it comes to rest, 0 to 1.
  let dampingRatio: CGFloat

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
  }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: velocity)
  }
}
