/// A value here, a class in UIKit.
public struct UITraitCollection: Hashable, Sendable, Codable {
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  public var userInterfaceStyle: UIUserInterfaceStyle

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

/// Traits of the program's own can be defined; nothing sets them here, so they never change.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether two collections differ in this trait; `false` by default.
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    false
  }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// Stored, not simulated: `traitCollection` does not follow.
@preconcurrency @MainActor public protocol UITraitOverrides {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool
  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type)
}

@MainActor struct TraitOverrides: UITraitOverrides {
  private var said: [ObjectIdentifier: Any] = [:]
  nonisolated init() {}

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { said[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue }
    set { said[ObjectIdentifier(trait)] = newValue }
  }

  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    said[ObjectIdentifier(trait)] != nil
  }

  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    said[ObjectIdentifier(trait)] = nil
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}
