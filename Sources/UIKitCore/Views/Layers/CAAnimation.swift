import Foundation
import RuntimeLayout

/// A change of a layer over time: a value only, nothing runs and the delegate hears nothing.
/// (`CAAnimation`.)
@preconcurrency @MainActor open class CAAnimation: NSObject, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .animation }

  /// How long it would take.
  open var duration: TimeInterval = 0
  /// When it would begin.
  open var beginTime: TimeInterval = 0
  /// How fast its time would go.
  open var speed: Float = 1
  /// How often it would be repeated.
  open var repeatCount: Float = 0
  /// Whether it would run back.
  open var autoreverses = false
  /// Whether it would go when it is over.
  open var isRemovedOnCompletion = true
  /// Its speed over the time.
  open var timingFunction: CAMediaTimingFunction?
  /// What is shown before and after; see `CAMediaTimingFillMode`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whom UIKit would tell. Retained, as on iOS (documented).
  open var delegate: (any CAAnimationDelegate)?

  /// Makes one that takes no time.
  public override init() {
    super.init()
  }

  /// Makes one that takes no time; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// Told of an animation's beginning and end. Not called: not simulated. (`CAAnimationDelegate`.)
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  // @optional
  /// Tells that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// What is shown before an animation and after it. (`CAMediaTimingFillMode`.)
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning is shown early.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The two together.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The speed over the time of an animation; a name or four numbers. (`CAMediaTimingFunction`.)
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let words: String

  /// The curve of that name.
  public init(name: CAMediaTimingFunctionName) {
    words = name.rawValue
    super.init()
  }

  /// The curve between these two points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    words = "\(c1x) \(c1y) \(c2x) \(c2y)"
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.words == words
  }

  public override var hash: Int { words.hashValue }
}

/// The curves with a name. (`CAMediaTimingFunctionName`.)
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The curve of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The standard.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

extension CALayer {
  /// Keeps an animation under a key, in place of the one there. Retains it until it is removed: nothing
  /// runs, so none ends.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? ""
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }

  /// Lets the animation of that key go.
  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Lets all animations go.
  public func removeAllAnimations() { animations = [] }

  /// The animation of that key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }
}
