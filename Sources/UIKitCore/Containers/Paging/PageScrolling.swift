/// What gives a page view controller the view that scrolls its pages. The module that has scroll views conforms; in a
/// program without it there are none.
@preconcurrency @MainActor package protocol PageScrolling: UIPageViewController {
  /// A view that scrolls.
  func makeScrollView() -> UIView
  /// Whether the user can scroll a view that was made so.
  func canScroll(_ scrollView: UIView) -> Bool
}

extension UIPageViewController {
  /// Puts the scroll view into the view, behind all.
  func addScrollView() {
    guard transitionStyle == .scroll, let loadedView,
      let made = (self as? any PageScrolling)?.makeScrollView()
    else { return }
    loadedView.insertSubview(made, at: 0)
    scrollView = made
  }

  /// Whether what turns the pages, if anybody asked for it, lets the user begin.
  var letsGestureBegin: Bool {
    if let scrollView { return (self as? any PageScrolling)?.canScroll(scrollView) ?? true }
    guard let pan = turningGestures.first else { return true }
    return pan.isEnabled && pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true
  }
}
