import UIKitCore
import Foundation

// Rectangles and their like in an object, as a keyboard's notification has them.

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps distances from edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle that was wrapped.
  public var cgRectValue: CGRect { rectValue }
  /// The point that was wrapped.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that was wrapped.
  public var cgSizeValue: CGSize { sizeValue }
  /// The distances that were wrapped.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSIndexPath {
  /// The row in the section: the second index.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section: the second index.
  public var item: Int { index(atPosition: 1) }
  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }
}

extension CGSize {
  /// Whether two are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  /// Whether two are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGRect {
  /// Whether two are the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
