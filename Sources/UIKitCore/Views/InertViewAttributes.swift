import Foundation

/// The values of a view that have no consequence here, for `UIView` alone to inherit from.
///
/// They are kept and answered, and nothing is drawn or laid out by them. (All of them `UIView`'s.)
@preconcurrency @MainActor open class InertViewAttributes: UIResponder {
  /// The size around the centre, without the transform.
  private var rectangle = CGRect.zero
  private var kept: ViewStorageBox?

  // The only initialiser, and public: with another that apps don't see, their views would not inherit any.

  /// Makes one of no size.
  public override init() {
    super.init()
  }

  /// Says where a view that was just made stands.
  func begin(at rectangle: CGRect) { self.rectangle = rectangle }

  /// The view's values; the box for them is made when the first is set.
  var values: ViewStorage {
    _read { if let kept { yield kept.values } else { yield.standard } }
    _modify { yield &box.values }
  }

  private var box: ViewStorageBox {
    if let kept { return kept }
    let made = ViewStorageBox()
    kept = made
    return made
  }

  // MARK: - Observers

  /// Those who are told of changes to the view's properties; made when they are first asked for.
  package final var observers: PropertyObservers {
    if let observers = kept?.observers { return observers }
    let made = PropertyObservers()
    box.observers = made
    return made
  }

  /// Makes a change to a property, and tells those who observe it.
  package final func change(_ property: ObservableProperty, _ make: () -> Void) {
    guard let observers = kept?.observers else { return make() }
    observers.change(property, make)
  }

  /// Whether the constraints are stale. Each layout asks, of views that mostly have no values of their own.
  var constraintsAreStale: Bool { kept?.values.needsUpdateConstraints ?? false }

  // MARK: - Geometry

  /// The rectangle in the superview: the bounds about the centre, and with a transform what is around
  /// that. Setting it changes the centre and the size of the bounds. The simulation never does.
  open var frame: CGRect {
    get {
      if values.transform.isIdentity { return rectangle }
      let half = CGSize(width: rectangle.width / 2, height: rectangle.height / 2)
      let middle = center
      return CGRect(
        x: -half.width, y: -half.height, width: rectangle.width, height: rectangle.height
      ).applying(values.transform).offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      change(.frame) {
        if values.transform.isIdentity { return resize(to: newValue) }
        // UIKit calls it undefined; the way back gives the size that comes nearest.
        let back = CGRect(origin: .zero, size: newValue.size)
          .applying(values.transform.inverted())
        resize(
          to: CGRect(
            x: newValue.midX - back.width / 2, y: newValue.midY - back.height / 2,
            width: back.width, height: back.height))
      }
    }
  }

  /// The rectangle in the view's own coordinates. Setting its size changes the frame about the centre.
  open var bounds: CGRect {
    get { CGRect(origin: values.boundsOrigin, size: rectangle.size) }
    set {
      change(.bounds) {
        if newValue.origin != values.boundsOrigin { values.boundsOrigin = newValue.origin }
        resize(
          to: CGRect(
            x: rectangle.midX - newValue.width / 2, y: rectangle.midY - newValue.height / 2,
            width: newValue.width, height: newValue.height))
      }
    }
  }

  /// The middle in the superview. Setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: rectangle.midX, y: rectangle.midY) }
    set {
      change(.center) {
        rectangle.origin = CGPoint(
          x: newValue.x - rectangle.width / 2, y: newValue.y - rectangle.height / 2)
      }
    }
  }

  /// A turn, scaling or shift about the centre. Changes the frame, not the bounds and the centre.
  open var transform: CGAffineTransform {
    get { values.transform }
    set { change(.transform) { values.transform = newValue } }
  }

  /// Called when the size has changed.
  func sizeDidChange() {}

  private func resize(to new: CGRect) {
    let isOtherSize = new.size != rectangle.size
    rectangle = new
    if isOtherSize { sizeDidChange() }
  }

  // MARK: - Look

  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { change(.alpha) { values.alpha = newValue } }
  }

  /// Whether the view is hidden; of no consequence for appearance callbacks, as on iOS.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.isHidden) { values.isHidden = newValue } }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor) { values.backgroundColor = newValue } }
  }

  /// How the tint shows.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { values.tintAdjustmentMode }
    set { values.tintAdjustmentMode = newValue }
  }

  /// Whether nothing shines through.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds.
  open var clipsToBounds: Bool {
    get { values.clipsToBounds }
    set { values.clipsToBounds = newValue }
  }

  /// How content is put into the bounds.
  open var contentMode: UIView.ContentMode {
    get { values.contentMode }
    set { values.contentMode = newValue }
  }

  /// How many pixels a point is.
  open var contentScaleFactor: CGFloat {
    get { values.contentScaleFactor }
    set { values.contentScaleFactor = newValue }
  }

  /// Whether content is mirrored where one reads from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { values.semanticContentAttribute }
    set { values.semanticContentAttribute = newValue }
  }

  /// The direction of reading: from the left, unless the attribute above forces the other.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Light or dark by force; kept, and the traits stay what they are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { values.overrideUserInterfaceStyle }
    set { values.overrideUserInterfaceStyle = newValue }
  }

  /// A name for the restoration of state.
  open var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  // MARK: - Touches

  /// Whether touches reach the view and what is in it: `hitTest(_:with:)` says `nil` otherwise.
  open var isUserInteractionEnabled: Bool {
    get { values.isUserInteractionEnabled }
    set { values.isUserInteractionEnabled = newValue }
  }

  /// Whether several fingers count.
  open var isMultipleTouchEnabled: Bool {
    get { values.isMultipleTouchEnabled }
    set { values.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view gets touches meanwhile.
  open var isExclusiveTouch: Bool {
    get { values.isExclusiveTouch }
    set { values.isExclusiveTouch = newValue }
  }
}
