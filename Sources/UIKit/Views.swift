import Controllers

// Views and what touches them.

@_exported import class Controllers.UIResponder
@_exported import class Controllers.UIView
@_exported import class Controllers.UIGestureRecognizer
/// UIKit's name for `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
@_exported import class Controllers.UIImage
@_exported import class Controllers.UITouch
@_exported import class Controllers.UIEvent
@_exported import class Controllers.UIPress
@_exported import class Controllers.UIPressesEvent
/// UIKit's name for `Selector`.
public typealias Selector = Controllers.Selector
