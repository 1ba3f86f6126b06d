/// The names under which a program knows what the kits it uses keep in private stored properties.
///
/// A path that leads through `loadedView` is told as one through `.view`, by UIKit's own name; what only
/// carries something for its holder, as the values that few screens set, is left out. Fields that are
/// not listed have their own names. A test holds the list to the sources.
package enum FieldNames {
  /// By the declaring type's name and the field's: the name to tell, or nothing for what is left out.
  package static let known: [String: String] = [
    "UIResponder.associated": "associatedObjects",
    "Association.held": "",
    "InertViewControllerAttributes.storage": "",
    "UIViewController.loadedView": "view",
    "UIViewController.childList": "children",
    "UIViewController.entering": "children",
    "UIViewController.leaving": "children",
    "Leaving.controller": "",
    "UIViewController.item": "navigationItem",
    "UIViewController.heldPresentationController": "presentationController",
    "UIViewController.presentation": "",
    "PresentationInWindow.presentation": "",
    "Presentation.presented": "presentedViewController",
    "Presentation.controller": "presentationController",
    "UIViewController.childTransition": "transition",
    "UINavigationController.shown": "topViewController",
    "UINavigationItem.search": "searchController",
    "UISearchController.shown": "searchResultsController",
    "UITabBarController.tabList": "tabs",
    "UITabBarController.selected": "selectedViewController",
    "UITabBarController.shown": "selectedViewController",
    "UITab.madeController": "viewController",
    "UISplitViewController.occupants": "viewControllers",
    "UISplitViewController.shown": "viewControllers",
    "Occupant.controller": "",
    "UIPageViewController.current": "viewControllers",
    "UIPageViewController.shown": "viewControllers",
    "UIPageViewController.candidates": "viewControllers",
    "UINavigationBar.ownItems": "items",
    "UITabBar.ownItems": "items",
    "UIToolbar.ownItems": "items",
    "UIAlertController.fields": "textFields",
    "UIView.subviewList": "subviews",
    "InertViewAttributes.kept": "",
    "ViewStorageBox.values": "",
    "ViewStorage.safeAreaGuide": "safeAreaLayoutGuide",
    "ViewStorage.marginsGuide": "layoutMarginsGuide",
    "UIWindow.rootController": "rootViewController",
    "UIApplication.visibleWindows": "windows",
    "UIApplication.scenes": "connectedScenes",
    "RunningAnimation.ending": "completion",
    "UIBarButtonItem.performedAction": "primaryAction",
    "BackReference.object": "",
    "UIViewController.parentReference": "parent",
    "UIViewController.presenterReference": "presentingViewController",
    "UIViewController.rootWindowReference": "window",
    "UIView.superviewReference": "superview",
    "UIView.windowReference": "window",
    "UIView.controllerReference": "next",
    "UIControl.registrations": "actions",
    "Registration.action": "",
    "UITableView.shownCells": "visibleCells",
    "UICollectionView.shownCells": "visibleCells",
    "ShownCells.cells": "",
    "VirtualClock.state": "",
    "State.queue": "",
    "DeadlineQueue.slots": "pendingWork",
    "Slot.content": "",
    "Entry.action": "",
    "UITextView.ownInputView": "inputView",
    "UITextView.ownInputAccessoryView": "inputAccessoryView",
  ]

  /// The classes whose objects only carry a holder's values.
  private static let carriers: Set<String> = [
    "ScreenStorage", "ViewStorageBox", "Presentation", "BackReference",
  ]

  /// Whether objects of a class are told as a part of their holder.
  static func isCarrier(_ descriptor: NominalDescriptor) -> Bool {
    LibraryModules.isKit(descriptor.moduleName) && carriers.contains(descriptor.name)
  }

  /// The words for a field of a type: `.view`, or none.
  static func label(of field: FieldRecord, in descriptor: NominalDescriptor) -> String {
    let name = field.name
    guard LibraryModules.isKit(descriptor.moduleName),
      let shown = known["\(descriptor.name).\(name)"]
    else { return "." + name }
    return shown.isEmpty ? "" : "." + shown
  }
}
