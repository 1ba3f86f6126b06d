import UIKitCore
import Foundation

/// Told of what is scrolled. (By code only, there is no finger.)
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  // @optional
  /// Tells that the content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that the size of the content was changed. Not called here, as all that follow but one.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells that a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that a finger is about to let the content go, and where it will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells that a finger lets the content go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content begins to slow.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells that code's animated movement is over: called.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Tells that a change of size begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells that a change of size is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// The view whose size is changed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether a tap on the status bar goes to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool  // = true
  /// Tells that it did.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}
