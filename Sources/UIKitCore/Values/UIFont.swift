import Foundation

/// A typeface at a size; no text is set. (Equal when all values are.)
public final class UIFont: NSObject, Sendable {
  /// How heavy a font is; the numbers are UIKit's.
  public struct Weight: RawRepresentable, Comparable, Hashable, Sendable {
    /// -1 to 1, 0 the regular one.
    public let rawValue: CGFloat

    /// The weight of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether one is lighter than the other.
    public static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Heavier than `ultraLight`.
    public static let thin = Weight(-0.6)
    /// Heavier than `thin`.
    public static let light = Weight(-0.4)
    /// The normal one.
    public static let regular = Weight(0)
    /// Heavier than `regular`.
    public static let medium = Weight(0.23)
    /// Heavier than `medium`.
    public static let semibold = Weight(0.3)
    /// Heavier than `semibold`.
    public static let bold = Weight(0.4)
    /// Heavier than `bold`.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// What the font is made from.
  public let fontDescriptor: UIFontDescriptor

  /// Makes a font of a descriptor; a size of 0 takes the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = pointSize == 0 ? descriptor : descriptor.withSize(pointSize)
    super.init()
  }

  /// The font of that name: every name counts as there.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: 0)
  }

  /// The size in points.
  public var pointSize: CGFloat { fontDescriptor.pointSize }

  /// The name it was asked for by.
  public var fontName: String { fontDescriptor.name }

  /// The name of the family: that of the font.
  public var familyName: String { fontDescriptor.name }

  /// The height of a line: a fifth more than the size, which no typeface was asked about.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(name: ".SFUI", size: fontSize, weight: weight), size: 0)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let upright = UIFontDescriptor(name: ".SFUI", size: fontSize)
    return UIFont(descriptor: upright.withSymbolicTraits(.traitItalic) ?? upright, size: 0)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(name: ".SFUI-Digits", size: fontSize, weight: weight), size: 0)
  }

  /// The system's font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(name: ".SFMono", size: fontSize, weight: weight), size: 0)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  public override var hash: Int { fontDescriptor.hash }
}
