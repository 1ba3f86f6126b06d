import Foundation

/// What helps people who do not see, hear or move well: nothing is switched on. Not simulated.
public enum UIAccessibility {
  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// The notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// That there is another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// That there are other things on the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// That a page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// No effect: not simulated.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches are used.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether little should move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether little should shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether one app alone may be used.
  public static var isGuidedAccessEnabled: Bool { false }

  /// The name of a notification that is not posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
