/// The order of the folders inside the big modules: a file names only types of its own folder and of those
/// above it in this list.
enum FolderOrder {
  /// The folders of a module, the lowest first; together they hold all of its files.
  static let folders: [String: [String]] = [
    "UIKitCore": [
      "Kernel", "Log", "Values", "Views", "Bars", "Screens", "Transitions", "Presentation",
      "Containers/Navigation", "Containers/Tabs", "Containers/Paging", "Containers/Search",
      "Containers/Split", "Storyboards", "Application", "Animations", "User",
    ],
    "LifecycleKit": ["Checks", "Leaks", "Simulation"],
  ]

  /// A file that names types of higher folders, and why.
  struct Exception {
    let file: String
    let types: Set<String>
    let why: String
  }

  /// What UIKit's own signatures and the links between objects ask for. The list may only become shorter.
  static let exceptions = [
    Exception(
      file: "UIKitCore/Kernel/Environment.swift",
      types: ["LifecycleObserver", "TurnEnd", "UIApplication"],
      why: "what a screen finds around it is kept in one place"),
    Exception(
      file: "UIKitCore/Views/UITouch.swift", types: ["UIWindow"], why: "UITouch.window"),
    Exception(
      file: "UIKitCore/Views/UIView.swift", types: ["UIViewController", "UIWindow"],
      why: "UIView.window, and the controller whose view it is"),
    Exception(
      file: "UIKitCore/Views/UIView+Hierarchy.swift", types: ["UIViewController", "UIWindow"],
      why: "a view that comes into a window brings its controller along"),
    Exception(
      file: "UIKitCore/Screens/UIContentContainer.swift",
      types: ["UIViewControllerTransitionCoordinator"],
      why: "UIContentContainer.willTransition(to:with:)"),
    Exception(
      file: "UIKitCore/Screens/UIViewController.swift",
      types: [
        "Presentation", "Transition", "UINavigationController", "UIPopoverPresentationController",
        "UIPresentationController", "UISheetPresentationController", "UISplitViewController",
        "UITabBarController", "UIViewControllerTransitionCoordinator",
      ],
      why: "UIViewController's properties have these types, and it holds what it presents"),
    Exception(
      file: "UIKitCore/Screens/InertViewControllerAttributes.swift",
      types: ["UIStoryboard", "UIStoryboardSegue", "UIViewControllerTransitioningDelegate"],
      why: "UIViewController's properties have these types"),
    Exception(
      file: "UIKitCore/Screens/ScreenStorage.swift", types: ["UIStoryboard"],
      why: "UIViewController.storyboard"),
    Exception(
      file: "UIKitCore/Screens/UINavigationItem.swift", types: ["UISearchController"],
      why: "UINavigationItem.searchController"),
    Exception(
      file: "UIKitCore/Screens/UIWindow.swift",
      types: ["Presentation", "PresentationInWindow", "UIApplication", "UIWindowScene"],
      why: "UIWindow.windowScene, and a window holds what is presented in it"),
  ]
}
