import Controllers
import Foundation

// Colours, pictures, fonts and measures: values, nothing is drawn with them.

/// UIKit's name for `Color`.
public typealias UIColor = Color
/// UIKit's name for `Font`.
public typealias UIFont = Font
/// UIKit's name for `FontDescriptor`.
public typealias UIFontDescriptor = FontDescriptor
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
/// UIKit's name for `MenuElement`.
public typealias UIMenuElement = MenuElement
/// UIKit's name for `Action`.
public typealias UIAction = Action
/// UIKit's name for `Menu`.
public typealias UIMenu = Menu
/// UIKit's name for what an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
