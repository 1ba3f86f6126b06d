// The classes have UIKit's own names, so that what code makes of a type's name at run time is the same. Here,
// and wherever a screen is told of, they go without the prefix.

/// The class of UIKit's name, without the prefix.
public typealias Action = UIAction
/// The class of UIKit's name, without the prefix.
public typealias AlertAction = UIAlertAction
/// The class of UIKit's name, without the prefix.
public typealias AlertController = UIAlertController
/// The class of UIKit's name, without the prefix.
public typealias Animation = CAAnimation
/// The class of UIKit's name, without the prefix.
public typealias Application = UIApplication
/// The class of UIKit's name, without the prefix.
public typealias ApplicationShortcutItem = UIApplicationShortcutItem
/// The class of UIKit's name, without the prefix.
public typealias BarAppearance = UIBarAppearance
/// The class of UIKit's name, without the prefix.
public typealias BarButtonItem = UIBarButtonItem
/// The class of UIKit's name, without the prefix.
public typealias BarButtonItemAppearance = UIBarButtonItemAppearance
/// The class of UIKit's name, without the prefix.
public typealias BarItem = UIBarItem
/// The class of UIKit's name, without the prefix.
public typealias BarItemStateAppearance = UITabBarItemStateAppearance
/// The class of UIKit's name, without the prefix.
public typealias Color = UIColor
/// The class of UIKit's name, without the prefix.
public typealias Event = UIEvent
/// The class of UIKit's name, without the prefix.
public typealias Font = UIFont
/// The class of UIKit's name, without the prefix.
public typealias FontDescriptor = UIFontDescriptor
/// The class of UIKit's name, without the prefix.
public typealias GestureRecognizer = UIGestureRecognizer
/// The class of UIKit's name, without the prefix.
public typealias Image = UIImage
/// The class of UIKit's name, without the prefix.
public typealias KeyCommand = UIKeyCommand
/// The class of UIKit's name, without the prefix.
public typealias Layer = CALayer
/// The class of UIKit's name, without the prefix.
public typealias LayoutAnchor = NSLayoutAnchor
/// The class of UIKit's name, without the prefix.
public typealias LayoutConstraint = NSLayoutConstraint
/// The class of UIKit's name, without the prefix.
public typealias LayoutDimension = NSLayoutDimension
/// The class of UIKit's name, without the prefix.
public typealias LayoutGuide = UILayoutGuide
/// The class of UIKit's name, without the prefix.
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor
/// The class of UIKit's name, without the prefix.
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor
/// The class of UIKit's name, without the prefix.
public typealias MediaTimingFunction = CAMediaTimingFunction
/// The class of UIKit's name, without the prefix.
public typealias Menu = UIMenu
/// The class of UIKit's name, without the prefix.
public typealias MenuElement = UIMenuElement
/// The class of UIKit's name, without the prefix.
public typealias NavigationBar = UINavigationBar
/// The class of UIKit's name, without the prefix.
public typealias NavigationBarAppearance = UINavigationBarAppearance
/// The class of UIKit's name, without the prefix.
public typealias NavigationController = UINavigationController
/// The class of UIKit's name, without the prefix.
public typealias NavigationItem = UINavigationItem
/// The class of UIKit's name, without the prefix.
public typealias OpenURLContext = UIOpenURLContext
/// The class of UIKit's name, without the prefix.
public typealias PageViewController = UIPageViewController
/// The class of UIKit's name, without the prefix.
public typealias PercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition
/// The class of UIKit's name, without the prefix.
public typealias PopoverPresentationController = UIPopoverPresentationController
/// The class of UIKit's name, without the prefix.
public typealias PresentationController = UIPresentationController
/// The class of UIKit's name, without the prefix.
public typealias Press = UIPress
/// The class of UIKit's name, without the prefix.
public typealias PressesEvent = UIPressesEvent
/// The class of UIKit's name, without the prefix.
public typealias Responder = UIResponder
/// The class of UIKit's name, without the prefix.
public typealias Scene = UIScene
/// The class of UIKit's name, without the prefix.
public typealias SceneConfiguration = UISceneConfiguration
/// The class of UIKit's name, without the prefix.
public typealias SceneSession = UISceneSession
/// The class of UIKit's name, without the prefix.
public typealias SearchBar = UISearchBar
/// The class of UIKit's name, without the prefix.
public typealias SearchController = UISearchController
/// The class of UIKit's name, without the prefix.
public typealias SheetPresentationController = UISheetPresentationController
/// The class of UIKit's name, without the prefix.
public typealias SplitViewController = UISplitViewController
/// The class of UIKit's name, without the prefix.
public typealias Storyboard = UIStoryboard
/// The class of UIKit's name, without the prefix.
public typealias StoryboardSegue = UIStoryboardSegue
/// The class of UIKit's name, without the prefix.
public typealias TabBar = UITabBar
/// The class of UIKit's name, without the prefix.
public typealias TabBarAppearance = UITabBarAppearance
/// The class of UIKit's name, without the prefix.
public typealias TabBarController = UITabBarController
/// The class of UIKit's name, without the prefix.
public typealias TabBarItem = UITabBarItem
/// The class of UIKit's name, without the prefix.
public typealias TabBarItemAppearance = UITabBarItemAppearance
/// The class of UIKit's name, without the prefix.
public typealias Toolbar = UIToolbar
/// The class of UIKit's name, without the prefix.
public typealias ToolbarAppearance = UIToolbarAppearance
/// The class of UIKit's name, without the prefix.
public typealias Touch = UITouch
/// The class of UIKit's name, without the prefix.
public typealias UserActivity = NSUserActivity
/// The class of UIKit's name, without the prefix.
public typealias View = UIView
/// The class of UIKit's name, without the prefix.
public typealias ViewController = UIViewController
/// The class of UIKit's name, without the prefix.
public typealias ViewPropertyAnimator = UIViewPropertyAnimator
/// The class of UIKit's name, without the prefix.
public typealias Window = UIWindow
/// The class of UIKit's name, without the prefix.
public typealias WindowScene = UIWindowScene
/// The class of UIKit's name, without the prefix.
public typealias TraitChangeRegistration = UITraitChangeRegistration
