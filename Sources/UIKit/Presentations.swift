import Controllers

// What is presented, how, and who is told of it.

@_exported import class Controllers.UIAlertController
@_exported import class Controllers.UIAlertAction
/// UIKit's name for `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// UIKit's name for `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
@_exported import class Controllers.UIPresentationController
@_exported import class Controllers.UIPopoverPresentationController
@_exported import class Controllers.UISheetPresentationController
/// UIKit's name for `AdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// UIKit's name for `AlertControllerSeverity`.
public typealias UIAlertControllerSeverity = AlertControllerSeverity
/// UIKit's name for `PopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// UIKit's name for `PopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// UIKit's name for `PopoverPresentationControllerSourceItem`.
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem
/// UIKit's name for `SheetPresentationControllerDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// UIKit's name for `SheetDetentResolutionContext`.
public typealias UISheetPresentationControllerDetentResolutionContext = SheetDetentResolutionContext
