import UIKitCore
import Foundation

extension UIViewControllerAnimatedTransitioning {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? {
    { self.animationEnded($0) }
  }
}

extension UIViewImplicitlyAnimating {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var addAnimations: UIResponder.OptionalCalls.ForAddingAnimations? {
    UIResponder.OptionalCalls.ForAddingAnimations(animator: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var addCompletion: ((@escaping @MainActor (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var animationController: UIResponder.OptionalCalls.ForAnimationController? {
    UIResponder.OptionalCalls.ForAnimationController(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    UIResponder.OptionalCalls.ForPresentationInteraction?
  {
    UIResponder.OptionalCalls.ForPresentationInteraction(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var interactionControllerForDismissal: UIResponder.OptionalCalls.ForDismissalInteraction? {
    UIResponder.OptionalCalls.ForDismissalInteraction(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationController: UIResponder.OptionalCalls.ForPresentationController? {
    UIResponder.OptionalCalls.ForPresentationController(delegate: self)
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `addAnimations` methods of an animator.
  @preconcurrency @MainActor public struct ForAddingAnimations {
    let animator: any UIViewImplicitlyAnimating

    /// Calls `addAnimations(_:)`.
    public func callAsFunction(_ animation: @escaping @MainActor () -> Void) {
      animator.addAnimations(animation)
    }

    /// Calls `addAnimations(_:delayFactor:)`.
    public func callAsFunction(
      _ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat
    ) {
      animator.addAnimations(animation, delayFactor: delayFactor)
    }
  }

  /// Calls the `animationController` methods of a transitioning delegate.
  @preconcurrency @MainActor public struct ForAnimationController {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Calls `animationController(forPresented:presenting:source:)`.
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }

    /// Calls `animationController(forDismissed:)`.
    public func callAsFunction(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(forDismissed: dismissed)
    }
  }

  /// Calls `interactionControllerForPresentation(using:)` of a transitioning delegate.
  @preconcurrency @MainActor public struct ForPresentationInteraction {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Calls `interactionControllerForPresentation(using:)`.
    public func callAsFunction(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.interactionControllerForPresentation(using: animator)
    }
  }

  /// Calls `interactionControllerForDismissal(using:)` of a transitioning delegate.
  @preconcurrency @MainActor public struct ForDismissalInteraction {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Calls `interactionControllerForDismissal(using:)`.
    public func callAsFunction(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.interactionControllerForDismissal(using: animator)
    }
  }

  /// Calls `presentationController(forPresented:presenting:source:)` of a transitioning delegate.
  @preconcurrency @MainActor public struct ForPresentationController {
    let delegate: any UIViewControllerTransitioningDelegate

    /// Calls `presentationController(forPresented:presenting:source:)`.
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      delegate.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }
}
