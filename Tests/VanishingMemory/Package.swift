// swift-tools-version: 6.1
import PackageDescription

// A program that asks who holds an object while its memory comes and goes; the judge runs it often.
let package = Package(
  name: "VanishingMemory",
  dependencies: [.package(name: "LifecycleKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "VanishingMemory",
      dependencies: [.product(name: "LiveObjects", package: "LifecycleKit")])
  ],
  swiftLanguageModes: [.v6]
)
