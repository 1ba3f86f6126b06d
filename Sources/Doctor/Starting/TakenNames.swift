/// The names that no target of a package beside LifecycleKit can have: the package manager allows a name once among
/// all packages that are built together, also of targets that the package does not use.
enum TakenNames {
  /// The targets of LifecycleKit, tests left out. A test holds them to its manifest.
  static let targets: Set = [
    "AppNames", "Console", "Demo", "Doctor", "ExerciseCheck", "Exercises", "FlowExploration",
    "Gallery", "GuidedTour", "Kiosk", "LeakDetection", "Lessons", "LifecycleKit",
    "LifecyclePlugin", "LifecycleReports", "LifecycleTesting", "LiveObjects", "MainActorXCTest",
    "MessageUI", "OSLog", "ObjectGraph", "OwnershipFixtures", "PastedTables", "PhotosUI",
    "QuickLook", "SafariServices", "SanitizedFixtures", "SeededRandom", "Services",
    "ShopExplorer", "SuspendedTasks", "SwiftRuntime", "SwiftSource", "UIKit", "UIKitCore",
    "VirtualTime", "WriteGenerated", "_Testing_UIKit", "lifecycle", "os",
  ]

  /// Modules of the toolchain, which a target of that name would hide.
  static let toolchain: Set = ["Testing", "XCTest", "Foundation", "Swift"]
}
