import Foundation
import UIKitCore

public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  case justified
  case natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping
  case byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
  public static let patternDot = Self(rawValue: 0x100)
  public static let patternDash = Self(rawValue: 0x200)
  public static let byWord = Self(rawValue: 0x8000)
}

open class NSParagraphStyle: NSObject {
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  open fileprivate(set) var headIndent: CGFloat = 0
  open fileprivate(set) var tailIndent: CGFloat = 0
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  public override init() {}
  public required init?(coder: NSCoder) {}

  private var values: [AnyHashable] {
    [
      alignment, lineBreakMode, lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent,
      tailIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

// An override with an observer can be set from outside.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment { didSet {} }
  open override var lineBreakMode: NSLineBreakMode { didSet {} }
  open override var lineSpacing: CGFloat { didSet {} }
  open override var paragraphSpacing: CGFloat { didSet {} }
  open override var firstLineHeadIndent: CGFloat { didSet {} }
  open override var headIndent: CGFloat { didSet {} }
  open override var tailIndent: CGFloat { didSet {} }
  open override var minimumLineHeight: CGFloat { didSet {} }
  open override var maximumLineHeight: CGFloat { didSet {} }
  open override var lineHeightMultiple: CGFloat { didSet {} }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

// How large a text would be. No typeface is asked: a letter is taken to be as wide as half the font's size, and a
// line as high as the font's `lineHeight`; a line that is too long goes on in the next after any letter.

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
  public override init() {}
}

private struct MeasuredText {
  let text: String
  let font: UIFont

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    (self.text, font) = (text, attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12))
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
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(String(self), attributes).size(width: 0, .usesLineFragmentOrigin)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: MeasuredText(String(self), attributes).size(width: size.width, options))
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  private var attributesAtStart: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  public func size() -> CGSize { string.size(withAttributes: attributesAtStart) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: attributesAtStart, context: context)
  }

  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
}

open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() {}
}
