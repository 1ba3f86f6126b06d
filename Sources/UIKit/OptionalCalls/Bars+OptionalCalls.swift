import UIKitCore

extension UINavigationBarDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var navigationBar: UIResponder.OptionalCalls.OfNavigationBarDelegate? {
    UIResponder.OptionalCalls.OfNavigationBarDelegate(delegate: self)
  }
}

extension UITabBarDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var tabBar: UIResponder.OptionalCalls.OfTabBarDelegate? {
    UIResponder.OptionalCalls.OfTabBarDelegate(delegate: self)
  }
}

extension UIBarPositioningDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var position: UIResponder.OptionalCalls.ForBarPosition? {
    UIResponder.OptionalCalls.ForBarPosition(delegate: self)
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `navigationBar` methods of a delegate.
  @preconcurrency @MainActor public struct OfNavigationBarDelegate {
    let delegate: any UINavigationBarDelegate

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

  /// Calls `tabBar(_:didSelect:)` of a delegate.
  @preconcurrency @MainActor public struct OfTabBarDelegate {
    let delegate: any UITabBarDelegate

    /// Calls `tabBar(_:didSelect:)`.
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      delegate.tabBar(tabBar, didSelect: item)
    }
  }

  /// Calls `position(for:)` of a bar's delegate.
  @preconcurrency @MainActor public struct ForBarPosition {
    let delegate: any UIBarPositioningDelegate

    /// Calls `position(for:)`.
    public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
      delegate.position(for: bar)
    }
  }
}
