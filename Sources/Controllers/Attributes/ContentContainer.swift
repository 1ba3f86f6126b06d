import Foundation

/// What contains other contents and hears of their size. (`UIContentContainer`.)
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that the contents would like to have.
  var preferredContentSize: CGSize { get }

  /// Tells that the wish of one of the contents has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Tells that constraints give one of the contents another size; not called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// The size that one of the contents gets; not asked here.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)

  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {}
