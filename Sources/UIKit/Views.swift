import Controllers

// Views and what touches them.

/// UIKit's name for `Responder`.
public typealias UIResponder = Responder
/// UIKit's name for `View`.
public typealias UIView = View
/// UIKit's name for `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name for `Image`.
public typealias UIImage = Image
/// UIKit's name for `Touch`.
public typealias UITouch = Touch
/// UIKit's name for `Event`.
public typealias UIEvent = Event
/// UIKit's name for `Press`.
public typealias UIPress = Press
/// UIKit's name for `PressesEvent`.
public typealias UIPressesEvent = PressesEvent
/// UIKit's name for `Selector`.
public typealias Selector = Controllers.Selector
