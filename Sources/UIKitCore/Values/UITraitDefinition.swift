/// One of the things that traits say.
///
/// Traits of the program's own can be defined; nothing sets them here, so that they never change.
public protocol UITraitDefinition {
  /// What can be said.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// Whether two collections say different things about it; never, of one of the program's own.
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// Never.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    false
  }
}

/// The room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// Whether the size classes are different.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// Whether the size classes are different.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// Whether the kinds are different.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Whether one is light and one is dark.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}
