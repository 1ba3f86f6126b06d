import Foundation

/// A picture by its name or its data, without pixels. Pictures that were asked for alike are equal, as UIKit's
/// are that come from one asset.
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  struct Source: Hashable, Sendable {
    var name: String?
    var isSymbol = false
    var data: Data?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var tint: UIColor?
    var configuration: Configuration?
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  public override convenience init() { self.init(Source()) }

  /// Every name is found, because bundles hold no pictures on Linux.
  public convenience init?(named name: String) { self.init(Source(name: name)) }

  /// Bundle and traits are of no consequence.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(Source(name: name))
  }

  /// The bundle is of no consequence.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(Source(name: name, configuration: configuration))
  }

  /// Every name is found.
  public convenience init?(systemName name: String) {
    self.init(Source(name: name, isSymbol: true))
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(Source(name: name, isSymbol: true, configuration: configuration))
  }

  /// The traits are of no consequence.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// The data are kept and not read; `nil` when they are empty.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    if data.isEmpty { return nil }
    self.init(Source(data: data, scale: scale))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The name it was asked for by; `nil` for a picture made of data or of nothing.
  public var name: String? { source.name }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.source == source }
  public override var hash: Int { source.hashValue }

  public override var description: String {
    "UIImage(\(name ?? source.data.map { "\($0.count) bytes" } ?? "empty"))"
  }
}

extension UIImage {
  /// Zero: there are no pixels.
  public var size: CGSize { source.size }
  public var scale: CGFloat { source.scale }
  public var renderingMode: RenderingMode { source.renderingMode }
  public var imageOrientation: Orientation { source.orientation }
  public var isSymbolImage: Bool { source.isSymbol }
  public var configuration: Configuration? { source.configuration }
  public var symbolConfiguration: SymbolConfiguration? { configuration }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The data it was made of; `nil` for a name. (UIKit encodes the pixels.)
  public func pngData() -> Data? { source.data }
  /// As `pngData()`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { source.data }

  private func changed(_ change: (inout Source) -> Void) -> UIImage {
    var source = source
    change(&source)
    return UIImage(source)
  }

  package convenience init(
    ofSize size: CGSize, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(Source(size: size, scale: scale, orientation: orientation))
  }
}

extension UIImage {
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

    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(isMulticolor: true))
    }

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

  public typealias Configuration = SymbolConfiguration

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}
