import Foundation

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

  /// The colour of these amounts, kept as they are when beyond 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: color, dark: color)
  }

  /// The same in the wider space, whose difference is not kept.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of the circle of hues.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueCircle.components(hue, saturation, brightness)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of these numbers.
  public convenience init(cgColor: CGColor) {
    self.init(light: cgColor, dark: cgColor)
  }

  /// The colour of that name: every name counts as there, because there are no catalogues on Linux.
  /// Its components are those of clear black.
  public convenience init?(named name: String) {
    let clear = CGColor(gray: 0, alpha: 0)
    self.init(light: clear, dark: clear, name: name)
  }

  /// The same; bundle and traits are of no consequence.
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

  /// The components in light mode.
  public var cgColor: CGColor { light }

  /// The colour that this is under the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    if light == dark { return self }
    return UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// The colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.with(alpha), dark: dark.with(alpha), name: name)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && name == other.name
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(name)
    return hasher.finalize()
  }

  public override var description: String {
    name.map { "UIColor(\($0))" }
      ?? "UIColor(\(light.red), \(light.green), \(light.blue), \(light.alpha))"
  }
}

extension CGColor {
  fileprivate func with(_ alpha: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
