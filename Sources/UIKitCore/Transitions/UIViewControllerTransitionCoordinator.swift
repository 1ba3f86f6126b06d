import Foundation

/// Which of the two controllers of a transition is asked for.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String

  /// The key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown when the transition begins; of a cancelled one also when it ends.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown when the transition has been completed.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String

  /// The key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view of the controller that is shown when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view of the controller that is shown when the transition has been completed.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What can be asked of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change takes time.
  var isAnimated: Bool { get }

  /// How the controller is presented, `.none` for a change inside a container.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether a gesture began the transition.
  var initiallyInteractive: Bool { get }

  /// Whether a gesture may stop the animation half-way. Always `false` here.
  var isInterruptible: Bool { get }

  /// Whether a gesture drives the transition right now; `false` from its end on, finished or cancelled.
  var isInteractive: Bool { get }

  /// Whether a gesture was cancelled, so that all goes back to where it was. (Documented.)
  var isCancelled: Bool { get }

  /// The length of the animation in seconds, without the time that a gesture takes; 0 when not animated.
  var transitionDuration: TimeInterval { get }

  /// How far a gesture has come, 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed at which the rest is animated. Always 1 here.
  var completionVelocity: CGFloat { get }

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// One of the two controllers; `nil` where there is none, as below the first screen of a stack, and
  /// after the transition. (Documented.)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of one of the two controllers, when it takes part in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code take part in a running transition.
///
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

  /// The same for a view outside of the transition's container; the view is of no consequence here.
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
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
