import Foundation

/// One attribute of a view or a guide, from which constraints are made. (`NSLayoutAnchor`.)
///
/// Holds its item not. Each question for one gets another, so compare constraints, not anchors.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var item: AnyObject?
  let attribute: LayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// This is the other one.
  public func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    related(.equal, to: anchor)
  }

  /// This is the other one and a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    related(.equal, to: anchor, plus: c)
  }

  /// This is at least the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// This is at least the other one and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, plus: c)
  }

  /// This is at most the other one.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// This is at most the other one and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, plus: c)
  }

  func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A line from top to bottom. (`NSLayoutXAxisAnchor`.)
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance to another line, as a length.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(otherAnchor.item, .width)
  }

  /// This is the system's distance after the other one, kept as 8.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    related(.equal, to: anchor, plus: 8 * multiplier)
  }

  /// This is at least the system's distance after the other one, kept as 8.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, plus: 8 * multiplier)
  }

  /// This is at most the system's distance after the other one, kept as 8.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, plus: 8 * multiplier)
  }
}

/// A line from side to side. (`NSLayoutYAxisAnchor`.)
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance to another line, as a length.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(otherAnchor.item, .height)
  }

  /// This is the system's distance below the other one, kept as 8.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    related(.equal, to: anchor, plus: 8 * multiplier)
  }

  /// This is at least the system's distance below the other one, kept as 8.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, plus: 8 * multiplier)
  }

  /// This is at most the system's distance below the other one, kept as 8.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, plus: 8 * multiplier)
  }
}
