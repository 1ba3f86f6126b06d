import Foundation

/// A colour as four numbers from 0 to 1; two with the same numbers are equal. (`CGColor`.)
///
/// This and the other types of Core Graphics keep their prefix, as Foundation's `CGRect` does.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  let red, green, blue: CGFloat
  /// How opaque the colour is, 0 to 1.
  public let alpha: CGFloat

  /// The colour of these amounts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of these amounts in the sRGB space, the only one there is here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, also of a grey.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many components there are.
  public var numberOfComponents: Int { 4 }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The four numbers, for people.
  public var description: String { "CGColor(\(red), \(green), \(blue), \(alpha))" }

  /// Whether the four numbers are the same.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Puts the four numbers in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
