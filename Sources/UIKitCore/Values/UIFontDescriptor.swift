import Foundation

/// The values a font is made from.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Qualities of a typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The qualities as bits.
    public let rawValue: UInt32

    /// The qualities with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The shape of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The shape of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  private struct Values: Hashable {
    var name: String
    var size: CGFloat
    var weight: UIFont.Weight
    var traits: SymbolicTraits = []
    var design = SystemDesign.default
  }

  private let values: Values

  private init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The descriptor of a font of that name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular)
  }

  convenience init(name: String, size: CGFloat, weight: UIFont.Weight) {
    self.init(Values(name: name, size: size, weight: weight))
  }

  /// The descriptor of the font for a style of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(name: ".SFUI", size: style.pointSize, weight: style.weight)
  }

  /// The size in points.
  public var pointSize: CGFloat { values.size }

  /// The qualities asked for.
  public var symbolicTraits: SymbolicTraits { values.traits }

  /// The name of the font.
  var name: String { values.name }

  /// The same at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same with these qualities; never `nil` here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.traits = symbolicTraits }
  }

  /// The same in another shape; never `nil` here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  public override var hash: Int { values.hashValue }

  private func changed(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }
}
