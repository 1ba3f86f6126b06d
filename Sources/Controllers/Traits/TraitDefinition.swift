/// One of the things that traits say. (`UITraitDefinition`.)
///
/// Traits of the program's own can be defined; nothing sets them here, so that they never change.
public protocol TraitDefinition {
  /// What can be said.
  associatedtype Value
  /// What is said where nobody says anything else.
  static var defaultValue: Value { get }
  /// Whether two collections say different things about it; never, of one of the program's own.
  static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool
}

extension TraitDefinition {
  /// Never.
  public static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    false
  }
}

/// The room from side to side. (`UITraitHorizontalSizeClass`.)
public struct HorizontalSizeClassTrait: TraitDefinition {
  /// Not known.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
  /// Whether the size classes are different.
  public static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The room from top to bottom. (`UITraitVerticalSizeClass`.)
public struct VerticalSizeClassTrait: TraitDefinition {
  /// Not known.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
  /// Whether the size classes are different.
  public static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The kind of device. (`UITraitUserInterfaceIdiom`.)
public struct UserInterfaceIdiomTrait: TraitDefinition {
  /// Not known.
  public static let defaultValue = TraitCollection.Idiom.unspecified
  /// Whether the kinds are different.
  public static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// Light or dark. (`UITraitUserInterfaceStyle`.)
public struct UserInterfaceStyleTrait: TraitDefinition {
  /// Not known.
  public static let defaultValue = TraitCollection.Style.unspecified
  /// Whether one is light and one is dark.
  public static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}
