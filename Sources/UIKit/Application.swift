import Controllers

// The application, its scenes and windows, and what surrounds a screen.

@_exported import class Controllers.UIApplication
/// UIKit's name for `ApplicationDelegate`.
public typealias UIApplicationDelegate = ApplicationDelegate
@_exported import class Controllers.UIScene
/// UIKit's name for `SceneDelegate`.
public typealias UISceneDelegate = SceneDelegate
@_exported import class Controllers.UIWindowScene
@_exported import class Controllers.UIWindow
/// UIKit's name for `WindowSceneDelegate`.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
@_exported import class Controllers.UISceneSession
@_exported import class Controllers.UISceneConfiguration
@_exported import class Controllers.UIOpenURLContext
@_exported import class Controllers.UIApplicationShortcutItem
/// UIKit's name for `Application.BackgroundTaskIdentifier`.
public typealias UIBackgroundTaskIdentifier = Application.BackgroundTaskIdentifier
/// UIKit's name for `Application.BackgroundFetchResult`.
public typealias UIBackgroundFetchResult = Application.BackgroundFetchResult
/// UIKit's name for `UserActivityRestoring`.
public typealias UIUserActivityRestoring = UserActivityRestoring
/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for `TraitCollection.SizeClass`.
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
/// UIKit's name for `TraitCollection.Idiom`.
public typealias UIUserInterfaceIdiom = TraitCollection.Idiom
/// UIKit's name for `TraitCollection.Style`.
public typealias UIUserInterfaceStyle = TraitCollection.Style
