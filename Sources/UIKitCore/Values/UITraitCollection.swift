/// What can be said of the surroundings of a screen. (A value here.)
public struct UITraitCollection: Hashable, Sendable, Codable {
  /// The room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits; without arguments those of a phone held upright, in light mode.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether a size class is another one.
  func hasOtherSizeClass(than other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass
  }

  /// What is different from other traits, in words: `vertical compact, dark`.
  func words(changedFrom other: UITraitCollection) -> String {
    var words: [String] = []
    if horizontalSizeClass != other.horizontalSizeClass {
      words.append("horizontal \(horizontalSizeClass.rawValue)")
    }
    if verticalSizeClass != other.verticalSizeClass {
      words.append("vertical \(verticalSizeClass.rawValue)")
    }
    if userInterfaceIdiom != other.userInterfaceIdiom {
      words.append(userInterfaceIdiom.rawValue)
    }
    if userInterfaceStyle != other.userInterfaceStyle {
      words.append(userInterfaceStyle.rawValue)
    }
    return words.joined(separator: ", ")
  }
}

/// Whether there is much room or little.
public enum UIUserInterfaceSizeClass: String, Hashable, Sendable, Codable {
  /// Not known.
  case unspecified
  /// Little room, such as the width of a phone held upright.
  case compact
  /// Much room, such as the width of a tablet.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: String, Hashable, Sendable, Codable {
  /// Not known.
  case unspecified
  case phone, pad, mac, tv, carPlay, vision
}

/// Light or dark.
public enum UIUserInterfaceStyle: String, Hashable, Sendable, Codable {
  /// Not known.
  case unspecified
  case light, dark
}
