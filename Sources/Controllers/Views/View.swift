import Foundation

/// An inert view: it has a place in a tree and in a window, and draws nothing.
///
/// A view holds its subviews strongly and its superview and controller not at all. Adding a view that
/// belongs to a controller to a view in a window makes the controller appear; removing it makes the
/// controller disappear. (`UIView`; the hierarchy is documented, drawing and layout are not simulated.)
@preconcurrency @MainActor open class View: Responder {
  /// The rectangle the view was given; kept and never changed by the simulation.
  open var frame: CGRect

  /// Whether the view is hidden; of no consequence for appearance callbacks, as on iOS.
  open var isHidden = false

  /// A number to find the view by.
  open var tag = 0

  var subviewList: [View] = []
  var superviewReference: BackReference<View>?
  var controllerReference: BackReference<ViewController>?
  var needsLayout = false
  private var ownReference: BackReference<View>?

  /// Makes a view outside of any window.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view of no size outside of any window.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Refuses: there are no archives to decode. (`UIView.init(coder:)` exists so that subclasses compile.)
  public required init?(coder: NSCoder) {
    nil
  }

  /// The reference by which subviews point back; made once and shared.
  var backReference: BackReference<View> {
    if let ownReference { return ownReference }
    let reference = BackReference(self)
    ownReference = reference
    return reference
  }

  /// The controller whose `view` this is.
  var controller: ViewController? { controllerReference?.object }

  /// The controller whose `view` this is, else the superview.
  open override var next: Responder? { controller ?? superview }

  /// The view that holds this one. Not retained.
  open var superview: View? { superviewReference?.object }

  /// The views that this one holds, back to front. Retained until removed.
  open var subviews: [View] { subviewList }

  /// The window at the top of the superviews, `nil` outside of any.
  ///
  /// - Complexity: O(depth).
  open var window: Window? {
    var view: View? = self
    while let current = view {
      if let window = current as? Window { return window }
      view = current.superview
    }
    return nil
  }

  /// Tells that the view is about to move to another superview, or to none. Does nothing; for subclasses.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Tells that the view has moved to another superview, or to none. Does nothing; for subclasses.
  open func didMoveToSuperview() {}

  /// Adds a view in front of the others, out of its old superview if it has one. Retains it.
  ///
  /// When this puts a controller's view into a window, the controller appears: `viewWillAppear` before
  /// the view moves, `viewIsAppearing` and layout after it, `viewDidAppear` on the clock's next turn at
  /// the same instant. (Documented for containment; order observed.)
  open func addSubview(_ view: View) {
    insert(view, at: subviewList.count)
  }

  /// Adds a view at a position from the back; positions outside the range are clamped to it.
  open func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview, which releases it. Nothing happens without a superview.
  ///
  /// When this takes a controller's view out of a window, the controller gets `viewWillDisappear` before
  /// and `viewDidDisappear` after it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Whether `view` is this view or stands above it.
  open func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Remembers that the layout is stale.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out when that is stale and the view is in a window: `viewWillLayoutSubviews`,
  /// `viewDidLayoutSubviews` of its controller.
  open func layoutIfNeeded() {
    guard needsLayout, window != nil else { return }
    needsLayout = false
    controller?.layOut()
  }
}
