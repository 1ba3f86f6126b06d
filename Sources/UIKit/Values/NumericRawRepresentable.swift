import UIKitCore
import Foundation

/// A number with a name of its own, which can be compared and moved. (The name is UIKit's.)
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// The value of this number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// A larger one.
  public static func + (one: Self, step: RawValue) -> Self { Self(rawValue: one.rawValue + step) }
  /// A larger one.
  public static func + (step: RawValue, one: Self) -> Self { one + step }
  /// A smaller one.
  public static func - (one: Self, step: RawValue) -> Self { Self(rawValue: one.rawValue - step) }
  /// How far two are apart.
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  /// Makes it larger.
  public static func += (one: inout Self, step: RawValue) { one = one + step }
  /// Makes it smaller.
  public static func -= (one: inout Self, step: RawValue) { one = one - step }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
