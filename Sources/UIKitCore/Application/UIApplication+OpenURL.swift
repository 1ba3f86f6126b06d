import Foundation

extension UIApplication {
  /// Every address that was opened or asked to be, in order; for tests.
  public var openedURLs: [URL] { values.openedURLs }

  /// Whether another app opens an address; held until replaced. Without it there is a browser and nothing
  /// else: `http` and `https` are opened. (A stand-in; UIKit asks the system.)
  public var opensURL: (@MainActor (URL) -> Bool)? {
    get { values.opensURL }
    set { values.opensURL = newValue }
  }

  /// Whether an address would be opened; see `opensURL`.
  public func canOpenURL(_ url: URL) -> Bool {
    if let opensURL { return opensURL(url) }
    return ["http", "https"].contains(url.scheme?.lowercased())
  }

  /// Hands an address to another app: adds it to `openedURLs`. `completion` gets `canOpenURL(_:)`, on a later
  /// turn of the clock, which holds it until then. Nothing else happens; the application stays in front.
  /// (Documented: that completion comes later, on the main queue.)
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    environment.perform {
      values.openedURLs.append(url)
      environment.record(.application, note: "opens \(url.absoluteString)")
      let isOpened = canOpenURL(url)
      guard let completion else { return }
      clock.schedule("completion of opening \(url.absoluteString)", after: .zero) {
        completion(isOpened)
      }
    }
  }

  /// The same, with the answer when it has come.
  @_disfavoredOverload
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// How an address is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only where an app is installed for the link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// Who asks for it.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The address of the application's settings, as a string.
  public static var openSettingsURLString: String { "app-settings:" }

  /// The address of the application's settings for notifications, as a string.
  public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
}
