import UIKitCore

extension UINavigationBarDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var navigationBar: UIResponder.OptionalCalls.Of<any UINavigationBarDelegate>? {
    .init(self)
  }
}

extension UITabBarDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var tabBar: UIResponder.OptionalCalls.Of<any UITabBarDelegate>? { .init(self) }
}

extension UIBarPositioningDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var position: UIResponder.OptionalCalls.For<any UIBarPositioning, UIBarPosition>? {
    .init(call: { self.position(for: $0) })
  }
}

extension UIResponder.OptionalCalls.Of<any UINavigationBarDelegate> {
  /// Calls `navigationBar(_:shouldPush:)`.
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  /// Calls `navigationBar(_:didPush:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Calls `navigationBar(_:shouldPop:)`.
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Calls `navigationBar(_:didPop:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}

extension UIResponder.OptionalCalls.Of<any UITabBarDelegate> {
  /// Calls `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
