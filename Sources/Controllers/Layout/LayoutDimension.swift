import Foundation

/// A width or a height. (`NSLayoutDimension`.)
@preconcurrency @MainActor public final class NSLayoutDimension: LayoutAnchor<LayoutDimension> {
  /// This is so long.
  public func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    related(.equal, to: nil, plus: c)
  }

  /// This is at least so long.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: nil, plus: c)
  }

  /// This is at most so long.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    related(.lessThanOrEqual, to: nil, plus: c)
  }

  /// This is so many times the other one.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    related(.equal, to: anchor, times: m)
  }

  /// This is at least so many times the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, times: m)
  }

  /// This is at most so many times the other one.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, times: m)
  }

  /// This is so many times the other one and a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    related(.equal, to: anchor, times: m, plus: c)
  }

  /// This is at least so many times the other one and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, times: m, plus: c)
  }

  /// This is at most so many times the other one and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, times: m, plus: c)
  }
}
