import UIKitCore
import Foundation

/// How large the user wants letters.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name.
  public let rawValue: String
  /// The category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Very small.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory("M")
  /// As usual.
  public static let large = UIContentSizeCategory("L")
  /// A little larger than usual.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Large.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Very large.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the sizes for weak eyes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the sizes for weak eyes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether letters are smaller.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
  }

  /// The name of a notification that is not posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension UITraitCollection {
  /// How large the user wants letters: as usual.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UIApplication {
  /// How large the user wants letters: as usual.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of reading.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
