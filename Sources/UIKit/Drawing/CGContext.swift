import Foundation
import UIKitCore

// Drawing code compiles and runs, and draws nothing: there are no pixels.

/// The methods used most.
public final class CGContext {
  let size: CGSize
  let scale: CGFloat
  private var kept: [CGAffineTransform] = []
  public private(set) var ctm = CGAffineTransform.identity
  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }
  public func saveGState() { kept.append(ctm) }
  public func restoreGState() { ctm = kept.popLast() ?? .identity }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addRect(_ rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func beginPath() {}
  public func closePath() {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func makeImage() -> CGImage? {
    CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case clear = 16
  case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
}

public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isNull ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }

  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
