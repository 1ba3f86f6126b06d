// swift-tools-version: 6.1
import PackageDescription

/// The shape of the house: each module, where it lives and what it may import. Arrows point downwards
/// only; `Tests/ArchitectureTests` holds the sources to this table.
let modules: [(name: String, imports: [String])] = [
  ("VirtualTime", ["ObjectGraph"]),
  ("ObjectGraph", []),
  ("SwiftSource", []),
  ("SwiftRuntime", ["ObjectGraph", "SwiftSource"]),
  ("SuspendedTasks", ["SwiftRuntime"]),
  ("LiveObjects", ["ObjectGraph", "SwiftRuntime", "SuspendedTasks"]),
  ("LeakDetection", ["VirtualTime", "ObjectGraph"]),
  ("UIKitCore", ["VirtualTime", "ObjectGraph", "SwiftRuntime"]),
  ("VirtualServices", ["VirtualTime", "ObjectGraph"]),
  (
    "LifecycleKit",
    [
      "VirtualTime", "ObjectGraph", "LiveObjects", "LeakDetection", "UIKitCore",
      "VirtualServices",
    ]
  ),
  ("LifecycleReports", ["LifecycleKit"]),
  (
    "FlowExploration",
    [
      "LifecycleKit", "LifecycleReports", "UIKitCore", "LeakDetection", "ObjectGraph",
      "VirtualTime", "ToolConsole",
    ]
  ),
  ("LifecycleTesting", ["LifecycleKit", "LifecycleReports"]),
  ("UIKit", ["UIKitCore", "ObjectGraph", "SwiftRuntime", "VirtualTime"]),
  ("SafariServices", ["UIKit"]),
  ("QuickLook", ["UIKit", "UIKitCore"]),
  ("PhotosUI", ["UIKit", "UIKitCore"]),
  ("MessageUI", ["UIKit", "UIKitCore"]),
  ("OSLog", ["UIKit"]),
  ("os", ["OSLog"]),
  ("ExerciseCheck", ["LifecycleKit", "LifecycleReports"]),
  ("ToolConsole", ["ObjectGraph", "LeakDetection"]),
  ("PackageDoctor", ["LeakDetection", "ObjectGraph", "SwiftSource"]),
  (
    "LeakExercises",
    ["ExerciseCheck", "PackageDoctor", "LifecycleReports", "LeakDetection", "ObjectGraph"]
  ),
]

/// Each test target and the modules it tests.
let tests: [(name: String, imports: [String])] = [
  ("ObjectGraphTests", ["ObjectGraph", "SeededRandom"]),
  ("SwiftRuntimeTests", ["SwiftRuntime", "ObjectGraph", "OwnershipFixtures"]),
  ("LiveObjectsTests", ["LiveObjects", "ObjectGraph", "OwnershipFixtures", "SeededRandom"]),
  ("VirtualTimeTests", ["VirtualTime", "SeededRandom"]),
  (
    "LeakDetectionTests",
    ["LeakDetection", "ObjectGraph", "VirtualTime", "OwnershipFixtures", "SeededRandom"]
  ),
  ("VirtualServicesTests", ["VirtualServices", "VirtualTime"]),
  ("UIKitCoreTests", ["LifecycleKit", "SeededRandom"]),
  ("LifecycleKitTests", ["LifecycleKit", "SeededRandom"]),
  ("LifecycleReportsTests", ["LifecycleReports", "LifecycleKit"]),
  (
    "FlowExplorationTests",
    ["FlowExploration", "ExampleKiosk", "SeededRandom", "ShopExplorer", "UIKit"]
  ),
  ("LifecycleTestingTests", ["LifecycleTesting", "LifecycleKit"]),
  (
    "ConformanceTests",
    [
      "LifecycleKit", "LifecycleTesting", "PastedTables", "UIKit", "MessageUI", "PhotosUI",
      "QuickLook",
    ]
  ),
  ("RandomWorldTests", ["LifecycleKit", "FlowExploration", "UIKitCore", "UIKit", "SeededRandom"]),
  ("LeakGalleryTests", ["LeakGallery", "LifecycleKit", "PastedTables", "SeededRandom"]),
  (
    "UIKitTests",
    [
      "UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook", "LifecycleTesting",
      "MainActorXCTest", "_Testing_UIKit", "OSLog", "os",
    ]
  ),
  ("UIKitSwift5Tests", ["UIKit"]),
  (
    "PackageDoctorTests",
    [
      "PackageDoctor", "LeakDetection", "ObjectGraph", "VirtualTime", "UIKit", "PastedTables",
      "SeededRandom",
    ]
  ),
  (
    "ToolTests",
    [
      "lifecycle", "ToolConsole", "PackageDoctor", "LeakExercises", "FlowExploration",
      "LeakGallery", "GuidedTour",
      "ExampleKiosk", "LeakLessons", "LifecycleKit", "LifecycleReports", "LifecycleTesting",
      "PastedTables",
      "SeededRandom",
    ]
  ),
  ("ArchitectureTests", ["PackageDoctor", "PastedTables", "WriteGenerated"]),
  (
    "AppNamesTests",
    [
      "AppNames", "UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook", "LifecycleKit",
      "LifecycleReports", "FlowExploration", "LifecycleTesting", "MainActorXCTest", "LiveObjects",
      "LeakDetection",
    ]
  ),
]

let package = Package(
  name: "LifecycleKit",
  products: [
    .library(name: "LifecycleKit", targets: ["LifecycleKit"]),
    .library(name: "LifecycleReports", targets: ["LifecycleReports"]),
    .library(name: "FlowExploration", targets: ["FlowExploration"]),
    .library(name: "LifecycleTesting", targets: ["LifecycleTesting"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook", "_Testing_UIKit",
      ]),
    // Of its own, so that packages which ask `canImport(os)` are answered as ever where nothing asks for it.
    .library(name: "OSLog", targets: ["OSLog", "os"]),
    .library(name: "MainActorXCTest", targets: ["MainActorXCTest"]),
    .library(name: "LiveObjects", targets: ["LiveObjects"]),
    .library(name: "LeakDetection", targets: ["LeakDetection"]),
    // A learner's file is linked with it in a moment, because nothing of this package is linked again.
    .library(name: "ExerciseCheck", type: .dynamic, targets: ["ExerciseCheck", "UIKit"]),
    .executable(name: "lifecycle", targets: ["lifecycle"]),
    .plugin(name: "LifecyclePlugin", targets: ["LifecyclePlugin"]),
    .executable(name: "Demo", targets: ["Demo"]),
  ],
  traits: [
    .trait(
      name: "InstanceCounting",
      description: "LeakDetectable classes are counted; without it nothing is left of it in them."),
    .default(enabledTraits: ["InstanceCounting"]),
  ],
  targets: modules.map { module in
    .target(
      name: module.name, dependencies: module.imports.map { .byName(name: $0) },
      // The page's script and style come with the program, in no bundle beside it.
      resources: module.name == "LifecycleReports"
        ? [
          .embedInCode("Page/page.js"), .embedInCode("Page/page.css"),
          .embedInCode("Page/drawing.css"), .embedInCode("Map/map.js"),
          .embedInCode("Comparison/timeline.js"),
        ] : [])
  } + [
    // What the toolchain asks of a module named UIKit, and of main-actor tests; see their one file each.
    .target(name: "_Testing_UIKit"),
    .target(name: "MainActorXCTest", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "LeakGallery", dependencies: ["LifecycleKit"], path: "Demo/Gallery"),
    .target(
      name: "ExampleKiosk", dependencies: ["FlowExploration", "LifecycleKit"], path: "Demo/Kiosk"),
    .target(name: "LeakLessons", path: "Demo/Lessons"),
    .target(name: "GuidedTour", dependencies: ["ToolConsole", "LifecycleKit"], path: "Demo/Tour"),
    // No more than the tour needs, so that the first command of a fresh clone is soon there.
    .executableTarget(
      name: "Demo", dependencies: ["ToolConsole", "GuidedTour"], path: "Demo",
      exclude: [
        "BackButton", "Coordinators", "Exercises", "Gallery", "Kiosk", "Lessons", "Models",
        "Scripts", "Subscriptions", "Tour",
      ]),
    .executableTarget(
      name: "lifecycle",
      dependencies: [
        "ToolConsole", "PackageDoctor", "LeakExercises", "FlowExploration", "LeakGallery",
        "GuidedTour", "ExampleKiosk",
        "LeakLessons", "LifecycleKit", "LifecycleReports",
      ]),
    // It builds the tool when it runs, and no earlier: a package that depends on this one builds no more for it.
    .plugin(
      name: "LifecyclePlugin",
      capability: .command(
        intent: .custom(verb: "lifecycle", description: "Runs lifecycle for this package.")),
      path: "Sources/LifecyclePlugin"),
  ]
    + tests.map { test in
      .testTarget(
        name: test.name, dependencies: test.imports.map { .byName(name: $0) },
        // Most code that says `import UIKit` is checked by the rules of Swift 5.
        swiftSettings: test.name == "UIKitSwift5Tests" ? [.swiftLanguageMode(.v5)] : [])
    } + [
      .target(name: "SeededRandom", path: "Tests/SeededRandom"),
      .target(name: "PastedTables", path: "Tests/PastedTables"),
      .target(name: "AppNames", path: "Tests/AppNames"),
      .target(name: "OwnershipFixtures", path: "Tests/OwnershipFixtures"),
      .executableTarget(name: "WriteGenerated", path: "Tests/WriteGenerated"),
      .executableTarget(
        name: "ShopExplorer", dependencies: ["FlowExploration"], path: "Tests/ShopExplorer"),
      .executableTarget(
        name: "SanitizedFixtures", dependencies: ["OwnershipFixtures", "LeakGallery"],
        path: "Tests/SanitizedFixtures", exclude: ["judge"]),
      .testTarget(
        name: "DemoTests", dependencies: ["ToolConsole", "Demo", "GuidedTour"], exclude: ["Golden"]),
    ],
  swiftLanguageModes: [.v6]
)
