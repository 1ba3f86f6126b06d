import Foundation
import UIKitCore

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseSystem: CGFloat = -0.0001
  public static let spacingUseDefault: CGFloat = -0.0002
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  private var arranged: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Positions outside the row are clamped to it.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
  }

  /// The view stays a subview. (Documented.)
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
  }

  /// A view that is removed leaves the row, too. (Documented.)
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
