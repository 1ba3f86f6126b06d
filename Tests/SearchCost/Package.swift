// swift-tools-version: 6.1
import PackageDescription

// Two programs with the rows of `lifecycle bench searches`, one of which has the classes of `UIKit` in it. The judge
// says where LifecycleKit is.
let kit = "LifecycleKit"
let package = Package(
  name: "SearchCost",
  dependencies: [.package(name: kit, path: Context.environment["LIFECYCLEKIT"] ?? "../..")],
  targets: [
    .executableTarget(
      name: "WithoutUIKit", dependencies: [.product(name: "LifecycleKit", package: kit)]),
    .executableTarget(
      name: "WithUIKit",
      dependencies: [
        .product(name: "LifecycleKit", package: kit), .product(name: "UIKit", package: kit),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
