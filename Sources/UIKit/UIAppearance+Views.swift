import UIKitCore

// As `UIAppearance`: kept with one instance of each, and nothing is taken over.

extension UILabel: UIAppearance {
  /// The looks of all labels.
  public static func appearance() -> UILabel { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { looks }
  private static let looks = UILabel()
}

extension UIButton: UIAppearance {
  /// The looks of all buttons.
  public static func appearance() -> UIButton { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { looks }
  private static let looks = UIButton()
}

extension UITextField: UIAppearance {
  /// The looks of all lines to type into.
  public static func appearance() -> UITextField { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { looks }
  private static let looks = UITextField()
}

extension UITextView: UIAppearance {
  /// The looks of all texts to type.
  public static func appearance() -> UITextView { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { looks }
  private static let looks = UITextView()
}

extension UISearchBar: UIAppearance {
  /// The looks of all search bars.
  public static func appearance() -> UISearchBar { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { looks }
  private static let looks = UISearchBar()
}

extension UISwitch: UIAppearance {
  /// The looks of all switches.
  public static func appearance() -> UISwitch { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { looks }
  private static let looks = UISwitch()
}

extension UISegmentedControl: UIAppearance {
  /// The looks of all segmented controls.
  public static func appearance() -> UISegmentedControl { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { looks }
  private static let looks = UISegmentedControl()
}

extension UIPageControl: UIAppearance {
  /// The looks of all page controls.
  public static func appearance() -> UIPageControl { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { looks }
  private static let looks = UIPageControl()
}

extension UITableView: UIAppearance {
  /// The looks of all tables.
  public static func appearance() -> UITableView { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { looks }
  private static let looks = UITableView()
}

extension UITableViewCell: UIAppearance {
  /// The looks of all rows of tables.
  public static func appearance() -> UITableViewCell { looks }
  /// The same, wherever they stand.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { looks }
  private static let looks = UITableViewCell()
}
