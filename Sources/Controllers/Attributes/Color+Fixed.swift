import Foundation

extension Color {
  /// Black.
  public static let black = Color(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = Color(white: 1, alpha: 1)
  /// Half of white.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black that is not seen.
  public static let clear = Color(white: 0, alpha: 0)
}
