import Foundation

/// Distances from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the edge of that name.
  public var top, left, bottom, right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets()

  /// The distances; without arguments none.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the edges in the direction of reading. (`NSDirectionalEdgeInsets`.)
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the edge of that name.
  public var top, leading, bottom, trailing: CGFloat

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()

  /// The distances; without arguments none.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A shift.
public struct UIOffset: Hashable, Sendable, Codable {
  /// How far to the right, and how far down.
  public var horizontal, vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// The shift; without arguments none.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
