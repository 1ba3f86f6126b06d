import Foundation

// UIKit's colours that are different in light and in dark mode, by the values Apple publishes for them.

extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor("systemRed", 0xFF3B30, dark: 0xFF453A)
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen", 0x34C759, dark: 0x30D158)
  /// The system's blue, the standard tint.
  public static let systemBlue = UIColor("systemBlue", 0x007AFF, dark: 0x0A84FF)
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange", 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow", 0xFFCC00, dark: 0xFFD60A)
  /// The system's pink.
  public static let systemPink = UIColor("systemPink", 0xFF2D55, dark: 0xFF375F)
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple", 0xAF52DE, dark: 0xBF5AF2)
  /// The system's teal.
  public static let systemTeal = UIColor("systemTeal", 0x30B0C7, dark: 0x40C8E0)
  /// The system's indigo.
  public static let systemIndigo = UIColor("systemIndigo", 0x5856D6, dark: 0x5E5CE6)
  /// The system's brown.
  public static let systemBrown = UIColor("systemBrown", 0xA2845E, dark: 0xAC8E68)
  /// The system's mint.
  public static let systemMint = UIColor("systemMint", 0x00C7BE, dark: 0x63E6E2)
  /// The system's cyan.
  public static let systemCyan = UIColor("systemCyan", 0x32ADE6, dark: 0x64D2FF)
  /// The system's grey, the first of six.
  public static let systemGray = UIColor("systemGray", 0x8E8E93, dark: 0x8E8E93)
  /// The second grey.
  public static let systemGray2 = UIColor("systemGray2", 0xAEAEB2, dark: 0x636366)
  /// The third grey.
  public static let systemGray3 = UIColor("systemGray3", 0xC7C7CC, dark: 0x48484A)
  /// The fourth grey.
  public static let systemGray4 = UIColor("systemGray4", 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth grey.
  public static let systemGray5 = UIColor("systemGray5", 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth grey, nearest the background.
  public static let systemGray6 = UIColor("systemGray6", 0xF2F2F7, dark: 0x1C1C1E)
  /// Text of the first rank.
  public static let label = UIColor("label", 0x000000, dark: 0xFFFFFF)
  /// Text of the second rank.
  public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(
    "quaternaryLabel", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, 0.16)
  /// The words in an empty field.
  public static let placeholderText = UIColor(
    "placeholderText", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// A link.
  public static let link = UIColor("link", 0x007AFF, dark: 0x0984FF)
  /// A thin line.
  public static let separator = UIColor("separator", 0x3C3C43, dark: 0x545458, alpha: 0.29, 0.6)
  /// A thin line that nothing shines through.
  public static let opaqueSeparator = UIColor("opaqueSeparator", 0xC6C6C8, dark: 0x38383A)
  /// The ground of the first rank.
  public static let systemBackground = UIColor("systemBackground", 0xFFFFFF, dark: 0x000000)
  /// The ground of the second rank.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E)
  /// The ground of the third rank.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E)
  /// The ground of grouped content.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackground", 0xF2F2F7, dark: 0x000000)
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 0xFFFFFF, dark: 0x1C1C1E)
  /// The ground inside a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", 0xF2F2F7, dark: 0x2C2C2E)
  /// A fill for thin shapes.
  public static let systemFill = UIColor("systemFill", 0x787880, dark: 0x787880, alpha: 0.2, 0.36)
  /// A fill for medium shapes.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFill", 0x787880, dark: 0x787880, alpha: 0.16, 0.32)
  /// A fill for large shapes.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFill", 0x767680, dark: 0x767680, alpha: 0.12, 0.24)
  /// A fill for large areas with content.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFill", 0x747480, dark: 0x767680, alpha: 0.08, 0.18)
  /// The tint of where it is used: here the standard tint.
  public static let tintColor = UIColor("tintColor", 0x007AFF, dark: 0x0A84FF)
  /// Text on a dark ground.
  public static let lightText = UIColor("lightText", 0xFFFFFF, dark: 0xFFFFFF, alpha: 0.6)
  /// Text on a light ground.
  public static let darkText = UIColor("darkText", 0x000000, dark: 0x000000)

  private convenience init(
    _ name: String, _ light: Int, dark: Int, alpha: CGFloat = 1, _ darkAlpha: CGFloat? = nil
  ) {
    self.init(
      light: CGColor(hex: light, alpha: alpha), dark: CGColor(hex: dark, alpha: darkAlpha ?? alpha),
      name: name)
  }
}

extension CGColor {
  fileprivate convenience init(hex: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }
}
