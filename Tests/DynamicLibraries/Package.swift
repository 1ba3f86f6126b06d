// swift-tools-version: 6.1
import PackageDescription

// A program that asks who holds an object where a dynamic library has a part in it: its singletons, and its
// classes as superclasses. One of the libraries may change its layout, the other one may not.
let package = Package(
  name: "DynamicLibraries",
  products: [
    .library(name: "Resilient", type: .dynamic, targets: ["Resilient"]),
    .library(name: "Plain", type: .dynamic, targets: ["Plain"]),
  ],
  dependencies: [.package(name: "LifecycleKit", path: "../..")],
  targets: [
    .target(name: "Resilient", swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
    .target(name: "Plain"),
    .executableTarget(
      name: "DynamicLibraries",
      dependencies: [
        "Resilient", "Plain", .product(name: "LiveObjects", package: "LifecycleKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
