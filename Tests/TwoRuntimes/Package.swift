// swift-tools-version: 6.1
import PackageDescription

// A program that loads a plugin and asks who holds an object; the judge gives it plugins with another
// runtime and without.
let package = Package(
  name: "TwoRuntimes",
  dependencies: [.package(name: "LifecycleKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "TwoRuntimes",
      dependencies: [.product(name: "LiveObjects", package: "LifecycleKit")])
  ],
  swiftLanguageModes: [.v6]
)
