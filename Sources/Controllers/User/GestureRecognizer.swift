import Foundation

/// The switch of a gesture that a controller offers, such as the swipe back. (`UIGestureRecognizer`.)
///
/// Recognises nothing by itself: `User`'s calls ask it whether the gesture may begin.
@preconcurrency @MainActor open class GestureRecognizer: NSObject {
  /// Whether the gesture can be used.
  open var isEnabled = true

  /// Asked before the gesture begins. Not retained.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// Makes one that is enabled.
  public override init() {}
}

/// Asked whether a gesture may begin. (`UIGestureRecognizerDelegate`.)
@preconcurrency @MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
}

extension GestureRecognizerDelegate {
  /// Allows it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
