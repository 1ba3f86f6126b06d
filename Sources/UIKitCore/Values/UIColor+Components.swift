import Foundation

extension UIColor {
  /// Reads red, green, blue and alpha, those of light mode; answers `true`.
  ///
  /// UIKit's takes pointers, for which `&red` stands in a call; here they are `inout`, so that such a call
  /// compiles, and `nil` cannot be given.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    red = cgColor.red
    green = cgColor.green
    blue = cgColor.blue
    alpha = cgColor.alpha
    return true
  }

  /// Reads the shade of grey and alpha; of what is not grey the mean of its components, with `false`.
  @discardableResult public func getWhite(
    _ white: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    white = (cgColor.red + cgColor.green + cgColor.blue) / 3
    alpha = cgColor.alpha
    return cgColor.red == cgColor.green && cgColor.green == cgColor.blue
  }

  /// Reads the place on the circle of hues; answers `true`.
  @discardableResult public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    (hue, saturation, brightness) = HueCircle.place(cgColor.red, cgColor.green, cgColor.blue)
    alpha = cgColor.alpha
    return true
  }

  /// Makes this the fill colour of what is drawn: of nothing.
  public func setFill() {}

  /// Makes this the stroke colour of what is drawn: of nothing.
  public func setStroke() {}

  /// Makes this the colour of what is drawn: of nothing.
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
