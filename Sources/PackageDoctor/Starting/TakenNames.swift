/// The names that no target of a package beside LifecycleKit can have: the package manager allows a name once among
/// all packages that are built together, also of targets that the package does not use.
enum TakenNames {
  /// The targets of LifecycleKit, tests left out. A test holds them to its manifest.
  static let targets: Set = [
    "_Testing_UIKit", "AppNames", "Demo", "ExampleKiosk", "ExerciseCheck", "FlowExploration",
    "GuidedTour", "LeakDetection", "LeakExercises", "LeakGallery", "LeakLessons", "lifecycle",
    "LifecycleKit", "LifecyclePlugin", "LifecycleReports", "LifecycleTesting", "LiveObjects",
    "MainActorXCTest", "MessageUI", "ObjectGraph", "os", "OSLog", "OwnershipFixtures",
    "PackageDoctor", "PastedTables", "PhotosUI", "QuickLook", "SafariServices",
    "SanitizedFixtures", "SeededRandom", "ShopExplorer", "SuspendedTasks", "SwiftRuntime",
    "SwiftSource", "ToolConsole", "UIKit", "UIKitCore", "VirtualServices", "VirtualTime",
    "WriteGenerated",
  ]

  /// Modules of the toolchain, which a target of that name would hide.
  static let toolchain: Set = ["Testing", "XCTest", "Foundation", "Swift"]
}
