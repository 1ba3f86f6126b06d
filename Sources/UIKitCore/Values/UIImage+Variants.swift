import Foundation

extension UIImage {
  /// The size in points: none, because there are no pixels.
  public var size: CGSize { source.size }

  /// How many pixels a point is.
  public var scale: CGFloat { source.scale }

  /// How the picture takes the tint.
  public var renderingMode: RenderingMode { source.renderingMode }

  /// Which side is up.
  public var imageOrientation: Orientation { source.orientation }

  /// Whether the picture is a symbol of the system's.
  public var isSymbolImage: Bool { source.isSymbol }

  /// The configuration it was made with.
  public var configuration: Configuration? { source.configuration }

  /// The same if it is one for symbols.
  public var symbolConfiguration: SymbolConfiguration? { configuration }

  /// The picture with another way of taking the tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// The picture in a colour, with another way of taking the tint.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture in another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  /// The same for a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The picture, whose margins are not kept.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture, whose stretching parts are not kept.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture, mirrored where one reads from right to left: nowhere.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The data it was made of; `nil` for a name. (UIKit encodes the pixels.)
  public func pngData() -> Data? { source.data }

  /// The data it was made of; `nil` for a name. (UIKit encodes the pixels.)
  public func jpegData(compressionQuality: CGFloat) -> Data? { source.data }

  private func changed(_ change: (inout Source) -> Void) -> UIImage {
    var source = source
    change(&source)
    return UIImage(source)
  }
}

extension UIImage {
  /// A picture of nothing, of a size in points.
  package convenience init(
    ofSize size: CGSize, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(Source(size: size, scale: scale, orientation: orientation))
  }
}
