extension NSLayoutConstraint {
  /// A line or a length of a view. (`NSLayoutConstraint.Attribute`.)
  public enum Attribute: Int, Sendable {
    /// None: the other side is a constant.
    case notAnAttribute = 0
    /// An edge, a length, a middle or a line of text.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The line of the last text, and that of the first.
    case lastBaseline, firstBaseline
    /// The same inside the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middle between the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// How the sides compare. (`NSLayoutConstraint.Relation`.)
  public enum Relation: Int, Sendable {
    /// The left side is at most, exactly or at least the right side.
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// One of the two directions. (`NSLayoutConstraint.Axis`.)
  public enum Axis: Int, Sendable {
    /// From side to side, or from top to bottom.
    case horizontal, vertical
  }

  /// How views of a row are aligned. (`NSLayoutConstraint.FormatOptions`.)
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At the upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At the lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// At the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// At the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At the middles from side to side.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At the middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }

  /// Constraints by a picture in letters: none, because the picture is not read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }
}
