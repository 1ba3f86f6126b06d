import UIKitCore
import Foundation

extension UIButton {
  /// The look of a button as one value.
  public struct Configuration {
    /// How large the button is.
    public enum Size: Int, Sendable {
      /// From medium to large.
      case medium, small, mini, large
    }

    /// How round the button is.
    public enum CornerStyle: Int, Sendable {
      /// As set, as set for some size, or from a little to all.
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How the words stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button has it, or at a side or in the middle.
      case automatic, leading, center, trailing
    }

    /// What the button is made like.
    enum Kind: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let kind: Kind
    /// The words.
    public var title: String?
    /// The words with attributes.
    public var attributedTitle: AttributedString?
    /// The second line.
    public var subtitle: String?
    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Where the picture stands beside the words.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and words.
    public var imagePadding: CGFloat = 0
    /// The distance between the two lines.
    public var titlePadding: CGFloat = 1
    /// How the words stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of the symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel turns in the place of the picture.
    public var showsActivityIndicator = false
    /// The colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// Distances around the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How round the button is.
    public var cornerStyle = CornerStyle.dynamic
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) { self.kind = kind }

    /// Words in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a little of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// With a border in the tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// With a border that stands out.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// The look for a button: the same.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// What is behind content.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line along the edge.
  public var strokeColor: UIColor?
  /// The width of the line along the edge.
  public var strokeWidth: CGFloat = 0
  /// The picture.
  public var image: UIImage?

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
}

/// Edges in the direction of reading. (`NSDirectionalRectEdge`.)
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// The edges with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// The four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
