import Foundation

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// `.none` for a change inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  /// `false` here.
  var isInterruptible: Bool { get }
  /// `false` from the gesture's end on, finished or cancelled.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Without the time that a gesture takes; 0 when not animated.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  /// 1 here.
  var completionVelocity: CGFloat { get }
  var containerView: UIView { get }
  /// `nil` below the first screen of a stack and after the transition. (Documented.)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Exists from before the first callback of a transition until after the last, and holds both controllers
/// and the blocks given to it for that long. (Documented; that completions come after all callbacks and
/// after the delegate was told: unverified.)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` when the animation begins, or at once when it has begun, and `completion` after the
  /// last callback, when `context.isCancelled` tells how it ended. Returns whether they will be run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The view is of no consequence here.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the gesture ends, finished or cancelled, before the remaining animation; never
  /// for a transition without a gesture.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
