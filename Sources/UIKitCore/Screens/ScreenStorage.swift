import Foundation

/// What a screen was given and nothing here acts on; made for one that was given something.
@MainActor final class ScreenStorage {
  var nibName: String?
  var nibBundle: Bundle?
  var storyboard: UIStoryboard?
  var restorationIdentifier: String?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var viewRespectsSystemMinimumLayoutMargins = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var capturesStatusBarAppearance = false
  var providesTransitionStyle = false
  var restoresFocusAfterTransition = true
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var userActivity: NSUserActivity?
  var traitChangeHandlers: [TraitChangeHandler] = []
  var traitOverrides = TraitOverrides()
  var keptTransition: AnyObject?
  var topGuide: LayoutSupport?
  var bottomGuide: LayoutSupport?
  var interactionActivityTrackingBaseName: String?
}
