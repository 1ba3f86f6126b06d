// swift-tools-version: 6.1
import PackageDescription

// An app whose classes can be counted. Built as it stands it does not ask for the counting, and nothing of it
// may be left; with its own trait `Counting` it does.
let package = Package(
  name: "CountingOff",
  traits: [.trait(name: "Counting")],
  dependencies: [
    .package(
      name: "LifecycleKit", path: "../..",
      traits: [.trait(name: "InstanceCounting", condition: .when(traits: ["Counting"]))])
  ],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "LeakDetection", package: "LifecycleKit")])
  ]
)
