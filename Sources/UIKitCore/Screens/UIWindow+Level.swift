import Foundation

extension UIWindow {
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  // Not posted.
  public nonisolated static let didBecomeKeyNotification = name("DidBecomeKey")
  public nonisolated static let didResignKeyNotification = name("DidResignKey")
  public nonisolated static let didBecomeVisibleNotification = name("DidBecomeVisible")
  public nonisolated static let didBecomeHiddenNotification = name("DidBecomeHidden")

  nonisolated private static func name(_ change: String) -> Notification.Name {
    Notification.Name("UIWindow\(change)Notification")
  }

  /// The screen that its user looks at: the last presented, selected, topmost one; `nil` without a root.
  ///
  /// Leads through stacks, tabs, pages, splits (the last column shown) and search controllers; a container
  /// of the program's own is a screen itself. During a transition it is the one that comes.
  public var visibleViewController: UIViewController? {
    var top = rootViewController
    while let current = top, let above = current.presentedViewController ?? current.childOnTop {
      top = above
    }
    return top
  }
}
