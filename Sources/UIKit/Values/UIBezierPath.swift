import Foundation
import UIKitCore

/// An outline is the rectangle around the points it was given; nothing is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  open private(set) var bounds = CGRect.null
  open private(set) var currentPoint = CGPoint.zero
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false
  public override init() {}
  public required init?(coder: NSCoder) {}

  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// Takes the rectangle of the whole circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  public convenience init(cgPath: CGPath) { self.init(rect: cgPath.boundingBox) }

  open var cgPath: CGPath {
    get { CGPath(rect: bounds) }
    set { bounds = newValue.boundingBox }
  }

  open var isEmpty: Bool { bounds.isNull }
  open func move(to point: CGPoint) { reach(point) }
  open func addLine(to point: CGPoint) { reach(point) }

  /// Control points count as reached.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(controlPoint1)
    reach(controlPoint2)
    reach(endPoint)
  }

  /// The control point counts as reached.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    reach(controlPoint)
    reach(endPoint)
  }

  /// Takes the rectangle of the whole circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    reach(CGPoint(x: center.x - radius, y: center.y - radius))
    reach(CGPoint(x: center.x + radius, y: center.y + radius))
  }

  open func close() {}
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  open func apply(_ transform: CGAffineTransform) { bounds = bounds.applying(transform) }
  open func removeAllPoints() { bounds = .null }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func stroke() {}
  open func fill() {}
  open func addClip() {}

  private func reach(_ point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
    currentPoint = point
  }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1 << 0)
  public static let topRight = Self(rawValue: 1 << 1)
  public static let bottomLeft = Self(rawValue: 1 << 2)
  public static let bottomRight = Self(rawValue: 1 << 3)
  public static let allCorners = Self(rawValue: .max)
}
