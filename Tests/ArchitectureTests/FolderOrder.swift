/// The order of the folders inside the big modules: a file names only what is in its own folder and in
/// those before it in this list.
enum FolderOrder {
  /// The folders of a module, the lowest first; together they hold all of its files.
  static let folders: [String: [String]] = [
    "ObjectGraph": ["Text", "References", "Budget", "Paths", "Search", "Ownership"],
    "SwiftRuntime": ["Memory", "Images", "DebugNotes", "Symbols", "Metadata", "Names", "Heap"],
    "SuspendedTasks": ["Code", "Tasks"],
    "LiveObjects": [
      "Layout", "Closures", "Objects", "Reading", "SelfCheck", "Statics", "Paths",
      "Census",
    ],
    "UIKitCore": [
      "Kernel", "Log", "Values", "Views", "Bars", "Screens", "Transitions", "Presentation",
      "Containers/Navigation", "Containers/Tabs", "Containers/Paging", "Containers/Search",
      "Containers/Split", "Storyboards", "Application", "Animations", "User", "Vocabulary",
      "Generated",
    ],
    "UIKit": [
      "Values", "Drawing", "ObjectiveC", "Device", "Views", "Menus", "Lists", "Screens",
      "Observing",
      "Vocabulary", "Generated",
    ],
    "LeakDetection": ["Counting", "Expectations", "Files", "Growth", "Reports", "Summaries"],
    "VirtualServices": [
      "Registry", "Concurrency", "Dispatch", "Notifications", "RunLoop", "Entrance",
      "Subscriptions",
    ],
    "LifecycleKit": ["Checks", "Leaks", "Simulation"],
    "LifecycleReports": [
      "Report", "Moments", "Hierarchy", "Drawing", "Page", "Map", "Comparison",
    ],
    "FlowExploration": [
      "Script", "Explorer", "Model", "Result", "Parts", "Charts", "Playing", "Search",
      "Conformance",
      "Draft",
      "Map", "Report",
      "Command",
    ],
    "LeakExercises": ["Shelf", "Judging", "Learning", "Teaching"],
    "PackageDoctor": [
      "Reading", "Diagnosis", "Rules", "Compiler", "Fixing", "Starting", "Trials", "Mending/Code",
      "Mending/LostWork", "Mending/Owners", "Mending/Edits", "Mending/Leaving", "Mending/Mender",
    ],
    "lifecycle": [
      "CommandLine", "Terminal", "Reports", "Play", "Session", "Tour", "Compare", "Lessons",
      "Exercises",
      "Gallery", "Graph", "Explore", "Model", "Doctor", "Mend", "New", "Assistant", "Bench",
      "Settings",
      "Tool",
    ],
    "LifecycleTesting": [
      "Settings", "Failures", "Check", "Waiting", "Assertions", "Traits", "XCTest",
    ],
  ]

  /// A file that names what is in higher folders, and why.
  struct Exception {
    let file: String
    let names: Set<String>
    let why: String
  }

  /// What UIKit's own signatures and the links between objects ask for. The list may only become shorter.
  static let exceptions = [
    Exception(
      file: "UIKitCore/Kernel/Environment.swift",
      names: ["LifecycleObserver", "TurnEnd", "UIApplication"],
      why: "what a screen finds around it is kept in one place"),
    Exception(
      file: "UIKitCore/Views/UIResponder.swift", names: ["UIWindow"], why: "UITouch.window"),
    Exception(
      file: "UIKitCore/Views/UIView.swift", names: ["UIViewController", "UIWindow"],
      why: "UIView.window, and the controller whose view it is"),
    Exception(
      file: "UIKitCore/Views/UIView+Hierarchy.swift",
      names: [
        "UIViewController", "UIWindow", "viewDidEnterWindow", "viewDidLeaveWindow",
        "viewWillEnterWindow", "viewWillLeaveWindow",
      ],
      why: "a view that comes into a window brings its controller along"),
    Exception(
      file: "UIKitCore/Screens/UIContentContainer.swift",
      names: ["UIViewControllerTransitionCoordinator"],
      why: "UIContentContainer.willTransition(to:with:)"),
    Exception(
      file: "UIKitCore/Screens/UIViewController.swift",
      names: [
        "Presentation", "Transition", "UINavigationController", "UIPopoverPresentationController",
        "UIPresentationController", "UISheetPresentationController", "UISplitViewController",
        "UITabBarController", "UIViewControllerTransitionCoordinator", "beginDismissal",
        "beginPresentation", "inherit", "inheritedTraits", "nearestPresentation",
        "nearestPresentationController", "nearestPresenter", "nearestTransition", "ownPopover",
        "ownPresentationController", "passOn", "showInContainer", "UIStoryboard",
        "UIStoryboardSegue", "UIViewControllerTransitioningDelegate",
      ],
      why:
        "UIViewController's properties have these types, its methods do this, and it holds what it presents"
    ),
    Exception(
      file: "UIKitCore/Screens/UIViewController+Appearance.swift",
      names: ["presentationInContext"], why: "what is presented in a context appears along"),
    Exception(
      file: "UIKitCore/Screens/UIViewController+ViewLoading.swift",
      names: ["presentationInContext"], why: "what is presented in a context appears along"),
    Exception(
      file: "UIKitCore/Screens/UIViewController+LostPlace.swift",
      names: ["chainOfPresentations"],
      why: "what is presented goes with a lost window or presenter"),
    Exception(
      file: "UIKitCore/Screens/ScreenStorage.swift", names: ["UIStoryboard"],
      why: "UIViewController.storyboard"),
    Exception(
      file: "UIKitCore/Screens/UINavigationItem.swift",
      names: ["UISearchController", "canHave", "hand"],
      why: "UINavigationItem.searchController"),
    Exception(
      file: "UIKitCore/Screens/UIWindow.swift",
      names: ["Presentation", "PresentationInWindow", "UIApplication", "UIWindowScene", "shared"],
      why: "UIWindow.windowScene, and a window holds what is presented in it"),
  ]
}
