import Foundation

extension UIWindow {
  /// How far in front a window stands.
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    /// The number; larger ones are in front.
    public var rawValue: CGFloat
    /// The level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether one stands behind the other.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// Where windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)
  }

  /// The name of a notification that is not posted.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The name of a notification that is not posted.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// The name of a notification that is not posted.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The name of a notification that is not posted.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
}
