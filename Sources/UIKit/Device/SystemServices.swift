import Foundation
import UIKitCore

/// Values in this process, not the system's. All code shares one: a test finds what another has
/// left.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var strings: [String]?
  open var urls: [URL]?
  open var images: [UIImage]?

  open var string: String? {
    get { strings?.first }
    set { replace(strings: newValue.map { [$0] }) }
  }
  open var url: URL? {
    get { urls?.first }
    set { replace(urls: newValue.map { [$0] }) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { replace(images: newValue.map { [$0] }) }
  }
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }

  private func replace(strings: [String]? = nil, urls: [URL]? = nil, images: [UIImage]? = nil) {
    self.strings = strings
    self.urls = urls
    self.images = images
  }
}

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) {}
  public override init() {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }

  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }

  /// Not posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XXXL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
  }

  /// Not posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
}

extension UIApplication {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

// What `import os.log` brings on iOS. There is no module of that name to import on Linux; with the import
// inside `#if canImport(os)` the code around it compiles. Nothing is written anywhere: what an app logs is
// not part of what a test compares.

public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }
}

public enum OSLogType: UInt8, Hashable, Sendable {
  case `default` = 0
  case info = 1
  case debug = 2
  case error = 16
  case fault = 17
}

/// The format and its arguments are not read.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}

public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {}
