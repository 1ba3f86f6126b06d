import Foundation
import UIKitCore

@preconcurrency @MainActor open class UIDevice: NSObject {
  public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }
  public static let current = UIDevice()
  open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var model: String { name }
  open var localizedModel: String { name }
  open var systemName: String { "iOS" }
  /// The version whose behaviour is simulated.
  open var systemVersion: String { "\(UIApplication.shared.environment.version.major).0" }
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// As the traits of the running application's first scene.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  open var orientation: UIDeviceOrientation {
    switch UIApplication.shared.statusBarOrientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .unknown: .unknown
    }
  }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isMultitaskingSupported: Bool { true }
  /// Not posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Values of the running application's first scene.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }
  open var bounds: CGRect { CGRect(origin: .zero, size: scene?.size ?? .zero) }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat = 0.5
  open var isCaptured: Bool { false }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { scene?.traitCollection ?? UITraitCollection() }

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }
}

extension UIWindowScene {
  public var screen: UIScreen { .main }
}

extension UIWindow {
  public var screen: UIScreen { .main }
}

// Operators are found in imported modules alone.
extension UIWindow.Level {
  public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + distance)
  }

  public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - distance)
  }
}

extension UITraitCollection {
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self = .unspecified
    self.horizontalSizeClass = horizontalSizeClass
  }

  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self = .unspecified
    self.verticalSizeClass = verticalSizeClass
  }

  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self = .unspecified
    userInterfaceIdiom = idiom
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self = .unspecified
    self.userInterfaceStyle = userInterfaceStyle
  }

  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self = .unspecified
    for traits in traitCollections { take(traits) }
  }

  private mutating func take(_ traits: UITraitCollection) {
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
    if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
    takeOthers(of: traits)
  }

  private static var unspecified: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      userInterfaceIdiom: .unspecified, userInterfaceStyle: .unspecified)
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}

public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 3
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.large
}

extension UIMutableTraits {
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

extension UIViewController: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
