import Foundation
import UIKitCore

/// The scroll view that a page view controller with `.scroll` has in its view. It fills that view.
@MainActor private final class PageScrollView: UIScrollView {
  override var frame: CGRect {
    get { superview?.bounds ?? super.frame }
    set { super.frame = newValue }
  }

  override var bounds: CGRect {
    get { CGRect(origin: super.bounds.origin, size: frame.size) }
    set { super.bounds = newValue }
  }
}

extension UIPageViewController: PageScrolling {
  package func makeScrollView() -> UIView {
    let made = PageScrollView()
    made.isPagingEnabled = true
    return made
  }

  package func canScroll(_ scrollView: UIView) -> Bool {
    guard let scrollView = scrollView as? UIScrollView else { return true }
    let pan = scrollView.panGestureRecognizer
    return scrollView.isScrollEnabled && scrollView.isUserInteractionEnabled && pan.isEnabled
  }
}
