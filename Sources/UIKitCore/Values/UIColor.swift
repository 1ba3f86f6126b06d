import Foundation

/// A colour as four numbers from 0 to 1; two with the same numbers are equal.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  let red, green, blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// sRGB is the only colour space here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }
  public func copy(alpha: CGFloat) -> CGColor? { copied(alpha) }

  func copied(_ alpha: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var description: String { "CGColor(\(red), \(green), \(blue), \(alpha))" }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A colour by its components, its name or a rule for light and dark. (Nothing is drawn.)
///
/// Colours are equal when their components are in light and in dark mode, and their names if they have any.
/// In UIKit the grey and the RGB form of one colour are different; here they are equal.
public final class UIColor: NSObject, Sendable {
  private let light: CGColor
  private let dark: CGColor
  /// The name in a catalogue or of a system colour; `nil` for one that was mixed.
  let name: String?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  init(light: CGColor, dark: CGColor, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
    provider = nil
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: color, dark: color)
  }

  /// The colour as in sRGB: the wider space is not kept.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueCircle.components(hue, saturation, brightness)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(light: cgColor, dark: cgColor) }

  /// Every name is found, because there are no catalogues on Linux; the components are those of clear black.
  public convenience init?(named name: String) {
    let clear = CGColor(gray: 0, alpha: 0)
    self.init(light: clear, dark: clear, name: name)
  }

  /// Bundle and traits are of no consequence.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A colour that `dynamicProvider` is asked for. Holds it; it is called once in here, for light and for
  /// dark mode, and once for each `resolvedColor(with:)`. (In UIKit when the colour is used.)
  @preconcurrency public init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
    dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
    name = nil
    provider = dynamicProvider
    super.init()
  }

  public var cgColor: CGColor { light }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    if light == dark { return self }
    return UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.copied(alpha), dark: dark.copied(alpha), name: name)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && name == other.name
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine([light, dark])
    hasher.combine(name)
    return hasher.finalize()
  }

  public override var description: String {
    name.map { "UIColor(\($0))" }
      ?? "UIColor(\(light.red), \(light.green), \(light.blue), \(light.alpha))"
  }
}

extension UIColor {
  /// Reads red, green, blue and alpha, those of light mode; answers `true`.
  ///
  /// UIKit's takes pointers, for which `&red` stands in a call; here they are `inout`, so that such a call
  /// compiles, and `nil` cannot be given.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = (cgColor.red, cgColor.green, cgColor.blue, cgColor.alpha)
    return true
  }

  @discardableResult public func getWhite(
    _ white: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    white = (cgColor.red + cgColor.green + cgColor.blue) / 3
    alpha = cgColor.alpha
    return cgColor.red == cgColor.green && cgColor.green == cgColor.blue
  }

  @discardableResult public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    (hue, saturation, brightness) = HueCircle.place(cgColor.red, cgColor.green, cgColor.blue)
    alpha = cgColor.alpha
    return true
  }

  public func setFill() {}
  public func setStroke() {}
  public func set() {}
}

/// From hue, saturation and brightness to red, green and blue, and back.
enum HueCircle {
  static func components(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let sixth = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
    }
    return (component(5), component(3), component(1))
  }

  static func place(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    guard spread > 0 else { return (0, 0, most) }
    var sixths: CGFloat
    if most == red {
      sixths = (green - blue) / spread
    } else if most == green {
      sixths = (blue - red) / spread + 2
    } else {
      sixths = (red - green) / spread + 4
    }
    if sixths < 0 { sixths += 6 }
    return (sixths / 6, spread / most, most)
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  // UIKit's colours that are different in light and in dark mode, by the values Apple publishes for them.
  public static let systemRed = UIColor("systemRed", 0xFF3B30, dark: 0xFF453A)
  public static let systemGreen = UIColor("systemGreen", 0x34C759, dark: 0x30D158)
  public static let systemBlue = UIColor("systemBlue", 0x007AFF, dark: 0x0A84FF)
  public static let systemOrange = UIColor("systemOrange", 0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = UIColor("systemYellow", 0xFFCC00, dark: 0xFFD60A)
  public static let systemPink = UIColor("systemPink", 0xFF2D55, dark: 0xFF375F)
  public static let systemPurple = UIColor("systemPurple", 0xAF52DE, dark: 0xBF5AF2)
  public static let systemTeal = UIColor("systemTeal", 0x30B0C7, dark: 0x40C8E0)
  public static let systemIndigo = UIColor("systemIndigo", 0x5856D6, dark: 0x5E5CE6)
  public static let systemBrown = UIColor("systemBrown", 0xA2845E, dark: 0xAC8E68)
  public static let systemMint = UIColor("systemMint", 0x00C7BE, dark: 0x63E6E2)
  public static let systemCyan = UIColor("systemCyan", 0x32ADE6, dark: 0x64D2FF)
  public static let systemGray = UIColor("systemGray", 0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = UIColor("systemGray2", 0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = UIColor("systemGray3", 0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = UIColor("systemGray4", 0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = UIColor("systemGray5", 0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = UIColor("systemGray6", 0xF2F2F7, dark: 0x1C1C1E)
  public static let label = UIColor("label", 0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = UIColor(
    "quaternaryLabel", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, 0.16)
  public static let placeholderText = UIColor(
    "placeholderText", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  public static let link = UIColor("link", 0x007AFF, dark: 0x0984FF)
  public static let separator = UIColor("separator", 0x3C3C43, dark: 0x545458, alpha: 0.29, 0.6)
  public static let opaqueSeparator = UIColor("opaqueSeparator", 0xC6C6C8, dark: 0x38383A)
  public static let systemBackground = UIColor("systemBackground", 0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E)
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackground", 0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", 0xF2F2F7, dark: 0x2C2C2E)
  public static let systemFill = UIColor("systemFill", 0x787880, dark: 0x787880, alpha: 0.2, 0.36)
  public static let secondarySystemFill = UIColor(
    "secondarySystemFill", 0x787880, dark: 0x787880, alpha: 0.16, 0.32)
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFill", 0x767680, dark: 0x767680, alpha: 0.12, 0.24)
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFill", 0x747480, dark: 0x767680, alpha: 0.08, 0.18)
  /// The tint of where it is used: here the standard tint.
  public static let tintColor = UIColor("tintColor", 0x007AFF, dark: 0x0A84FF)
  public static let lightText = UIColor("lightText", 0xFFFFFF, dark: 0xFFFFFF, alpha: 0.6)
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
