import UIKitCore
import Foundation

/// Views in a row. (Nothing is put in its place.)
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable {
    /// They fill it: as they are, equally, or in proportion; or the distances are equal.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views stand across.
  public enum Alignment: Int, Sendable {
    /// From edge to edge, at an edge, in the middle, or on a line of text.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a row.
    public static let top = Alignment.leading
    /// `trailing` of a row.
    public static let bottom = Alignment.trailing
  }

  /// The sign for the system's distance.
  public static let spacingUseSystem: CGFloat = -0.0001
  /// The sign for the distance of the whole stack.
  public static let spacingUseDefault: CGFloat = -0.0002

  /// The direction of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the views share the length.
  open var distribution = Distribution.fill
  /// How the views stand across.
  open var alignment = Alignment.fill
  /// The distance between two.
  open var spacing: CGFloat = 0
  /// Whether distances count from lines of text.
  open var isBaselineRelativeArrangement = false
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false

  private var arranged: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes one at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes one of these views. Retains them.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The views of the row, all of them subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the row, and to the subviews. Retains it.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view in the row, and to the subviews. Positions outside the row are clamped to it.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
  }

  /// Takes a view off the row. It stays a subview. (Documented.)
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
  }

  /// Takes a view that leaves off the row too. (Documented.)
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view of the row.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The distance after a view of the row.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
