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

  /// Light or dark.
  open var barStyle = BarStyle.default
  /// The colour behind the bar.
  open var barTintColor: Color?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// Where the bar stands.
  open var barPosition: BarPosition { .bottom }
  /// How the bar looks.
  open var standardAppearance = ToolbarAppearance()
  /// How it looks on a phone that lies; as else while `nil`.
  open var compactAppearance: ToolbarAppearance?
  /// How it looks while nothing is scrolled below it; as else while `nil`.
  open var scrollEdgeAppearance: ToolbarAppearance?
  /// How it looks then on a phone that lies; as else while `nil`.
  open var compactScrollEdgeAppearance: ToolbarAppearance?
}

/// Asked where a toolbar stands. (`UIToolbarDelegate`.)
@preconcurrency @MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}
