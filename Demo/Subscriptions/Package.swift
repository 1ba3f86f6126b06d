// swift-tools-version: 6.1
import PackageDescription

/// A worked example: screens that subscribe with Combine, each in a form that leaks and in forms that do not.
///
///     swift test
///
/// The sources say `import Combine` and `import UIKit`, and compile for iOS as they are. The lines at the end are what
/// `lifecycle doctor --init` adds to a package that imports Combine.
let package = Package(
  name: "Subscriptions",
  targets: [
    .target(name: "Prices"),
    .testTarget(name: "PricesTests", dependencies: ["Prices"]),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit on Linux, and tests that fail for leaked screens.
#if os(Linux)
  package.dependencies.append(.package(name: "LifecycleKit", path: "../.."))
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.dependencies.append(.product(name: "UIKit", package: "LifecycleKit"))
    guard target.type == .test else { continue }
    target.dependencies.append(.product(name: "LifecycleTesting", package: "LifecycleKit"))
  }
  // Combine on Linux is OpenCombine.
  package.dependencies.append(
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"))
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.dependencies.append("Combine")
  }
  package.targets.append(
    .target(
      name: "Combine",
      dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
        .product(name: $0, package: "OpenCombine")
      },
      path: "Sources/Combine"))
#endif
