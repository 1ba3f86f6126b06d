import Controllers

// The application, its scenes and windows, and what surrounds a screen.

/// UIKit's name for `Application`.
public typealias UIApplication = Application
/// UIKit's name for `ApplicationDelegate`.
public typealias UIApplicationDelegate = ApplicationDelegate
/// UIKit's name for `Scene`.
public typealias UIScene = Scene
/// UIKit's name for `SceneDelegate`.
public typealias UISceneDelegate = SceneDelegate
/// UIKit's name for `WindowScene`.
public typealias UIWindowScene = WindowScene
/// UIKit's name for `Window`.
public typealias UIWindow = Window
/// UIKit's name for `WindowSceneDelegate`.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
/// UIKit's name for `SceneSession`.
public typealias UISceneSession = SceneSession
/// UIKit's name for `SceneConfiguration`.
public typealias UISceneConfiguration = SceneConfiguration
/// UIKit's name for `OpenURLContext`.
public typealias UIOpenURLContext = OpenURLContext
/// UIKit's name for `ApplicationShortcutItem`.
public typealias UIApplicationShortcutItem = ApplicationShortcutItem
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
