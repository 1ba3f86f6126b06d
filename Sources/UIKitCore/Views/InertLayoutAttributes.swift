import Foundation

/// The values of a view that are about its layout, which nothing computes. For `UIView` to inherit from.
@preconcurrency @MainActor open class InertLayoutAttributes: InertViewAttributes {
  /// UIKit's sign that a view has no size of its own in one direction.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// UIKit's sign for the smallest size that fits.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// UIKit's sign for the largest size that fits.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// The distances that content keeps from the edges. Setting other ones calls `layoutMarginsDidChange()`.
  open var layoutMargins: UIEdgeInsets {
    get { values.layoutMargins }
    set {
      guard newValue != values.layoutMargins else { return }
      values.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// The same in the direction of reading, taken from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Tells that the margins have changed. Does nothing; for subclasses.
  open func layoutMarginsDidChange() {}

  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { values.preservesSuperviewLayoutMargins }
    set { values.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the margins stay inside the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { values.insetsLayoutMarginsFromSafeArea }
    set { values.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// What bars and the device cover at the edges: nothing, unless overridden.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Tells that the safe area has changed; nothing calls it, because it does not. For subclasses.
  open func safeAreaInsetsDidChange() {}

  /// Whether the frame stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { values.translatesAutoresizingMaskIntoConstraints }
    set { values.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Whether subviews would grow along.
  open var autoresizesSubviews: Bool {
    get { values.autoresizesSubviews }
    set { values.autoresizesSubviews = newValue }
  }

  /// What would grow along with the superview.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { values.autoresizingMask }
    set { values.autoresizingMask = newValue }
  }

  /// The size that the content has by itself: none, unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that the content has another size. Does nothing.
  open func invalidateIntrinsicContentSize() {}

  /// The size that fits best: the present one, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that constraints would give: the present one, unless overridden.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }

  /// The same with priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  /// How much the view would resist being larger than its content; 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? values.hugging.horizontal : values.hugging.vertical
  }

  /// Sets how much the view would resist being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: values.hugging.horizontal = priority
    case .vertical: values.hugging.vertical = priority
    }
  }

  /// How much the view would resist being smaller than its content; 750 at first.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? values.resistance.horizontal : values.resistance.vertical
  }

  /// Sets how much the view would resist being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: values.resistance.horizontal = priority
    case .vertical: values.resistance.vertical = priority
    }
  }

  /// Whether the view needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Remembers that the constraints are stale: `updateConstraints()` is called by the next layout.
  open func setNeedsUpdateConstraints() { values.needsUpdateConstraints = true }

  /// Whether the constraints are stale.
  open func needsUpdateConstraints() -> Bool { constraintsAreStale }

  /// Calls `updateConstraints()` if the constraints are stale.
  open func updateConstraintsIfNeeded() {
    guard constraintsAreStale else { return }
    values.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Brings the constraints up to date. Does nothing; for subclasses.
  open func updateConstraints() {}
}
