import UIKitCore
import Foundation

// Drawing code compiles and runs, and draws nothing: there are no pixels.

/// Where one draws; nothing comes of it. (`CGContext`; the methods used most.)
public final class CGContext {
  /// How large it is.
  let size: CGSize
  let scale: CGFloat
  private var kept: [CGAffineTransform] = []
  /// What points are moved by before they are drawn.
  public private(set) var ctm = CGAffineTransform.identity

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// Remembers how it is set up.
  public func saveGState() { kept.append(ctm) }
  /// Sets it up as it was remembered.
  public func restoreGState() { ctm = kept.popLast() ?? .identity }
  /// Shifts what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn next.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Moves what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// Draws nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Draws nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Draws nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Draws nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Draws nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Draws nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Draws nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Draws nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Draws nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Draws nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func fill(_ rects: [CGRect]) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  public func clear(_ rect: CGRect) {}
  /// Draws nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func addRect(_ rect: CGRect) {}
  /// Draws nothing.
  public func addPath(_ path: CGPath) {}
  /// Draws nothing.
  public func move(to point: CGPoint) {}
  /// Draws nothing.
  public func addLine(to point: CGPoint) {}
  /// Draws nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Draws nothing.
  public func beginPath() {}
  /// Draws nothing.
  public func closePath() {}
  /// Draws nothing.
  public func fillPath() {}
  /// Draws nothing.
  public func strokePath() {}
  /// Draws nothing.
  public func clip() {}
  /// Draws nothing.
  public func clip(to rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// A picture of nothing, as large as this.
  public func makeImage() -> CGImage? {
    CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
}

/// The end of a line. (`CGLineCap`.)
public enum CGLineCap: Int32, Sendable {
  /// Cut, round, or square.
  case butt, round, square
}

/// The corner of a line. (`CGLineJoin`.)
public enum CGLineJoin: Int32, Sendable {
  /// Sharp, round, or cut.
  case miter, round, bevel
}

/// How one colour comes over another. (`CGBlendMode`; those used most.)
public enum CGBlendMode: Int32, Sendable {
  /// Over it, or mixed with it.
  case normal, multiply, screen, overlay, darken, lighten
  /// Instead of it, or where it is not.
  case clear = 16
  case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
}

/// A picture of nothing, of a size. (`CGImage`.)
public final class CGImage: Hashable, Sendable {
  /// How many pixels it would have from side to side.
  public let width: Int
  /// How many pixels it would have from top to bottom.
  public let height: Int

  /// Makes one.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// A part of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isNull ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }

  /// Whether two are the same.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// By which it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
