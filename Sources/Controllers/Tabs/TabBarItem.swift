import Foundation

/// What a tab bar would show of a controller: values only, nothing is drawn. (`UITabBarItem`.)
@preconcurrency @MainActor open class TabBarItem: NSObject {
  /// The words below the picture.
  open var title: String?

  /// The words on the badge; `nil` for none.
  open var badgeValue: String?

  /// Whether the tab can be tapped. Selecting it by code works all the same.
  open var isEnabled = true

  /// A number to find the item by.
  open var tag = 0

  /// Makes an item that can be tapped.
  public init(title: String? = nil) {
    self.title = title
  }
}
