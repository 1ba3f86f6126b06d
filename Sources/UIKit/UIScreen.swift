import UIKitCore
import Foundation

/// The display: values of the running application's first scene.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only one.
  public static let main = UIScreen()

  /// The same one.
  open class var screens: [UIScreen] { [main] }

  /// The size of the scene.
  open var bounds: CGRect { CGRect(origin: .zero, size: scene?.size ?? .zero) }

  /// The size of the scene in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  /// Pixels a point.
  open var scale: CGFloat { 3 }
  /// Pixels a point.
  open var nativeScale: CGFloat { 3 }
  /// How bright it is; kept.
  open var brightness: CGFloat = 0.5
  /// Whether something records it.
  open var isCaptured: Bool { false }
  /// Pictures a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { scene?.traitCollection ?? UITraitCollection() }

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }
}

extension UIWindowScene {
  /// The display that the scene is on.
  public var screen: UIScreen { .main }
}

extension UIWindow {
  /// The display that the window is on.
  public var screen: UIScreen { .main }
}

// Operators are found in imported modules alone.
extension UIWindow.Level {
  /// The level that is so much further in front.
  public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + distance)
  }

  /// The level that is so much further behind.
  public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - distance)
  }
}
