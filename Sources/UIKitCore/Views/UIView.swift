import Foundation

/// Has a place in a tree and in a window, and draws nothing. A view holds its subviews strongly, and neither
/// its superview nor its controller. Adding the view of a controller to a view in a window makes the controller
/// appear; removing it makes the controller disappear. (Documented.)
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The size around the centre, without the transform.
  var rectangle: CGRect
  /// Holds the values that are rarely set; made when the first one is.
  var kept: ViewStorageBox?

  open var tag = 0
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentScaleFactor: CGFloat = 1
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether touches reach the view and its subviews: `hitTest(_:with:)` returns `nil` otherwise.
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizesSubviews = true
  open var autoresizingMask = AutoresizingMask(rawValue: 0)
  open var isAccessibilityElement = false
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false

  // Unchecked here and below: run-time checks of exclusive access would add some 12 % to a push and a pop.
  @exclusivity(unchecked) var subviewList: [UIView] = []
  @exclusivity(unchecked) var superviewReference: BackReference<UIView>?
  /// The window at the top of the superviews, kept up to date by `place(_:at:)` and `displace()`; a
  /// window's is its own.
  @exclusivity(unchecked) var windowReference: BackReference<UIWindow>?
  var controllerReference: BackReference<UIViewController>?
  @exclusivity(unchecked) var needsLayout = true
  @exclusivity(unchecked) var stale = StaleParts(properties: true, configuration: false)
  @exclusivity(unchecked) private var backReferences = BackReferences<UIView>()

  public init(frame: CGRect = .zero) {
    rectangle = frame
    super.init()
  }

  /// A subclass has this as soon as it has `init(frame:)` and `init(coder:)`.
  @_disfavoredOverload public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    rectangle = .zero
    super.init()
  }

  /// The reference by which subviews point back; made once and shared.
  var backReference: BackReference<UIView> {
    backReferences.made ?? backReferences.make(for: self)
  }

  var controller: UIViewController? { controllerReference?.object }

  open override var next: UIResponder? { controller ?? superview }

  /// Not retained.
  open var superview: UIView? { superviewReference?.object }

  /// Retained until removed.
  open var subviews: [UIView] { subviewList }

  /// - Complexity: O(1).
  open var window: UIWindow? { windowReference?.object }

  // MARK: - Moves

  /// Sent around the two for the window, which come between this and `didMoveToSuperview()` where the
  /// window changes (observed on the way out; on the way in unverified).
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Sent after the view that was added got its own.
  open func didAddSubview(_ subview: UIView) {}
  /// Sent before the view that is to go gets its own.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Retains the view. When this puts a controller's view into a window, the controller appears:
  /// `viewWillAppear` before the view moves, `viewIsAppearing`, layout and `viewDidAppear` at the end of the
  /// turn, at the same instant. (Documented for containment; order observed.)
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }

  /// Positions outside the range are clamped to it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// When this takes a controller's view out of a window, the controller gets `viewWillDisappear` before and
  /// `viewDidDisappear` after it.
  open func removeFromSuperview() { leaveSuperview() }

  /// Without the sibling, in front of all, as below.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// A position outside the range is ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
    subviewList.swapAt(index1, index2)
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Geometry

  /// With a transform, the rectangle around the transformed bounds. The simulation never sets it.
  open var frame: CGRect {
    get { frameAroundBounds }
    set { change(.frame) { fit(into: newValue) } }
  }

  open var bounds: CGRect {
    get { CGRect(origin: values.boundsOrigin, size: rectangle.size) }
    set { change(.bounds) { take(bounds: newValue) } }
  }

  open var center: CGPoint {
    get { CGPoint(x: rectangle.midX, y: rectangle.midY) }
    set { change(.center) { move(center: newValue) } }
  }

  open var transform: CGAffineTransform {
    get { values.transform }
    set { change(.transform) { values.transform = newValue } }
  }

  // MARK: - Appearance

  open var alpha: CGFloat {
    get { values.alpha }
    set { change(.alpha) { values.alpha = newValue } }
  }

  /// Of no consequence for appearance callbacks, as on iOS.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.isHidden) { values.isHidden = newValue } }
  }

  open var backgroundColor: UIColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor) { values.backgroundColor = newValue } }
  }

  /// The superview's unless set, at the top the system's blue.
  open var tintColor: UIColor! {
    get { values.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      values.tintColor = newValue
      tellTintColor()
    }
  }
  open func tintColorDidChange() {}

  /// The direction of reading: from the left, unless the attribute forces the other.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open class var layerClass: AnyClass { CALayer.self }

  /// Made when it is first asked for. Retained.
  open var layer: CALayer {
    if let layer = values.layer { return layer }
    let made = LayerInitializerTemplate.layer(of: Self.layerClass)
    made.delegate = self
    values.layer = made
    return made
  }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func prepareForInterfaceBuilder() {}

  // MARK: - Properties

  /// Called before the view's first layout, and before the next one after `setNeedsUpdateProperties()` or the change
  /// of an observable property that it has read. (iOS 26. Documented.)
  open func updateProperties() {}

  /// Has `updateProperties()` called at the end of the turn, once for all calls; outside of a window before the first
  /// layout in one. (Documented; outside of a window: unverified.)
  open func setNeedsUpdateProperties() {
    stale.properties = true
    askForUpdate(withLayout: false)
  }

  /// Has `updateProperties()` called at once where it is due: of the screen whose view this is, of this view, and of
  /// those below with their screens. (Documented; the screen first: unverified.)
  open func updatePropertiesIfNeeded() {
    if let controller { controller.updateOwnProperties() } else { updateOwnProperties() }
    for view in subviewList { view.updatePropertiesIfNeeded() }
  }

  // MARK: - Layout

  /// Nothing follows by itself: the next appearance or `layoutIfNeeded()` lays out. (UIKit does so on the next
  /// turn of the run loop.)
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out what is stale in this view and below: `layoutSubviews()`, and for controllers' views
  /// `viewWillLayoutSubviews` before it and `viewDidLayoutSubviews` after it.
  ///
  /// A view is stale when it is made, has got another size or another subview, or appears. (Documented, but
  /// for the first: unverified.)
  ///
  /// A change of a stack or a tab that waits for the layout of this view, or of one inside it, is begun.
  open func layoutIfNeeded() {
    window?.environment.turnEnd.layOut(inside: self)
    layOutWhatIsStale()
  }

  /// Called again at the end of the turn in which an observable property changes that it, or a layout callback of the
  /// screen whose view this is, has read. (iOS 26. Documented.)
  open func layoutSubviews() {}

  /// Setting other margins calls `layoutMarginsDidChange()`.
  open var layoutMargins: UIEdgeInsets {
    get { values.layoutMargins }
    set {
      guard newValue != values.layoutMargins else { return }
      values.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Same as `layoutMargins` in the direction of reading, which is taken to be from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(leftToRight: layoutMargins) }
    set { layoutMargins = UIEdgeInsets(leftToRight: newValue) }
  }

  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func safeAreaInsetsDidChange() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {}
  /// The present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The present size unless overridden.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }

  // MARK: - Constraints

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// The active constraints whose nearest view above the items is this. Retained until removed, or until an
  /// item leaves. (Documented.)
  open var constraints: [NSLayoutConstraint] { values.constraints }

  /// The constraint is retained and active.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    values.hugging[axis]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { values.hugging[axis] = priority }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { values.resistance[axis] }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { values.resistance[axis] = priority }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// `updateConstraints()` is called by the next layout.
  open func setNeedsUpdateConstraints() { values.needsUpdateConstraints = true }
  open func needsUpdateConstraints() -> Bool { constraintsAreStale }
  open func updateConstraintsIfNeeded() { if constraintsAreStale { updateStaleConstraints() } }

  open func updateConstraints() {}

  // MARK: - Touches

  /// Retained until removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { values.gestureRecognizers }
    set {
      for recognizer in values.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    hold(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// `nil` when the view is hidden, as good as transparent or closed to touches. (Documented.)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - Restoration and accessibility

  open var mask: UIView? {
    get { values.mask }
    set { values.mask = newValue }
  }
  open var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { values.accessibilityIdentifier }
    set { values.accessibilityIdentifier = newValue }
  }
  open var accessibilityLabel: String? {
    get { values.accessibilityLabel }
    set { values.accessibilityLabel = newValue }
  }
  open var accessibilityHint: String? {
    get { values.accessibilityHint }
    set { values.accessibilityHint = newValue }
  }
  open var accessibilityValue: String? {
    get { values.accessibilityValue }
    set { values.accessibilityValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { values.accessibilityTraits }
    set { values.accessibilityTraits = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { values.accessibilityElements }
    set { values.accessibilityElements = newValue }
  }
}
