import UIKitCore
import Foundation

extension UIViewControllerAnimatedTransitioning {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}

extension UIViewImplicitlyAnimating {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var addAnimations: UIResponder.OptionalCalls.Of<any UIViewImplicitlyAnimating>? {
    .init(self)
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
  public var animationController:
    UIResponder.OptionalCalls.Of<any UIViewControllerTransitioningDelegate>?
  { .init(self) }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    UIResponder.OptionalCalls.Using<
      any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
    >?
  {
    .init(call: { self.interactionControllerForPresentation(using: $0) })
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var interactionControllerForDismissal:
    UIResponder.OptionalCalls.Using<
      any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
    >?
  {
    .init(call: { self.interactionControllerForDismissal(using: $0) })
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationController: UIResponder.OptionalCalls.ForPresentationController? {
    UIResponder.OptionalCalls.ForPresentationController(delegate: self)
  }
}

extension UIResponder.OptionalCalls {
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

extension UIResponder.OptionalCalls.Of<any UIViewImplicitlyAnimating> {
  /// Calls `addAnimations(_:)`.
  public func callAsFunction(_ animation: @escaping @MainActor () -> Void) {
    delegate.addAnimations(animation)
  }

  /// Calls `addAnimations(_:delayFactor:)`.
  public func callAsFunction(
    _ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat
  ) {
    delegate.addAnimations(animation, delayFactor: delayFactor)
  }
}

extension UIResponder.OptionalCalls.Of<any UIViewControllerTransitioningDelegate> {
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
