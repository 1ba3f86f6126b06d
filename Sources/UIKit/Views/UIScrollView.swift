import Foundation
import UIKitCore

@preconcurrency @MainActor open class UIScrollView: UIView, UIView.Scrolling {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }

  public weak var delegateOfScrolling: (any UIScrollViewDelegate)?

  /// A change by code calls `scrollViewDidScroll(_:)`, too. (Documented.)
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      change(.contentOffset) {
        guard newValue != bounds.origin else { return }
        bounds.origin = newValue
        delegate?.scrollViewDidScroll(self)
      }
    }
  }
  open var contentSize: CGSize {
    get { ownContentSize }
    set { change(.contentSize) { ownContentSize = newValue } }
  }
  private var ownContentSize = CGSize.zero
  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set { change(.contentInset) { ownContentInset = newValue } }
  }
  private var ownContentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  open private(set) lazy var contentLayoutGuide = guide()
  open private(set) lazy var frameLayoutGuide = guide()

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func adjustedContentInsetDidChange() {}
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }

  /// Takes effect at once. With animation, `scrollViewDidEndScrollingAnimation(_:)` is called right
  /// after it. (UIKit: when the animation ends.)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func flashScrollIndicators() {}
}

extension UIView {
  /// Gives scroll views a `delegate` that subclasses can have with a narrower type, as in UIKit.
  @preconcurrency @MainActor public protocol Scrolling: AnyObject {
    var delegateOfScrolling: (any UIScrollViewDelegate)? { get set }
  }
}

extension UIView.Scrolling {
  /// Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { delegateOfScrolling }
    set { delegateOfScrolling = newValue }
  }
}

/// Called for scrolling by code only: there is no finger.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  // @optional
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Not called here, as all below.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool  // = true
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

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

extension UIViewController {
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}
