import UIKitCore
import Foundation

/// An outline: the rectangle around the points it was given, and nothing is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  /// The rectangle around all points.
  open private(set) var bounds = CGRect.null
  /// Where the next part begins.
  open private(set) var currentPoint = CGPoint.zero
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// Whether crossings count by turns.
  open var usesEvenOddFillRule = false

  /// Makes an empty outline.
  public override init() {
    super.init()
  }

  /// Makes an empty outline; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  /// The outline of an oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// The outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// A part of a circle, as large as the whole circle here.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// An outline by another.
  public convenience init(cgPath: CGPath) {
    self.init(rect: cgPath.boundingBox)
  }

  /// The outline as a value.
  open var cgPath: CGPath {
    get { CGPath(rect: bounds) }
    set { bounds = newValue.boundingBox }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { bounds.isNull }

  /// Begins a part at a point.
  open func move(to point: CGPoint) { reach(point) }

  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { reach(point) }

  /// Goes to a point in a curve; the control points count as reached.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(controlPoint1)
    reach(controlPoint2)
    reach(endPoint)
  }

  /// Goes to a point in a curve; the control point counts as reached.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    reach(controlPoint)
    reach(endPoint)
  }

  /// Adds a part of a circle, as large as the whole circle here.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    reach(CGPoint(x: center.x - radius, y: center.y - radius))
    reach(CGPoint(x: center.x + radius, y: center.y + radius))
  }

  /// Goes back to where the part began.
  open func close() {}

  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { bounds = bounds.applying(transform) }

  /// Takes all points away.
  open func removeAllPoints() { bounds = .null }

  /// Whether a point is in the rectangle around the outline.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Draws nothing.
  open func stroke() {}

  /// Draws nothing.
  open func fill() {}

  /// Cuts nothing.
  open func addClip() {}

  private func reach(_ point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
    currentPoint = point
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// The corners with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
