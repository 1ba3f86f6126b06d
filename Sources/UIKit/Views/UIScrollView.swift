import UIKitCore
import Foundation

/// A view onto more than fits. (Nothing moves by itself.)
@preconcurrency @MainActor open class UIScrollView: UIView, UIView.Scrolling {
  /// Whether safe areas are added to the distances.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where it seems right, where it can be scrolled, never, or always.
    case automatic, scrollableAxes, never, always
  }

  /// What becomes of the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, goes with the first movement, or follows the finger.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How the bars at the side look.
  public enum IndicatorStyle: Int, Sendable {
    /// As fits, dark, or light.
    case `default`, black, white
  }

  /// How fast movement slows.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share that is left after a millisecond.
    public let rawValue: CGFloat

    /// The rate of this share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Told of what is scrolled; `delegate` here and, with the types of their own, in subclasses. Not retained.
  public weak var delegateOfScrolling: (any UIScrollViewDelegate)?

  /// The point of the content that is at the view's origin. A change is told to the delegate.
  /// (Documented: by code too.)
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
  /// The size of the content.
  open var contentSize: CGSize {
    get { ownContentSize }
    set { change(.contentSize) { ownContentSize = newValue } }
  }
  private var ownContentSize = CGSize.zero
  /// Distances around the content.
  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set { change(.contentInset) { ownContentInset = newValue } }
  }
  private var ownContentInset = UIEdgeInsets.zero
  /// Whether safe areas are added to them.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Distances around the bars at the side.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The same from top to bottom.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The same from side to side.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How the bars at the side look.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether it can be scrolled.
  open var isScrollEnabled = true
  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false
  /// Whether it moves one way at a time.
  open var isDirectionalLockEnabled = false
  /// Whether it springs back at the edges.
  open var bounces = true
  /// Whether it springs from top to bottom with little content too.
  open var alwaysBounceVertical = false
  /// Whether it springs from side to side with little content too.
  open var alwaysBounceHorizontal = false
  /// Whether the bar at the side is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar below is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether touches of content wait.
  open var delaysContentTouches = true
  /// Whether touches of content end when it is scrolled.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar goes to the top.
  open var scrollsToTop = true
  /// What becomes of the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast movement slows.
  open var decelerationRate = DecelerationRate.normal
  /// How small content may become.
  open var minimumZoomScale: CGFloat = 1
  /// How large content may become.
  open var maximumZoomScale: CGFloat = 1
  /// How large content is.
  open var zoomScale: CGFloat = 1
  /// Whether it springs back from sizes.
  open var bouncesZoom = true
  /// The control to ask for news by pulling. Retained, and a subview.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// The recogniser of scrolling. Made on first use and held.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The recogniser of zooming. Made on first use and held.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// The guide of the content. Made on first use and held.
  open private(set) lazy var contentLayoutGuide = guide()
  /// The guide of the view. Made on first use and held.
  open private(set) lazy var frameLayoutGuide = guide()

  /// Makes one at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// Distances around the content, safe areas among them: the distances that were set.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Tells that those have changed; nothing calls it. For subclasses.
  open func adjustedContentInsetDidChange() {}
  /// Whether a finger is on it: never.
  open var isTracking: Bool { false }
  /// Whether a finger moves it: never.
  open var isDragging: Bool { false }
  /// Whether it goes on moving: never.
  open var isDecelerating: Bool { false }
  /// Whether a finger changes the size: never.
  open var isZooming: Bool { false }

  /// Moves the content, at once. Told to the delegate: `scrollViewDidScroll(_:)`, and with animation
  /// `scrollViewDidEndScrollingAnimation(_:)` right after it. (UIKit: when the animation ends.)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content so far that a rectangle is seen: not at all.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Changes the size of the content at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows the bars at the side for a moment: nothing.
  open func flashScrollIndicators() {}
}

extension UIView {
  /// What gives scroll views a `delegate` that their subclasses can have with a narrower type, as in UIKit.
  @preconcurrency @MainActor public protocol Scrolling: AnyObject {
    /// The delegate, whatever its type.
    var delegateOfScrolling: (any UIScrollViewDelegate)? { get set }
  }
}

extension UIView.Scrolling {
  /// Told of what is scrolled. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { delegateOfScrolling }
    set { delegateOfScrolling = newValue }
  }
}
