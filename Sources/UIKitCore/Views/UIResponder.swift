import Foundation

/// Knows the next responder in its chain and whether it is the first responder. Touches are not simulated,
/// because flow logic does not see them.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The values attached from outside the class. Held until replaced.
  final var associated: [AssociatedValue] = []
  public override init() { super.init() }

  /// A view answers with its controller or its superview, a controller with its view's superview or its parent, a
  /// window with the application. (Documented.)
  open var next: UIResponder? { nil }

  /// Has what is stale below brought up to date at the end of the turn; the nearest screen above does it.
  func askForUpdate(withLayout: Bool) { next?.askForUpdate(withLayout: withLayout) }

  // MARK: - First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// An application has one first responder. A responder whose chain does not lead to the application, because
  /// its view is in no window, is none for as long as that is so. (That it is again afterwards: unverified.)
  open var isFirstResponder: Bool { focus?.firstResponder === self }

  /// The application does not retain the first responder. `false` when this cannot become one, when its view is
  /// in no window, and when the old one does not resign. (Documented; outside of a window: observed.)
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let focus else { return false }
    if let old = focus.firstResponder, old !== self, old.isFirstResponder,
      !old.resignFirstResponder()
    {
      return false
    }
    focus.firstResponder = self
    return true
  }

  /// `false` when the first responder cannot resign; `true` for any other responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let focus, focus.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    focus.firstResponder = nil
    return true
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  // MARK: - Events

  // Nothing sends these here. A call, a test's for instance, goes up the chain, as in UIKit,
  // until an override does not call `super`.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: - For subclasses

  /// Nothing calls it: there are no archives. (`NSObject`'s in UIKit.)
  open func awakeFromNib() {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  // MARK: - Editing

  // What a menu above chosen text does. Nothing sends these here; a test or an override may.

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  /// `false` unless overridden: methods cannot be looked up by name here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Not called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  private var focus: Focus? {
    var current: UIResponder? = self
    while let responder = current {
      if let focus = responder.ownFocus { return focus }
      current = responder.next
    }
    return nil
  }

  /// The application's.
  var ownFocus: Focus? { nil }
}

extension UIResponder: AssociatedValueOwner {}

/// The first responder of an application.
@MainActor final class Focus {
  weak var firstResponder: UIResponder?
}

// Never made by the simulation: for signatures of overrides.

@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  open var phase: Phase { .began }
  open var timestamp: TimeInterval { 0 }
  open var tapCount: Int { 1 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
}

@preconcurrency @MainActor open class UIPress: NSObject {}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
