import UIKitCore
import Foundation

/// How fonts and lengths grow with the size of text that the user likes: which is the usual one, so that nothing
/// grows.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// Those of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  let style: UIFont.TextStyle

  /// Those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font as it is, but no larger than that.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The font as it is.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  /// The length as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The length as it is.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
