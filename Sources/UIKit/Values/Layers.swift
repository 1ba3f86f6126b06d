import UIKitCore
import Foundation

/// A layer of colours that run into each other. (`CAGradientLayer`.)
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour stands, 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour stands, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with an outline. (`CAShapeLayer`.)
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// Where on the outline the line begins, 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the outline the line ends, 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// Stored, not simulated.
  open var fillRule = CAShapeLayerFillRule.nonZero, lineDashPhase: CGFloat = 0
  /// Stored, not simulated.
  open var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter
  /// Stored, not simulated.
  open var miterLimit: CGFloat = 10
}

/// A layer of nothing but its sublayers. (`CATransformLayer`.)
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// What counts as inside of an outline. (`CAShapeLayerFillRule`.)
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The rule of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By turns, or by crossings.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a line. (`CAShapeLayerLineCap`.)
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The end of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corner of a line. (`CAShapeLayerLineJoin`.)
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The corner of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A change of one property of a layer. (`CAPropertyAnimation`.)
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?

  /// Makes a change of the property of that name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another. (`CABasicAnimation`.)
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added to the value.
  open var byValue: Any?
}

/// A change that swings out. (`CASpringAnimation`.)
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass of what swings.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// What slows it.
  open var damping: CGFloat = 10
  /// How fast it is at the beginning.
  open var initialVelocity: CGFloat = 0
}

/// A change through several values. (`CAKeyframeAnimation`.)
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way along which it goes.
  open var path: CGPath?
}

/// Several changes at once. (`CAAnimationGroup`.)
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The changes. Retained.
  open var animations: [CAAnimation]?
}

/// A change from one content to another. (`CATransition`; the values are names.)
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How one goes over into the other.
  open var type = CATransitionType.fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Stored, not simulated.
  open var startProgress: Float = 0, endProgress: Float = 1
}

/// How one content goes over into another. (`CATransitionType`.)
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fades over it.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Moves in over it.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Pushes it out.
  public static let push = CATransitionType(rawValue: "push")
  /// Is laid bare.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where content comes. (`CATransitionSubtype`.)
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The subtype of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
