import Controllers

// What UIKit asks a screen about itself.

/// UIKit's name for `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// UIKit's name for `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// UIKit's name for `StatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// UIKit's name for `StatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge
/// UIKit's name for `ContentContainer`.
public typealias UIContentContainer = ContentContainer
/// UIKit's name for `Storyboard`.
public typealias UIStoryboard = Storyboard
/// UIKit's name for `StoryboardSegue`.
public typealias UIStoryboardSegue = StoryboardSegue
/// UIKit's name for `UserActivity`.
public typealias NSUserActivity = UserActivity
/// UIKit's name for `UserActivityDelegate`.
public typealias NSUserActivityDelegate = UserActivityDelegate
/// The type of an activity that came from a page in a browser. (`NSUserActivityTypeBrowsingWeb`.)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
/// UIKit's name for `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// UIKit's name for `KeyCommand.ModifierFlags`.
public typealias UIKeyModifierFlags = KeyCommand.ModifierFlags
