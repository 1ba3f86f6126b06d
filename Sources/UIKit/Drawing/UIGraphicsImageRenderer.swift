import UIKitCore
import Foundation

// What draws in a context is called, once, inside the call, as on iOS. The pictures have a size and no content.

/// How a picture is drawn. (Stored, not simulated, but for the scale.)
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// How many colours there are.
  public enum Range: Int, Sendable {
    /// As the screen has it, many, or the standard.
    case unspecified = -1
    case automatic, extended, standard
  }

  /// How many pixels a point is.
  open var scale: CGFloat = 3
  /// Stored, not simulated.
  open var opaque = false, preferredRange = Range.automatic

  /// Makes the usual one.
  public override init() {}

  /// The usual one.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The one that suits the screen: the usual one.
  public static func preferred() -> UIGraphicsImageRendererFormat { .default() }
}

/// Where one draws.
@preconcurrency @MainActor open class UIGraphicsRendererContext: NSObject {
  /// The same as Core Graphics has it.
  public let cgContext: CGContext
  /// How it is set up.
  public let format: UIGraphicsImageRendererFormat

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size, scale: format.scale)
    self.format = format
  }

  /// Draws nothing.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  open func clip(to rect: CGRect) {}
}

/// Where one draws a picture.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far: of nothing, as large as the context.
  open var currentImage: UIImage { UIImage(ofSize: cgContext.size, scale: format.scale) }
}

/// Makes pictures by drawing.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// How they are drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes one for pictures of a size, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Makes one for pictures of a size.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes one for pictures of a size, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes one for pictures of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Calls what draws, and hands out a picture of nothing.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: bounds.size, format: format)
    ImageContexts.drawing(in: context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Calls what draws; the data are none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Calls what draws; the data are none.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

/// The contexts that have been begun, the innermost last.
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

/// Where one draws right now; `nil` outside of any context.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.current
}

/// Begins a context of a size; a scale of 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ImageContexts.begin(CGContext(size: size, scale: scale > 0 ? scale : 3))
}

/// Begins a context of a size, at a pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A picture of nothing, as large as the context; `nil` outside of any.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.map { UIImage(ofSize: $0.size, scale: $0.scale) }
}

/// Ends the innermost context.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { ImageContexts.end() }

/// Makes a context the current one.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  ImageContexts.begin(context)
}

/// Takes it back.
@preconcurrency @MainActor public func UIGraphicsPopContext() { ImageContexts.end() }
