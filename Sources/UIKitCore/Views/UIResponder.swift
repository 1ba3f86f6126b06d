import Foundation

/// The base of views, controllers, windows and the application, as `UIResponder` is.
///
/// A responder knows the next one in its chain and whether it is the first one. Touches are not simulated,
/// because flow logic does not see them.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// What was attached from outside the class. Held until replaced or this goes.
  final var associated: [Association] = []
  public override init() { super.init() }

  /// The next responder in the chain; `nil` at its end.
  ///
  /// A view answers with its controller or its superview, a controller with its view's superview or its
  /// parent, a window with the application. (Documented.)
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// Whether this can become the first responder; `false` unless overridden. (Documented.)
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the one that gets what is typed: there is one an application. One whose chain does
  /// not lead to the application, because its view is in no window, is not, for as long as that is so.
  /// (That it is again when the view is back: unverified.)
  open var isFirstResponder: Bool { focus?.firstResponder === self }

  /// Makes this the first responder, once the old one has resigned. The application does not retain it.
  ///
  /// `false` when it cannot become one, when its view is in no window, and when the old one does not let
  /// go. (Documented; outside of a window: observed.)
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

  /// Gives up being the first responder. `false` when it cannot; of no consequence for one that is none.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let focus, focus.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    focus.firstResponder = nil
    return true
  }

  /// Stored, not simulated.
  open var inputView: UIView? { nil }

  /// Stored, not simulated.
  open var inputAccessoryView: UIView? { nil }

  /// No effect: not simulated.
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

  /// Tells that an archive was decoded; nothing calls it, because there are none. (`NSObject`'s there.)
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

  /// Stored, not simulated.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this can perform an action: `false` unless overridden, because methods cannot be looked up by
  /// name here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Called to bring an activity up to date; not called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// That of the application at the end of the chain.
  private var focus: Focus? {
    var current: UIResponder? = self
    while let responder = current {
      if let focus = responder.ownFocus { return focus }
      current = responder.next
    }
    return nil
  }

  /// Where what is typed goes, if this is who has it: the application.
  var ownFocus: Focus? { nil }
}

extension UIResponder: AssociationOwner {}
