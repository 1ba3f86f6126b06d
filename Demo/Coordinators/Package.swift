// swift-tools-version: 6.1
import PackageDescription

/// A worked example: an app's coordinators in three styles, and their tests in both frameworks.
///
///     swift test
///
/// The sources say `import UIKit` and nothing of the simulation, and compile for iOS as they are.
let package = Package(
  name: "Coordinators",
  dependencies: [
    .package(name: "LifecycleKit", path: "../..")
  ],
  targets: [
    .target(
      name: "Ferry",
      dependencies: [
        .product(name: "UIKit", package: "LifecycleKit", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "FerryTests",
      dependencies: [
        "Ferry",
        .product(name: "FlowExploration", package: "LifecycleKit"),
        .product(name: "LifecycleTesting", package: "LifecycleKit"),
        .product(name: "MainActorXCTest", package: "LifecycleKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
