import Foundation

/// What contains other contents and hears of their size.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the contents would like to have.
  var preferredContentSize: CGSize { get }

  /// Tells that the wish of one of the contents has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Tells that constraints give one of the contents another size; not called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that one of the contents gets; not asked here.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
