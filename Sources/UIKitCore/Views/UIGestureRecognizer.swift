import Foundation

/// The switch of a gesture: one that a controller offers, such as the swipe back, or one of a view.
///
/// Recognises nothing by itself: `SimulatedUser`'s calls ask it whether the gesture may begin, and
/// `SimulatedUser.make(_:)` makes it. Its targets are kept, and told if they are `SelectorPerforming`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began, changed
    case ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var isEnabled = true

  /// Asked before the gesture begins. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that holds the recogniser. Not retained.
  open internal(set) weak var view: UIView?

  /// How far the gesture has come; changed by the simulated user, by subclasses and by tests only.
  open var state = State.possible

  /// Whether the gesture is over at once, as a tap.
  package var isDiscrete: Bool { self is any DiscreteGesture }
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Stored, not simulated.
  open var requiresExclusiveTouchType = true
  /// Stored, not simulated.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3], allowedPressTypes: [NSNumber] = []
  private var targets: [(target: WeakTarget, action: Selector)] = []
  @_disfavoredOverload public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes one that is enabled. The target is not retained; see `Selector` for what becomes of it.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes one that is enabled; there is nothing to decode. Not required of subclasses, as in UIKit.
  public init?(coder: NSCoder) { super.init() }

  /// Keeps a target and an action. The target is not retained, and told if it is `SelectorPerforming`.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(target), action))
  }

  /// Forgets a target; `nil` stands for all of them, or for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.target.object === target as AnyObject)
        && (action == nil || kept.action == action)
    }
  }

  /// Whether some target would be told.
  package var hasTargetToTell: Bool {
    targets.contains { $0.target.object is any SelectorPerforming }
  }

  func tellTargets() {
    for (target, action) in targets {
      (target.object as? any SelectorPerforming)?.perform(action, with: self)
    }
  }

  /// Would wait for another gesture to fail first; remembers nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open var numberOfTouches: Int { 0 }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: - For subclasses

  // Nothing calls these here: there are no touches. A test may, as UIKit would.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A gesture that is over at once.
@MainActor package protocol DiscreteGesture: UIGestureRecognizer {}

/// A target of an action, not retained.
@MainActor private struct WeakTarget {
  weak var object: AnyObject?
  init(_ target: Any) { object = target as AnyObject }
}

/// Asked whether a gesture may begin.
///
/// Only `gestureRecognizerShouldBegin(_:)` is asked here: there are no touches for the others.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  // @optional
  /// Whether the gesture may begin; `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool  // = true
  /// Whether two gestures may go on together; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool  // = false
  /// Whether the first gesture has to wait for the other to fail; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool  // = false
  /// Whether the other gesture has to wait for the first to fail; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool  // = false
  /// Whether the gesture gets a touch; `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool  // = true
}
