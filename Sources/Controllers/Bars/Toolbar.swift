import Foundation

/// A bar of buttons: values, nothing is drawn. (`UIToolbar`.)
///
/// That of a navigation controller has the `toolbarItems` of the screen on top.
@preconcurrency @MainActor open class UIToolbar: View, BarPositioning {
  /// Asked where the bar stands; by nobody here. Not retained.
  open weak var delegate: (any ToolbarDelegate)?

  /// The controller whose bar this is.
  weak var navigationController: NavigationController?
  private var ownItems: [BarButtonItem]?

  /// The buttons and spaces. Retained.
  open var items: [BarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; of no consequence for a navigation controller's bar.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    ownItems = items
  }

  open var barStyle = BarStyle.default
  open var barTintColor: Color?
  open var isTranslucent = true
  open var barPosition: BarPosition { .bottom }
  open var standardAppearance = ToolbarAppearance()
  open var compactAppearance: ToolbarAppearance?
  open var scrollEdgeAppearance: ToolbarAppearance?
  open var compactScrollEdgeAppearance: ToolbarAppearance?
}

/// Asked where a toolbar stands. (`UIToolbarDelegate`.)
@preconcurrency @MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}
