import Foundation
import UIKitCore

/// A `String` here, so that `name as CFString` compiles.
public typealias CFString = String
public typealias CFTypeRef = AnyObject

public final class CGFont: Hashable, Sendable {
  public let postScriptName: CFString?

  /// Any name will do. (UIKit: `nil` for a font that is not installed.)
  public init?(_ name: CFString) { postScriptName = name }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
    lhs.postScriptName == rhs.postScriptName
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}

/// Nothing grows: the user's size of text is the usual one.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
