import ObjectGraph

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofScreens = Vocabulary(
    names: [
      "UIViewController.kept": "",
      "UIViewController.loadedView": "view",
      "UIViewController.childList": "children",
      "UIViewController.entering": "children",
      "UIViewController.leaving": "children",
      "DepartingScreen.controller": "",
      "UIViewController.item": "navigationItem",
      "UIViewController.heldPresentationController": "presentationController",
      "UIViewController.presentation": "",
      "UIViewController.childTransition": "transition",
      "UINavigationItem.search": "searchController",
      "UIWindow.rootController": "rootViewController",
      "UIViewController.parentReference": "parent",
      "UIViewController.presenterReference": "presentingViewController",
      "UIViewController.rootWindowReference": "window",
    ],
    carriers: ["ScreenStorage"],
    notes: [
      "view": .link,
      "children": .link,
      "navigationItem": .link,
      "searchController": .link,
      "rootViewController": .link,
      "tabBarItem": .link,
      "UIWindow.presentations": .ending("dismiss what is presented"),
    ])
}
