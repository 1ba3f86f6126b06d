import Foundation
import RuntimeLayout

/// A bar of buttons: values, nothing is drawn.
///
/// That of a navigation controller has the `toolbarItems` of the screen on top.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// Not called: not simulated. Not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The controller whose bar this is.
  weak var navigationController: UINavigationController?
  private var ownItems: [UIBarButtonItem]?

  /// The buttons and spaces. Retained.
  open var items: [UIBarButtonItem]? {
    get { navigationController.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; of no consequence for a navigation controller's bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
  }

  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// Where the bar stands.
  open var barPosition: UIBarPosition { .bottom }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks on a phone that lies; as else while `nil`.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks while nothing is scrolled below it; as else while `nil`.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How it looks then on a phone that lies; as else while `nil`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
}

/// Asked where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofNavigation = Vocabulary(
    names: [
      "UINavigationController.shown": "topViewController",
      "UINavigationBar.ownItems": "items",
      "UIToolbar.ownItems": "items",
    ],
    notes: [
      "topViewController": .link,
      "items": .link,
    ])
}
