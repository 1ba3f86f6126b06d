import UIKitCore
import Foundation

/// A layer with a text; values only. (`CATextLayer`.)
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font: a `CGFont`, a `UIFont` or a name. (Core Text's fonts are not there.)
  open var font: CFTypeRef?
  /// The size of the letters.
  open var fontSize: CGFloat = 36
  /// The colour of the letters.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether the text goes on in a next line.
  open var isWrapped = false
  /// Where what is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Stored, not simulated.
  open var allowsFontSubpixelQuantization = false
}

/// Where a text that is too long is cut. (`CATextLayerTruncationMode`.)
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Where the lines of a text stand. (`CATextLayerAlignmentMode`.)
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As one writes in the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
