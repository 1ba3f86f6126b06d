import UIKitCore
import Foundation

/// The device: values, the same in every run.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// Whether a battery is being charged.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The only one.
  public static let current = UIDevice()

  /// Its name.
  open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What kind it is, in words.
  open var model: String { name }
  /// What kind it is, in the user's language.
  open var localizedModel: String { name }
  /// The name of its system.
  open var systemName: String { "iOS" }
  /// The version of its system, whose behaviour is simulated.
  open var systemVersion: String { "18.0" }
  /// A name for it.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// Phone or pad: what the traits of the running application's first scene say.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// How it is held: as the first scene stands.
  open var orientation: UIDeviceOrientation {
    switch UIApplication.shared.statusBarOrientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .unknown: .unknown
    }
  }
  /// Whether `orientationDidChangeNotification` was asked for; it is not posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Keeps that it was.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Keeps that it is not any more.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Whether the battery is watched; kept.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is: not known.
  open var batteryLevel: Float { -1 }
  /// Whether it is being charged: not known.
  open var batteryState: BatteryState { .unknown }
  /// Whether it can do two things at once.
  open var isMultitaskingSupported: Bool { true }
  /// The name of a notification that is not posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of the four around the edge.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
