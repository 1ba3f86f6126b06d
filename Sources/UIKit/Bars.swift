import Controllers

// The bars around a screen and what stands in them.

/// UIKit's name for `BarItem`.
public typealias UIBarItem = BarItem
/// UIKit's name for `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// UIKit's name for `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// UIKit's name for `TabBar`.
public typealias UITabBar = TabBar
/// UIKit's name for `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate
/// UIKit's name for `Toolbar`.
public typealias UIToolbar = Toolbar
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
/// UIKit's name for `BarAppearance`.
public typealias UIBarAppearance = BarAppearance
/// UIKit's name for `NavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// UIKit's name for `TabBarAppearance`.
public typealias UITabBarAppearance = TabBarAppearance
/// UIKit's name for `ToolbarAppearance`.
public typealias UIToolbarAppearance = ToolbarAppearance
/// UIKit's name for `BarButtonItemAppearance`.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
/// UIKit's name for `BarItemStateAppearance`, as the states of buttons have it.
public typealias UIBarButtonItemStateAppearance = BarItemStateAppearance
/// UIKit's name for `TabBarItemAppearance`.
public typealias UITabBarItemAppearance = TabBarItemAppearance
/// UIKit's name for `BarItemStateAppearance`, as the states of tabs have it.
public typealias UITabBarItemStateAppearance = BarItemStateAppearance
