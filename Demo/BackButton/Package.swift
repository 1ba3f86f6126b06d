// swift-tools-version: 6.1
import PackageDescription

/// A worked example: a coordinator with the back-button bug, and the tests that find it.
///
///     swift test
///     BACK_BUTTON_BUG=1 swift test
///
/// The second command takes the fix out; then the tests fail as `Failures.txt` says.
let excluded = Context.environment["BACK_BUTTON_BUG"] == nil ? [] : ["OrdersCoordinator+Back.swift"]

let package = Package(
  name: "BackButton",
  dependencies: [.package(name: "LifecycleKit", path: "../..")],
  targets: [
    .target(
      name: "BackButton", dependencies: [.product(name: "UIKit", package: "LifecycleKit")],
      exclude: excluded),
    .testTarget(
      name: "BackButtonTests",
      dependencies: [
        "BackButton", .product(name: "LifecycleTesting", package: "LifecycleKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
