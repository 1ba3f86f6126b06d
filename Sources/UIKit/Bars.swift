import Controllers

// The bars around a screen and what stands in them.

@_exported import class Controllers.UIBarItem
@_exported import class Controllers.UIBarButtonItem
@_exported import class Controllers.UINavigationBar
/// UIKit's name for `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate
@_exported import class Controllers.UITabBar
/// UIKit's name for `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate
@_exported import class Controllers.UIToolbar
/// UIKit's name for `ToolbarDelegate`.
public typealias UIToolbarDelegate = ToolbarDelegate
/// UIKit's name for `BarPosition`.
public typealias UIBarPosition = BarPosition
/// UIKit's name for `BarPositioning`.
public typealias UIBarPositioning = BarPositioning
/// UIKit's name for `BarPositioningDelegate`.
public typealias UIBarPositioningDelegate = BarPositioningDelegate
/// UIKit's name for `BarMetrics`.
public typealias UIBarMetrics = BarMetrics
/// UIKit's name for `BarStyle`.
public typealias UIBarStyle = BarStyle
@_exported import class Controllers.UIBarAppearance
@_exported import class Controllers.UINavigationBarAppearance
@_exported import class Controllers.UITabBarAppearance
@_exported import class Controllers.UIToolbarAppearance
@_exported import class Controllers.UIBarButtonItemAppearance
/// UIKit's name for `BarItemStateAppearance`, as the states of buttons have it.
public typealias UIBarButtonItemStateAppearance = BarItemStateAppearance
@_exported import class Controllers.UITabBarItemAppearance
@_exported import class Controllers.UITabBarItemStateAppearance
