import Foundation

/// Posted with the application as their object by `enterBackground()` and its kin, on its `notificationCenter`
/// and, by the same names, on that of a simulation's services. Not posted: the launch, the status bar's frame, a
/// change of the day, a screenshot.
nonisolated extension UIApplication {
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public static let willTerminateNotification = name("WillTerminate")
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public static let willChangeStatusBarFrameNotification = name("WillChangeStatusBarFrame")
  public static let didChangeStatusBarFrameNotification = name("DidChangeStatusBarFrame")
  public static let significantTimeChangeNotification = name("SignificantTimeChange")
  public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  private static func name(_ step: String) -> Notification.Name {
    Notification.Name("UIApplication\(step)Notification")
  }
}

/// Posted likewise, with the scene as their object.
nonisolated extension UIScene {
  public static let willConnectNotification = name("WillConnect")
  public static let didDisconnectNotification = name("DidDisconnect")
  public static let didActivateNotification = name("DidActivate")
  public static let willDeactivateNotification = name("WillDeactivate")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")

  private static func name(_ step: String) -> Notification.Name {
    Notification.Name("UIScene\(step)Notification")
  }
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }
    public static let url = LaunchOptionsKey("URL")
    public static let sourceApplication = LaunchOptionsKey("SourceApplication")
    public static let remoteNotification = LaunchOptionsKey("RemoteNotification")
    public static let annotation = LaunchOptionsKey("Annotation")
    public static let location = LaunchOptionsKey("Location")
    public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionary")
    public static let userActivityType = LaunchOptionsKey("UserActivityType")
    public static let shortcutItem = LaunchOptionsKey("ShortcutItem")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UIApplicationOpenURLOptions\(name)Key" }
    public static let sourceApplication = OpenURLOptionsKey("SourceApplication")
    public static let annotation = OpenURLOptionsKey("Annotation")
    public static let openInPlace = OpenURLOptionsKey("OpenInPlace")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }
}
