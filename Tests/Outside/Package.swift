// swift-tools-version: 6.1
import PackageDescription

// An app whose classes derive from every open class. The judge writes most of its sources and says where
// LifecycleKit is; with the trait `Swift5` it is checked by the rules of Swift 5.
let package = Package(
  name: "Outside",
  traits: [.trait(name: "Swift5")],
  dependencies: [
    .package(name: "LifecycleKit", path: Context.environment["LIFECYCLEKIT"] ?? "../..")
  ],
  targets: [
    .executableTarget(
      name: "Outside",
      dependencies: [.product(name: "UIKit", package: "LifecycleKit")],
      swiftSettings: [.swiftLanguageMode(.v5, .when(traits: ["Swift5"]))])
  ],
  swiftLanguageModes: [.v6]
)
