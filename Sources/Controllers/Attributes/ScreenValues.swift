import Foundation

/// What a screen was given and nothing here acts on; made for one that was given something.
@MainActor final class ScreenValues {
  var nibName: String?
  var nibBundle: Bundle?
  var storyboard: Storyboard?
  var restorationIdentifier: String?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = EdgeInsets.zero
  var edgesForExtendedLayout = RectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var viewRespectsSystemMinimumLayoutMargins = true
  var overrideUserInterfaceStyle = TraitCollection.Style.unspecified
  var childTraits: [ObjectIdentifier: TraitCollection] = [:]
  var capturesStatusBarAppearance = false
  var providesTransitionStyle = false
  var restoresFocusAfterTransition = true
  var isEditing = false
  var editButtonItem: BarButtonItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
  var userActivity: UserActivity?
  var traitChangeHandlers: [TraitChangeHandler] = []
  var interactionActivityTrackingBaseName: String?
}
