import UIKitCore

// Looks for all instances of a class: values that are kept with an instance that is in no window. Nothing is
// taken over from them. One for the process, as `appearance()` has no scope.

/// What has looks for all its instances.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UINavigationBar: UIAppearance {
  /// The looks of all navigation bars.
  public static func appearance() -> UINavigationBar { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { looks }
  private static let looks = UINavigationBar()
}

extension UITabBar: UIAppearance {
  /// The looks of all tab bars.
  public static func appearance() -> UITabBar { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { looks }
  private static let looks = UITabBar()
}

extension UIToolbar: UIAppearance {
  /// The looks of all toolbars.
  public static func appearance() -> UIToolbar { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { looks }
  private static let looks = UIToolbar()
}

extension UIBarButtonItem: UIAppearance {
  /// The looks of all buttons in bars.
  public static func appearance() -> UIBarButtonItem { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { looks }
  private static let looks = UIBarButtonItem()
}

extension UITabBarItem: UIAppearance {
  /// The looks of all tabs.
  public static func appearance() -> UITabBarItem { looks }
  private static let looks = UITabBarItem()
}

/// What something with looks can stand in.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
