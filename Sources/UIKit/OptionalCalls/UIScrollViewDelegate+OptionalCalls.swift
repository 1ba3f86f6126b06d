import UIKitCore
import Foundation

extension UIScrollViewDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: UIResponder.OptionalCalls.Of<any UIScrollViewDelegate>? {
    .init(self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var viewForZooming: UIResponder.OptionalCalls.In<UIScrollView, UIView?>? {
    .init(call: { self.viewForZooming(in: $0) })
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
}

extension UIResponder.OptionalCalls.Of<any UIScrollViewDelegate> {
  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

extension UIScrollViewDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: UIResponder.OptionalCalls.Of<any UIScrollViewDelegate>? {
    .init(self)
  }
}

extension UIResponder.OptionalCalls.Of<any UIScrollViewDelegate> {
  /// Calls `scrollViewWillBeginZooming(_:with:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}
