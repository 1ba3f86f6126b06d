import UIKitCore
import Foundation

// How large a text would be. No typeface is asked: a letter is taken to be as wide as half the font's size, and a
// line as high as the font's `lineHeight`; a line that is too long goes on in the next after any letter.

/// How a text is measured and drawn. (The numbers are UIKit's.)
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// The options with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In as many lines as it takes.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distance between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// As drawn, not as written.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With dots at the end of the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring a text is told and tells. (Stored, not simulated.)
open class NSStringDrawingContext: NSObject {
  /// How far letters may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// How far they did.
  open var actualScaleFactor: CGFloat { 1 }
  /// How large the text was.
  open var totalBounds: CGRect { .zero }

  /// Makes one.
  public override init() {}
}

private struct MeasuredText {
  let text: String
  let font: UIFont

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = text
    font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  func size(width: CGFloat, _ options: NSStringDrawingOptions) -> CGSize {
    let letter = font.pointSize / 2
    let lines = text.components(separatedBy: "\n").map { CGFloat($0.count) * letter }
    let longest = lines.max() ?? 0
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGSize(width: lines.reduce(0, +), height: font.lineHeight)
    }
    let isBounded = width > 0 && width < longest
    let count = lines.reduce(0) {
      $0 + (isBounded ? max(1, ($1 / max(width, letter)).rounded(.up)) : 1)
    }
    return CGSize(width: isBounded ? width : longest, height: count * font.lineHeight)
  }
}

extension StringProtocol {
  /// How large the text is in one line, or in as many as it has. See above for how it is measured.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(String(self), attributes).size(width: 0, .usesLineFragmentOrigin)
  }

  /// The rectangle that the text takes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: MeasuredText(String(self), attributes).size(width: size.width, options))
  }

  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// How large the text is in one line, or in as many as it has.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle that the text takes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  private var attributesAtStart: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// How large the text is in the font of its first letter.
  public func size() -> CGSize { string.size(withAttributes: attributesAtStart) }

  /// The rectangle that the text takes in a size, in the font of its first letter.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: attributesAtStart, context: context)
  }

  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
}

extension NSMutableAttributedString {
  /// Makes an empty one.
  public convenience init() { self.init(string: "") }
}

/// A picture, or what stands for one, in a text. (Stored, not simulated.)
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where it stands in its line.
  open var bounds = CGRect.zero
  /// What is in it.
  open var contents: Data?
  /// What kind of data that is.
  open var fileType: String?

  /// Makes one of data.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  /// Makes an empty one.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Makes one of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// The letter that stands for a picture, with the picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of letters. (Stored, not simulated.)
open class NSShadow: NSObject {
  /// Where it falls.
  open var shadowOffset = CGSize.zero
  /// How soft it is.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor` or a `CGColor`.
  open var shadowColor: Any?

  /// Makes one.
  public override init() {}
}
