import Controllers
import Foundation

// Colours, pictures, fonts and measures: values, nothing is drawn with them.

@_exported import class Controllers.UIColor
@_exported import class Controllers.UIFont
@_exported import class Controllers.UIFontDescriptor
/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name for `Offset`.
public typealias UIOffset = Offset
/// UIKit's name for `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
/// UIKit's name for `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// UIKit's name for `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
/// UIKit's name for `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
@_exported import class Controllers.UIMenuElement
@_exported import class Controllers.UIAction
@_exported import class Controllers.UIMenu
/// UIKit's name for what an action does.
public typealias UIActionHandler = (UIAction) -> Void
