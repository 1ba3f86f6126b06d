import Foundation
import UIKitCore

// The kinds of gestures: values. None of them recognises anything; `SimulatedUser.make(_:)` makes the gesture.

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer, DiscreteGesture {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { way }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer, DiscreteGesture
{
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1 << 0)
    public static let left = Self(rawValue: 1 << 1)
    public static let up = Self(rawValue: 1 << 2)
    public static let down = Self(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer: UserOperable {
  /// The gesture it waits for, if that has an effect: on a target, or on a class of the app's own.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard let view, hasTargetToTell || isOfApp else { return }
    body(
      UserOption(.gesture, verb, view.wordsForGestures) { [self] user in user.make(self) })
  }

  private var isOfApp: Bool {
    let own: [UIGestureRecognizer.Type] = [
      UIGestureRecognizer.self, UITapGestureRecognizer.self, UIPanGestureRecognizer.self,
      UIScreenEdgePanGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self,
      UIRotationGestureRecognizer.self, UIHoverGestureRecognizer.self,
    ]
    return !own.contains { $0 == Swift.type(of: self) }
  }

  /// The words for the gesture, which precede the name of the view.
  private var verb: String {
    switch self {
    case let tap as UITapGestureRecognizer:
      let fingers =
        tap.numberOfTouchesRequired > 1 ? "with \(tap.numberOfTouchesRequired) fingers " : ""
      return tap.numberOfTapsRequired > 1 ? "double-tap \(fingers)on " : "tap \(fingers)on "
    case let swipe as UISwipeGestureRecognizer: return "swipe \(swipe.direction.words) over "
    case is UILongPressGestureRecognizer: return "press long on "
    case is UIScreenEdgePanGestureRecognizer: return "drag from the edge of "
    case is UIPanGestureRecognizer: return "drag "
    case is UIPinchGestureRecognizer: return "pinch "
    case is UIRotationGestureRecognizer: return "turn with two fingers "
    case is UIHoverGestureRecognizer: return "hover over "
    default: return "make the gesture \(Swift.type(of: self)) on "
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate var words: String {
    if contains(.right) { return "right" }
    if contains(.left) { return "left" }
    return contains(.up) ? "up" : "down"
  }
}

extension UIView {
  fileprivate var wordsForGestures: String {
    let words = accessibilityLabel ?? accessibilityIdentifier ?? wordsOfLabels
    let kind = Swift.type(of: self) == UIView.self ? "the view" : "the \(Swift.type(of: self))"
    return words.isEmpty ? kind : "\(kind) \"\(words)\""
  }
}
