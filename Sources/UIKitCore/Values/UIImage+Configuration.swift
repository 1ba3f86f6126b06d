import Foundation

extension UIImage {
  /// How large, heavy and coloured a symbol is meant to be.
  ///
  /// UIKit has a base class for the configurations of other pictures; here both names are this one.
  public final class SymbolConfiguration: NSObject, Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor]?
      var isMulticolor = false
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init()
    }

    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// A size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// A size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// The size of a style of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// The size of a style of text, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    /// The size of a font.
    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }

    /// The size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// One colour in several shades.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// A colour for each layer.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// The symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(isMulticolor: true))
    }

    /// These values, and the others' where there are any.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = otherConfiguration?.values else { return self }
      return SymbolConfiguration(
        Values(
          pointSize: other.pointSize ?? values.pointSize, weight: other.weight ?? values.weight,
          scale: other.scale ?? values.scale, textStyle: other.textStyle ?? values.textStyle,
          colors: other.colors ?? values.colors,
          isMulticolor: other.isMulticolor || values.isMulticolor))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { values.hashValue }
  }

  /// What UIKit calls the base of all configurations.
  public typealias Configuration = SymbolConfiguration

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// From nothing asked for to the heaviest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As its place has it.
    case `default` = -1
    /// Nothing asked for.
    case unspecified
    /// From small to large.
    case small, medium, large
  }
}
