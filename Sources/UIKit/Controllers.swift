import Controllers

// The controllers and what belongs to each of them. `UIViewController` and its kin are the simulated ones
// under UIKit's names, so whatever overrides, extends or spies on them works on the simulation itself.

@_exported import class Controllers.UIViewController
@_exported import class Controllers.UINavigationController
/// UIKit's name for `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
@_exported import class Controllers.UINavigationItem
@_exported import class Controllers.UITabBarController
/// UIKit's name for `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
@_exported import class Controllers.UITabBarItem
@_exported import class Controllers.UISplitViewController
/// UIKit's name for `SplitViewControllerDelegate`.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
@_exported import class Controllers.UIPageViewController
/// UIKit's name for `PageViewControllerDataSource`.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
/// UIKit's name for `PageViewControllerDelegate`.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
@_exported import class Controllers.UISearchController
/// UIKit's name for `SearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// UIKit's name for `SearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating
@_exported import class Controllers.UISearchBar
/// UIKit's name for `SearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate
