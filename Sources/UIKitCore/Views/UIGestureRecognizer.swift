import Foundation

/// Recognises nothing by itself: `SimulatedUser`'s calls ask whether the gesture may begin, and
/// `SimulatedUser.make(_:)` makes it. Targets are told if they are `SelectorPerforming`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var isEnabled = true
  /// Not retained, as `view`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  /// Changed by the simulated user, by subclasses and by tests only.
  open var state = State.possible
  /// Whether the gesture is over at once, as a tap.
  package var isDiscrete: Bool { self is any DiscreteGesture }
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  private var targets: [(target: WeakTarget, action: Selector)] = []
  @_disfavoredOverload public override convenience init() { self.init(target: nil, action: nil) }

  /// The target is not retained.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Not required of subclasses, as in UIKit.
  public init?(coder: NSCoder) { super.init() }

  /// The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(target), action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.target.object === target as AnyObject)
        && (action == nil || kept.action == action)
    }
  }

  package var hasTargetToTell: Bool {
    targets.contains { $0.target.object is any SelectorPerforming }
  }

  func tellTargets() {
    for (target, action) in targets {
      (target.object as? any SelectorPerforming)?.perform(action, with: self)
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open var numberOfTouches: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // For subclasses. Nothing calls these here: there are no touches. A test may, as UIKit would.

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

@MainActor package protocol DiscreteGesture: UIGestureRecognizer {}

@MainActor private struct WeakTarget {
  weak var object: AnyObject?
  init(_ target: Any) { object = target as AnyObject }
}

/// Only `gestureRecognizerShouldBegin(_:)` is asked here: there are no touches for the others.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  // @optional
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool  // = true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool  // = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool  // = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool  // = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool  // = true
}

@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The conformer holds the view weakly.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// Retained.
  public var interactions: [any UIInteraction] {
    get { values.interactions }
    set {
      for old in values.interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    values.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard values.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    values.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
