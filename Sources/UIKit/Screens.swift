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
@_exported import class Controllers.UIStoryboard
@_exported import class Controllers.UIStoryboardSegue
@_exported import class Controllers.NSUserActivity
/// UIKit's name for `UserActivityDelegate`.
public typealias NSUserActivityDelegate = UserActivityDelegate
/// The type of an activity that came from a page in a browser. (`NSUserActivityTypeBrowsingWeb`.)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
@_exported import class Controllers.UIKeyCommand
/// UIKit's name for `KeyCommand.ModifierFlags`.
public typealias UIKeyModifierFlags = KeyCommand.ModifierFlags
