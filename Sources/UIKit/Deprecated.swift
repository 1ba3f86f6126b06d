import UIKitCore
import Foundation

// What older code says, under the names it has for it.

/// The kind of device.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIApplication {
  /// Where the status bar is: without a height.
  public var statusBarFrame: CGRect { .zero }
  /// The colour of the words in the status bar.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { false }
  /// Stored, not simulated.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// Hands an address to another app; see `open(_:options:completionHandler:)`.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}

extension UIViewController {
  /// Asks to be turned the way the device is held; nothing turns by itself.
  public static func attemptRotationToDeviceOrientation() {}
}

extension Bundle {
  /// What is in an archive of the interface, as `UINib.register(name:make:)` was told; nothing where it was not.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}
