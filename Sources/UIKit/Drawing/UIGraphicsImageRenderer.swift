import Foundation
import UIKitCore

// What draws in a context is called, once, inside the call, as on iOS. The pictures have a size and no content.

@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  open var scale: CGFloat = 3
  open var opaque = false, preferredRange = Range.automatic
  public override init() {}

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  public static func preferred() -> UIGraphicsImageRendererFormat { .default() }
}

@preconcurrency @MainActor open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (CGContext(size: size, scale: format.scale), format)
  }

  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { UIImage(ofSize: cgContext.size, scale: format.scale) }
}

@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: bounds.size, format: format)
    ImageContexts.drawing(in: context.cgContext) { actions(context) }
    return context.currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

@MainActor enum ImageContexts {
  private static var open: [CGContext] = []
  static var current: CGContext? { open.last }
  static func begin(_ context: CGContext) { open.append(context) }
  static func end() { _ = open.popLast() }

  static func drawing(in context: CGContext, _ body: () -> Void) {
    begin(context)
    defer { end() }
    body()
  }
}

@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.current
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ImageContexts.begin(CGContext(size: size, scale: scale > 0 ? scale : 3))
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.map { UIImage(ofSize: $0.size, scale: $0.scale) }
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() { ImageContexts.end() }

@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  ImageContexts.begin(context)
}

@preconcurrency @MainActor public func UIGraphicsPopContext() { ImageContexts.end() }

extension UIImage {
  public var cgImage: CGImage? {
    size.width > 0 && size.height > 0
      ? CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) : nil
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(ofSize: size, scale: scale, orientation: orientation)
  }

  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

extension UIColor {
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }
}

extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}

extension CALayer {
  public func render(in ctx: CGContext) {}
  public func draw(in ctx: CGContext) {}
}
