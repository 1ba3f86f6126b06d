import Controllers

// Transitions between screens, animators of one's own, and animations of views.

/// UIKit's name for `ViewControllerAnimatedTransitioning`.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// UIKit's name for `ViewControllerContextTransitioning`.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// UIKit's name for `ViewControllerInteractiveTransitioning`.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// UIKit's name for `ViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// UIKit's name for `ViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
/// UIKit's name for `ViewControllerTransitioningDelegate`.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
@_exported import class Controllers.UIPercentDrivenInteractiveTransition
/// UIKit's name for `TransitionContextViewControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// UIKit's name for `TransitionContextViewKey`.
public typealias UITransitionContextViewKey = TransitionContextViewKey
@_exported import class Controllers.UIViewPropertyAnimator
/// UIKit's name for `ViewAnimating`.
public typealias UIViewAnimating = ViewAnimating
/// UIKit's name for `ViewImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// UIKit's name for `ViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState
/// UIKit's name for `ViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// UIKit's name for `Transaction`.
public typealias CATransaction = Transaction
