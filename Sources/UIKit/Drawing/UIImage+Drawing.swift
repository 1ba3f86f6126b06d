import UIKitCore
import Foundation

extension UIImage {
  /// The picture as Core Graphics has it: of nothing, of its size; `nil` for one of no size.
  public var cgImage: CGImage? {
    size.width > 0 && size.height > 0
      ? CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) : nil
  }

  /// A picture of nothing, as large as another.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The same at a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(ofSize: size, scale: scale, orientation: orientation)
  }

  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

extension UIColor {
  /// A colour made of a picture; black.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }
}

extension UIView {
  /// Draws nothing, and says that it did.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}

extension CALayer {
  /// Draws nothing.
  public func render(in ctx: CGContext) {}
  /// Draws nothing; for subclasses to be called by a test.
  public func draw(in ctx: CGContext) {}
}
