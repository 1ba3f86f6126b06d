import UIKitCore
import Foundation

extension UIAdaptivePresentationControllerDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var adaptivePresentationStyle: UIResponder.OptionalCalls.ForAdaptivePresentationStyle? {
    UIResponder.OptionalCalls.ForAdaptivePresentationStyle(delegate: self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationController:
    UIResponder.OptionalCalls.Of<any UIAdaptivePresentationControllerDelegate>?
  { .init(self) }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `adaptivePresentationStyle` methods of a delegate.
  @preconcurrency @MainActor public struct ForAdaptivePresentationStyle {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls `adaptivePresentationStyle(for:)`.
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle
    {
      delegate.adaptivePresentationStyle(for: controller)
    }

    /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
    public func callAsFunction(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
}

extension UIResponder.OptionalCalls.Of<any UIAdaptivePresentationControllerDelegate> {
  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }

  /// Calls `presentationController(_:prepare:)`.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(
      presentationController, prepare: adaptivePresentationController)
  }
}
