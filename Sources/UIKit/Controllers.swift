import Controllers

// The controllers and what belongs to each of them. `UIViewController` and its kin are the simulated ones
// under UIKit's names, so whatever overrides, extends or spies on them works on the simulation itself.

/// UIKit's name for `ViewController`.
public typealias UIViewController = ViewController
/// UIKit's name for `NavigationController`.
public typealias UINavigationController = NavigationController
/// UIKit's name for `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for `TabBarController`.
public typealias UITabBarController = TabBarController
/// UIKit's name for `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// UIKit's name for `TabBarItem`.
public typealias UITabBarItem = TabBarItem
/// UIKit's name for `SplitViewController`.
public typealias UISplitViewController = SplitViewController
/// UIKit's name for `SplitViewControllerDelegate`.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
/// UIKit's name for `PageViewController`.
public typealias UIPageViewController = PageViewController
/// UIKit's name for `PageViewControllerDataSource`.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
/// UIKit's name for `PageViewControllerDelegate`.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
/// UIKit's name for `SearchController`.
public typealias UISearchController = SearchController
/// UIKit's name for `SearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// UIKit's name for `SearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// UIKit's name for `SearchBar`.
public typealias UISearchBar = SearchBar
/// UIKit's name for `SearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate
