import Foundation

/// An inert view: it has a place in a tree and in a window, and draws nothing.
///
/// A view holds its subviews strongly and its superview and controller not at all. Adding a view that
/// belongs to a controller to a view in a window makes the controller appear; removing it makes the
/// controller disappear. (The hierarchy is documented, drawing and layout are not simulated.)
@preconcurrency @MainActor open class UIView: InertAccessibilityAttributes {
  /// A number to find the view by.
  open var tag = 0

  @exclusivity(unchecked) var subviewList: [UIView] = []
  @exclusivity(unchecked) var superviewReference: BackReference<UIView>?
  /// The window at the top of the superviews, kept up to date by `place(_:at:)` and `displace()`; a
  /// window's is its own.
  @exclusivity(unchecked) var windowReference: BackReference<UIWindow>?
  @exclusivity(unchecked) var controllerReference: BackReference<UIViewController>?
  @exclusivity(unchecked) var needsLayout = true
  @exclusivity(unchecked) private var backReferences = BackReferences<UIView>()

  /// Makes a view outside of any window.
  public init(frame: CGRect = .zero) {
    super.init()
    begin(at: frame)
  }

  /// Makes a view of no size outside of any window. A subclass has this as soon as it has `init(frame:)`
  /// and `init(coder:)`.
  @_disfavoredOverload public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view of no size; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
    begin(at: .zero)
  }

  /// The reference by which subviews point back; made once and shared.
  var backReference: BackReference<UIView> {
    backReferences.made ?? backReferences.make(for: self)
  }

  /// The controller whose `view` this is.
  var controller: UIViewController? { controllerReference?.object }

  /// The controller whose `view` this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The view that holds this one. Not retained.
  open var superview: UIView? { superviewReference?.object }

  /// The views that this one holds, back to front. Retained until removed.
  open var subviews: [UIView] { subviewList }

  /// The window at the top of the superviews, `nil` outside of any. A window's is the window itself.
  ///
  /// - Complexity: O(1).
  open var window: UIWindow? { windowReference?.object }

  // MARK: - Moves

  /// Tells that the view is about to move to another superview, or to none. Does nothing; for subclasses.
  ///
  /// Around the two for the window, which come between this and `didMoveToSuperview()` where the window
  /// changes (observed on the way out; on the way in unverified).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the view has moved to another superview, or to none. Does nothing; for subclasses.
  open func didMoveToSuperview() {}

  /// Tells that the view is about to be in another window, or in none, with all that it is in. Does nothing;
  /// for subclasses.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the view is in another window, or in none. Does nothing; for subclasses.
  open func didMoveToWindow() {}

  /// Tells that a view was added, after that was told itself. Does nothing; for subclasses.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a view is about to go, before that is told itself. Does nothing; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a view in front of the others, out of its old superview if it has one. Retains it.
  ///
  /// When this puts a controller's view into a window, the controller appears: `viewWillAppear` before
  /// the view moves, `viewIsAppearing`, layout and `viewDidAppear` at the end of the turn, at
  /// the same instant. (Documented for containment; order observed.)
  open func addSubview(_ view: UIView) {
    insert(view, at: subviewList.count)
  }

  /// Adds a view at a position from the back; positions outside the range are clamped to it.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview, which releases it. Nothing happens without a superview.
  ///
  /// When this takes a controller's view out of a window, the controller gets `viewWillDisappear` before
  /// and `viewDidDisappear` after it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Adds a view right in front of one that is there, else in front of all.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Adds a view right behind one that is there, else in front of all.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Lets two subviews change places. Nothing happens with a position outside the range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
    subviewList.swapAt(index1, index2)
  }

  /// Whether `view` is this view or stands above it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first one with that tag among this view and all below, this first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Layout and drawing

  /// Remembers that the layout is stale. Nothing follows by itself: the next appearance or
  /// `layoutIfNeeded()` lays out. (UIKit does so on the next turn of the run loop.)
  open func setNeedsLayout() {
    needsLayout = true
  }

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

  /// Puts the subviews in their places. Does nothing; for subclasses.
  open func layoutSubviews() {}

  override func sizeDidChange() {
    needsLayout = true
  }

  /// Remembers nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Remembers nothing: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the view; nothing calls it. For subclasses.
  open func draw(_ rect: CGRect) {}

  /// A picture of the view, in a view of its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  /// The class of `layer`. For subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view, made when it is first asked for. Retained.
  open var layer: CALayer {
    if let layer = values.layer { return layer }
    let made = LayerMold.layer(of: Self.layerClass)
    made.delegate = self
    values.layer = made
    return made
  }

  /// The colour of what can be used; that of the superview unless set, at the top the system's blue.
  open var tintColor: UIColor! {
    get { values.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      values.tintColor = newValue
      tellTintColor()
    }
  }

  /// Tells that the tint has changed, here or in a superview that this one takes it from. For subclasses.
  open func tintColorDidChange() {}

  /// Tells that the traits have changed. Nothing calls it; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells that the view is shown in Interface Builder; nothing calls it. For subclasses.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Constraints and guides

  /// The view whose first line of text constraints go by: itself, unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text constraints go by: itself, unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// The active constraints whose nearest view above the items is this. Retained until removed, or until
  /// an item leaves. (Documented.)
  open var constraints: [NSLayoutConstraint] { values.constraints }

  /// Holds a constraint, which is active from then on.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    values.constraints.append(constraint)
    constraint.holder = self
  }

  /// Holds constraints, which are active from then on.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint go, which is not active from then on.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    values.constraints.removeAll { $0 === constraint }
  }

  /// Lets constraints go.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Touches

  /// The recognisers of the view. Retained until removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { values.gestureRecognizers }
    set {
      for recognizer in values.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recogniser, away from the view that it was with. Retains it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    values.gestureRecognizers = (values.gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Lets a recogniser go.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    let others = values.gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    values.gestureRecognizers = others.isEmpty ? nil : others
  }

  /// Whether a recogniser that is with the view may begin. For subclasses; `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view in front at a point of this one; `nil` outside of it, and when it is hidden, as good as
  /// transparent or closed to touches. (Documented.)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
