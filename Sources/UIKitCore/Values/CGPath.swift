import Foundation

/// An outline: the rectangle around it and nothing more. (`CGPath`.)
public final class CGPath: Hashable, Sendable {
  /// The rectangle around the outline.
  public let boundingBox: CGRect

  /// Makes an outline with that rectangle around it.
  package init(boundingBox: CGRect) { self.boundingBox = boundingBox }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(boundingBox: rect) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { boundingBox.isNull }

  /// Whether the rectangles around the two are the same.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.boundingBox == other.boundingBox
  }

  /// Puts the rectangle in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.minX)
    hasher.combine(boundingBox.minY)
    hasher.combine(boundingBox.width)
    hasher.combine(boundingBox.height)
  }
}
