import Foundation

/// Where lines of text begin. (`NSTextAlignment`.)
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, in the middle or at the right edge.
  case left, center, right
  /// At both edges.
  case justified
  /// As the language has it.
  case natural
}

/// What becomes of a line that is too long. (`NSLineBreakMode`.)
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line after a word, or after a letter.
  case byWordWrapping, byCharWrapping
  /// Ends at the edge.
  case byClipping
  /// Loses its beginning, its end or its middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of writing. (`NSWritingDirection`.)
public enum NSWritingDirection: Int, Sendable {
  /// As the language has it.
  case natural = -1
  /// From the left, or from the right.
  case leftToRight, rightToLeft
}

/// A line below or through text. (`NSUnderlineStyle`.)
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int

  /// The style with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a paragraph is set; a value. (`NSParagraphStyle`.)
open class NSParagraphStyle: NSObject {
  fileprivate var values = ParagraphValues()

  /// Makes the style where nothing was asked for.
  public override init() {
    super.init()
  }

  /// Makes the style where nothing was asked for; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The style where nothing was asked for.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines begin.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How far the first line begins from the edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines begin from the edge.
  open var headIndent: CGFloat { values.headIndent }
  /// How far lines end from the edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How high a line is at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high a line is at most.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied by.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

private struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
}

/// How a paragraph is set, to be changed. (`NSMutableParagraphStyle`.)
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines begin.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What becomes of a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The distance between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The distance after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// How far the first line begins from the edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines begin from the edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// How far lines end from the edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// How high a line is at least.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// How high a line is at most.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// What the height of a line is multiplied by.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The line below the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The width of the letters' outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the letters' outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The shadow of the letters.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A picture in the text.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where the text leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far the letters are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
