import Foundation

/// The values of a screen that nothing here acts on; made for a screen that was given one.
@MainActor final class ScreenStorage {
  var nibName: String?
  var nibBundle: Bundle?
  var storyboard: UIStoryboard?
  var restorationIdentifier: String?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var tabBarItem: UITabBarItem?
  /// A `UITab`.
  weak var tab: AnyObject?
  weak var columnKeeper: (any ColumnKeeper)?
  var pageKeeper: BackReference<UIViewController>?
  var toolbarItems: [UIBarButtonItem]?
  var userActivity: NSUserActivity?
  var traitChangeHandlers: [TraitChangeHandler] = []
  var traitOverrides = TraitOverrides()
  /// The overrides that the next update of traits applies.
  var nextOverrides: TraitOverrides?
  /// Shown above the screen's content while there is none.
  var contentUnavailableView: UIView?
  var needsContentUpdate = false
  var keptTransition: AnyObject?
  var topGuide: LayoutSupport?
  var bottomGuide: LayoutSupport?
  var interactionActivityTrackingBaseName: String?
  var leakOfUIKit: AnyObject?
  var readings = Readings()
}

extension UIViewController {
  /// The value of `preferredTransition`, which is a type of the module above. Retained.
  package var keptTransition: AnyObject? {
    get { values.keptTransition }
    set { values.keptTransition = newValue }
  }

  /// The container of which this is a column, while it is on a stack instead of a child there. Not held.
  var columnKeeper: (any ColumnKeeper)? {
    get { kept?.columnKeeper }
    set { if newValue != nil || kept != nil { values.columnKeeper = newValue } }
  }

  /// The page view controller whose data source keeps this page while it is not shown.
  var pageKeeper: BackReference<UIViewController>? {
    get { kept?.pageKeeper }
    set { if newValue != nil || kept != nil { values.pageKeeper = newValue } }
  }

  /// The box, made when the first value is put into it.
  var values: ScreenStorage {
    if let kept { return kept }
    let made = ScreenStorage()
    kept = made
    return made
  }

  var keptEditButtonItem: UIBarButtonItem {
    if let made = kept?.editButtonItem { return made }
    let made = EditButtonItem(of: self)
    values.editButtonItem = made
    return made
  }

  var keptTabBarItem: UITabBarItem {
    if let made = kept?.tabBarItem { return made }
    let made = UITabBarItem(title: title)
    values.tabBarItem = made
    return made
  }

  func makeNavigationItem() -> UINavigationItem {
    let made = UINavigationItem(title: title)
    made.controllerReference = backReference
    item = made
    return made
  }

  func edit(_ editing: Bool) {
    guard editing != isEditing else { return }
    values.isEditing = editing
    kept?.editButtonItem?.title = editing ? "Done" : "Edit"
  }

  /// Keeps the size, and calls the parent, else the presentation controller.
  func preferContentSize(_ size: CGSize) {
    guard size != preferredContentSize else { return }
    values.preferredContentSize = size
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentationOfSelf?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The container that performs `show` or `showDetailViewController` for this screen.
  func container(performing action: Selector) -> UIViewController? {
    switch action.description {
    case "showViewController:sender:", "show(_:sender:)":
      navigationController ?? splitViewController
    case "showDetailViewController:sender:", "showDetailViewController(_:sender:)":
      splitViewController
    default: nil
    }
  }
}
