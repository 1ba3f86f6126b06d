import Foundation
import ObjectGraph

/// A value only: nothing runs and the delegate is not told.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var fillMode = CAMediaTimingFillMode.removed
  /// Retained, as on iOS. (Documented.)
  open var delegate: (any CAAnimationDelegate)?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// Not called: not simulated.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  // @optional
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public final class CAMediaTimingFunction: NSObject, Sendable {
  private let words: String

  public init(name: CAMediaTimingFunctionName) {
    words = name.rawValue
    super.init()
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    words = "\(c1x) \(c1y) \(c2x) \(c2y)"
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.words == words
  }

  public override var hash: Int { words.hashValue }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

extension CALayer {
  /// Retains the animation until it is removed: nothing runs, so none ends.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? ""
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }

  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  public func removeAllAnimations() { animations = [] }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
}
