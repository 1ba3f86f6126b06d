import UIKitCore
import Foundation

extension UIGestureRecognizerDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var gestureRecognizer: UIResponder.OptionalCalls.Of<any UIGestureRecognizerDelegate>? {
    .init(self)
  }
}

extension UIResponder.OptionalCalls.Of<any UIGestureRecognizerDelegate> {
  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}
