// swift-tools-version: 6.1
import PackageDescription

// The runner of generated shapes; the judge writes their sources beside it and says where LifecycleKit is. A
// target in C has notes for debuggers of another version than Swift's, and many packages have one.
let package = Package(
  name: "FreshHolders",
  dependencies: [
    .package(name: "LifecycleKit", path: Context.environment["LIFECYCLEKIT"] ?? "../..")
  ],
  targets: [
    .target(name: "InC"),
    .executableTarget(
      name: "FreshHolders",
      dependencies: ["InC", .product(name: "LiveObjects", package: "LifecycleKit")]),
  ],
  swiftLanguageModes: [.v6]
)
