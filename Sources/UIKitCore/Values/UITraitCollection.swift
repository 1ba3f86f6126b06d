/// A value here, a class in UIKit.
public struct UITraitCollection: Hashable, Sendable, Codable {
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The traits without a property here; left out of archives.
  var others = OtherTraits()

  private enum CodingKeys: CodingKey {
    case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, userInterfaceStyle
  }

  /// Without arguments, the traits of a phone in portrait and light mode.
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

  func hasOtherSizeClass(than other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass
  }

  /// Describes the traits that differ from `other`: `vertical compact, dark`.
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
    words += others.names(changedFrom: other.others)
    return words.joined(separator: ", ")
  }
}

public enum UIUserInterfaceSizeClass: String, Hashable, Sendable, Codable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: String, Hashable, Sendable, Codable {
  case unspecified, phone, pad, mac, tv, carPlay, vision
}

public enum UIUserInterfaceStyle: String, Hashable, Sendable, Codable {
  case unspecified, light, dark
}
