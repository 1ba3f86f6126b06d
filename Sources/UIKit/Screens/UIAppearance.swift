import Foundation
import UIKitCore

// The appearance of all instances of a class is kept with one instance that is in no window. Nothing takes it
// over. There is one for the process, as `appearance()` has no scope.

@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  associatedtype _UIKitAppearance
  static func appearance() -> _UIKitAppearance
}

extension UIAppearance {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> _UIKitAppearance { appearance() }
}

@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UINavigationBar: UIAppearance {
  public static func appearance() -> UINavigationBar { looks }
  private static let looks = UINavigationBar()
}

extension UITabBar: UIAppearance {
  public static func appearance() -> UITabBar { looks }
  private static let looks = UITabBar()
}

extension UIToolbar: UIAppearance {
  public static func appearance() -> UIToolbar { looks }
  private static let looks = UIToolbar()
}

extension UIBarButtonItem: UIAppearance {
  public static func appearance() -> UIBarButtonItem { looks }
  private static let looks = UIBarButtonItem()
}

extension UITabBarItem: UIAppearance {
  public static func appearance() -> UITabBarItem { looks }
  private static let looks = UITabBarItem()
}

extension UILabel: UIAppearance {
  public static func appearance() -> UILabel { looks }
  private static let looks = UILabel()
}

extension UIButton: UIAppearance {
  public static func appearance() -> UIButton { looks }
  private static let looks = UIButton()
}

extension UITextField: UIAppearance {
  public static func appearance() -> UITextField { looks }
  private static let looks = UITextField()
}

extension UITextView: UIAppearance {
  public static func appearance() -> UITextView { looks }
  private static let looks = UITextView()
}

extension UISearchBar: UIAppearance {
  public static func appearance() -> UISearchBar { looks }
  private static let looks = UISearchBar()
}

extension UISwitch: UIAppearance {
  public static func appearance() -> UISwitch { looks }
  private static let looks = UISwitch()
}

extension UISegmentedControl: UIAppearance {
  public static func appearance() -> UISegmentedControl { looks }
  private static let looks = UISegmentedControl()
}

extension UIPageControl: UIAppearance {
  public static func appearance() -> UIPageControl { looks }
  private static let looks = UIPageControl()
}

extension UITableView: UIAppearance {
  public static func appearance() -> UITableView { looks }
  private static let looks = UITableView()
}

extension UITableViewCell: UIAppearance {
  public static func appearance() -> UITableViewCell { looks }
  private static let looks = UITableViewCell()
}

extension UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleTextAttributes[state.rawValue] = attributes
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }
}

// No effect: nothing is drawn.
extension UIBarButtonItem {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
